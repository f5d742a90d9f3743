import { COUNTRY_CODES } from './country-code.ts';

/**
 * A record as a table, one row per field. The key is the name in requests (section 7 of the specification) and in the record
 * itself, `entity` the name in responses (section 3): these rows are the only place that knows both.
 * Blanks, schemas, drafts, remarks, erasure and screens read the same rows.
 */
interface Row {
  readonly entity: string;
  /** Where it is asked for; `null`: the form has no place for it. */
  readonly step: string | number | null;
  /** What a person wrote, or could be known by: blank once the account is erased. */
  readonly personal?: true;
  /** Not every record has it: left out where it is empty. */
  readonly optional?: true;
  /** The place on the form where its problems and remarks stand, if it is not its own. */
  readonly at?: string;
  /** Fields of one group are saved together or not at all. */
  readonly group?: string;
}

interface TextRow extends Row {
  /** `lines`: several of them. */
  readonly kind: 'text' | 'lines' | 'phone';
  readonly max: number;
}

/** Bounds of what may arrive at all; what is right is the rules' to say. */
interface NumberRow extends Row {
  readonly kind: 'number';
  readonly min: number;
  readonly max: number;
  readonly whole?: true;
  readonly unit?: 'metres' | 'squareMetres';
}

interface ChoiceRow extends Row {
  readonly kind: 'choice';
  readonly options: readonly string[];
  /** There from the beginning, never blank. */
  readonly given?: true;
}

interface OtherRow extends Row {
  /** `id`: of another record, or none. `ids`: of uploaded files. `own`: the record has its own way to read and write it. */
  readonly kind: 'flag' | 'id' | 'ids' | 'own';
}

export type FieldRow = TextRow | NumberRow | ChoiceRow | OtherRow;
export type RecordTable = Readonly<Record<string, FieldRow>>;

/** The value of a field by its row. */
export type ValueOf<R extends FieldRow> = R extends TextRow
  ? string
  : R extends NumberRow
    ? number | null
    : R extends { readonly options: ReadonlyArray<infer Option>; readonly given: true }
      ? Option
      : R extends { readonly options: ReadonlyArray<infer Option> }
        ? Option | null
        : R extends { readonly kind: 'flag' }
          ? boolean
          : R extends { readonly kind: 'id' }
            ? string | null
            : R extends { readonly kind: 'ids' }
              ? readonly string[]
              : never;

/** Fields that the table alone reads, writes and blanks. */
export type PlainField<T extends RecordTable> = {
  [F in keyof T & string]: T[F]['kind'] extends 'own' ? never : F;
}[keyof T & string];

/** Fields that are blank at the beginning. */
type BlankField<T extends RecordTable> = {
  [F in PlainField<T>]: T[F] extends { readonly given: true } ? never : F;
}[PlainField<T>];

export type RecordOf<T extends RecordTable> = { readonly [F in PlainField<T>]: ValueOf<T[F]> };

/** Fields that responses carry as they are; of files they carry more than ids. */
type EntityField<T extends RecordTable> = {
  [F in PlainField<T>]: T[F]['kind'] extends 'ids' ? never : F;
}[PlainField<T>];

/** A record by the names of responses. */
export type EntityOf<T extends RecordTable> = { [F in EntityField<T> as T[F]['entity']]: ValueOf<T[F]> };

type FilesOf<T extends RecordTable> = {
  [F in Exclude<PlainField<T>, EntityField<T>> as T[F]['entity']]: ReadonlyArray<{ readonly id: string }>;
};

/** Messages by path (`area`, `requisites_data.inn`); empty means that all is well. */
export type Problems = Readonly<Record<string, string>>;

/** A choice among our countries. */
export const COUNTRY = { kind: 'choice', options: COUNTRY_CODES } as const;

const entries = <T extends RecordTable>(table: T) =>
  Object.entries(table) as ReadonlyArray<[keyof T & string, FieldRow]>;

export const fieldsOf = <T extends RecordTable>(table: T): ReadonlyArray<keyof T & string> =>
  entries(table).map(([field]) => field);

export const fieldsWhere = <T extends RecordTable>(
  table: T,
  holds: (row: FieldRow) => boolean,
): ReadonlyArray<keyof T & string> =>
  entries(table)
    .filter(([, row]) => holds(row))
    .map(([field]) => field);

