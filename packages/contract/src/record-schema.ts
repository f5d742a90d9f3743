import { countryCode } from '@punkt/domain/country-code';
import { message } from '@punkt/domain/message';
import {
  blankOf,
  COUNTRY,
  type FieldRow,
  fieldsWhere,
  type PlainField,
  type RecordTable,
  type ValueOf,
} from '@punkt/domain/record-table';
import { z } from 'zod';

type Values<T extends RecordTable, Fields extends keyof T> = {
  [F in Fields]: z.ZodType<ValueOf<T[F]>, ValueOf<T[F]>>;
};
type Defaulted<T extends RecordTable> = {
  [F in PlainField<T>]: T[F] extends { readonly given: true }
    ? z.ZodType<ValueOf<T[F]>, ValueOf<T[F]>>
    : z.ZodDefault<z.ZodType<Mutable<ValueOf<T[F]>>, ValueOf<T[F]>>>;
};
type Mutable<V> = V extends readonly string[] ? string[] : V;
type EntityShape<T extends RecordTable> = {
  [F in PlainField<T> as T[F]['kind'] extends 'ids' ? never : T[F]['entity']]: z.ZodType<
    ValueOf<T[F]>,
    ValueOf<T[F]>
  >;
};

const MOST_FILES = 10;
const id = z.string().regex(/^\d{1,15}$/, 'validation.id');

function choice({ options, given }: Extract<FieldRow, { kind: 'choice' }>): z.ZodType {
  const known = options === COUNTRY.options ? countryCode : z.enum(options);
  return given ? known : known.nullable();
}

/** What may arrive in a field at all. */
function requested(row: FieldRow): z.ZodType {
  switch (row.kind) {
    case 'number': {
      const number = row.whole ? z.number().int() : z.number();
      return number.min(row.min).max(row.max).nullable();
    }
    case 'choice':
      return choice(row);
    case 'flag':
      return z.boolean();
    case 'id':
      return id.nullable();
    case 'ids':
      return z.array(z.uuid()).max(MOST_FILES, message('validation.files.count', { count: MOST_FILES }));
    case 'own':
      throw new Error('a field of its own kind has a schema of its own');
    default:
      return z.string().max(row.max);
  }
}

/** What a response carries: nothing that was kept is refused on its way out. */
function answered(row: FieldRow): z.ZodType {
  if (row.kind === 'number') return z.number().nullable();
  if (row.kind === 'choice') return choice(row);
  if (row.kind === 'flag') return z.boolean();
  return row.kind === 'id' ? z.string().nullable() : z.string();
}

const plain = (table: RecordTable) =>
  fieldsWhere(table, ({ kind }) => kind !== 'own').map((field) => [field, table[field] as FieldRow] as const);

/** Fields of a request, none of them blank by itself. */
export const requestShape = <T extends RecordTable>(table: T): Values<T, PlainField<T>> =>
  Object.fromEntries(plain(table).map(([field, row]) => [field, requested(row)])) as Values<T, PlainField<T>>;

/** Fields of a request that may leave out what is blank. */
export const blankableShape = <T extends RecordTable>(table: T): Defaulted<T> =>
  Object.fromEntries(
    plain(table).map(([field, row]) => [
      field,
      'given' in row ? requested(row) : requested(row).default(blankOf(row)),
    ]),
  ) as Defaulted<T>;

/** Fields of a response, by the names of section 3; files are described by a schema of their own. */
export const entityShape = <T extends RecordTable>(table: T): EntityShape<T> =>
  Object.fromEntries(
    plain(table)
      .filter(([, { kind }]) => kind !== 'ids')
      .map(([, row]) => [row.entity, answered(row)]),
  ) as EntityShape<T>;