export function blankOf({ kind }: FieldRow): unknown {
  if (kind === 'text' || kind === 'lines' || kind === 'phone') return '';
  if (kind === 'flag') return false;
  return kind === 'ids' ? [] : null;
}

const isPlain = (row: FieldRow): boolean => row.kind !== 'own';
const isBlank = (row: FieldRow): boolean => isPlain(row) && !('given' in row);

/** What a record begins with; what is given, and what has its own way, the record adds. */
export const blankFields = <T extends RecordTable>(table: T): Pick<RecordOf<T>, BlankField<T>> =>
  Object.fromEntries(
    entries(table)
      .filter(([, row]) => isBlank(row))
      .map(([field, row]) => [field, blankOf(row)]),
  ) as Pick<RecordOf<T>, BlankField<T>>;

/** Request names to response names. */
export const toEntity = <T extends RecordTable>(
  table: T,
  record: Pick<RecordOf<T>, EntityField<T>>,
): EntityOf<T> =>
  Object.fromEntries(
    entries(table)
      .filter(([, row]) => isPlain(row) && row.kind !== 'ids')
      .map(([field, row]) => [row.entity, record[field as EntityField<T>]]),
  ) as EntityOf<T>;

const idsOf = (files: unknown): string[] => (files as ReadonlyArray<{ id: string }>).map(({ id }) => id);

/** Response names to request names; what the entity has besides is left out. */
export function fromEntity<T extends RecordTable>(table: T, entity: EntityOf<T> & FilesOf<T>): RecordOf<T> {
  const known = entity as Readonly<Record<string, unknown>>;
  const values = entries(table)
    .filter(([, row]) => isPlain(row))
    .map(([field, { kind, entity: name }]) => [field, kind === 'ids' ? idsOf(known[name]) : known[name]]);
  return Object.fromEntries(values) as RecordOf<T>;
}

/** Whether a value from somewhere (an older form, another device) may stand in a field of today. */
function fits(row: FieldRow, value: unknown): boolean {
  switch (row.kind) {
    case 'number':
      return value === null || typeof value === 'number';
    case 'choice':
      return (value === null && !row.given) || row.options.some((option) => option === value);
    case 'flag':
      return typeof value === 'boolean';
    case 'id':
      return value === null || typeof value === 'string';
    case 'ids':
      return Array.isArray(value) && value.every((each) => typeof each === 'string');
    case 'own':
      return false;
    default:
      return typeof value === 'string';
  }
}

/** What of a kept record fits the table of today. */
export function fittingFields<T extends RecordTable>(table: T, given: unknown): Partial<RecordOf<T>> {
  if (typeof given !== 'object' || given === null) return {};
  const known = given as Readonly<Record<string, unknown>>;
  const fitting = fieldsOf(table).filter(
    (field) => field in known && fits(table[field] as FieldRow, known[field]),
  );
  return Object.fromEntries(fitting.map((field) => [field, known[field]])) as Partial<RecordOf<T>>;
}

/** The table of a part of a record, by the paths of the whole: `inn` is `requisites_data.inn`. */
export const underPart = <P extends string, T extends RecordTable>(part: P, table: T) =>
  Object.fromEntries(entries(table).map(([field, row]) => [`${part}.${field}`, row])) as {
    readonly [F in keyof T & string as `${P}.${F}`]: T[F];
  };

/** The field a path is about: a photo (`actual_urls.video`) and a day belong to one. */
export function fieldOfPath<T extends RecordTable>(table: T, path: string): (keyof T & string) | null {
  for (let name = path; name !== ''; name = name.slice(0, Math.max(0, name.lastIndexOf('.'))))
    if (Object.hasOwn(table, name)) return name as keyof T & string;
  return null;
}

/** The place on the form for a name of a request or of a response; unknown ones are places of their own. */
export function placeOf(table: RecordTable, name: string): string {
  const field = Object.hasOwn(table, name)
    ? name
    : entries(table).find(([, { entity }]) => entity === name)?.[0];
  return field === undefined ? name : (table[field]?.at ?? field);
}

/** Fields whose problems and remarks stand at one place of the form. */
export const fieldsAt = <T extends RecordTable>(table: T, place: string): ReadonlyArray<keyof T & string> =>
  fieldsOf(table).filter((field) => placeOf(table, field) === place);
