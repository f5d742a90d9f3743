import { fieldsAt, fieldsOf, type Problems, type RecordTable } from '@punkt/domain/record-table';

type Loose = Readonly<Record<string, unknown>>;

/** A server may answer with the same words in another order; what is no number is not nothing. */
function comparable(_: string, value: unknown): unknown {
  if (Number.isNaN(value)) return 'NaN';
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)));
}

export const isSameValue = (one: unknown, other: unknown): boolean =>
  one === other || JSON.stringify(one, comparable) === JSON.stringify(other, comparable);

/** The value at a path: `area`, or `requisites_data.inn` of a record of parts. */
export function valueAt(record: object, path: string): unknown {
  let value: unknown = record;
  for (const name of path.split('.')) value = (value as Loose | undefined)?.[name];
  return value;
}

/** A change of one field, as a part of its record. */
export function patchAt<R extends object>(record: R, path: string, value: unknown): Partial<R> {
  const [name = '', field] = path.split('.');
  if (field === undefined) return { [name]: value } as Partial<R>;
  return { [name]: { ...(valueAt(record, name) as Loose), [field]: value } } as Partial<R>;
}

/** Fields whose values are others. */
export const changedFields = (table: RecordTable, before: object, after: object): string[] =>
  fieldsOf(table).filter((field) => !isSameValue(valueAt(before, field), valueAt(after, field)));

const isEmpty = (value: unknown): boolean =>
  value === '' || value === null || value === undefined || (Array.isArray(value) && value.length === 0);

/** Would something that a person typed or sent be gone? Then they are asked first. */
export const wouldLose = (table: RecordTable, before: object, after: object): boolean =>
  fieldsOf(table).some((field) => !isEmpty(valueAt(before, field)) && isEmpty(valueAt(after, field)));

/** Ids of inputs; a dot in an id would have to be escaped in every selector. */
export const fieldId = (path: string): string => path.replaceAll('.', '-');

/** What a place of the form is about, where it is more or less than a field; `undefined` leaves it to the table. */
export type SubjectOf<R> = (place: string, record: R) => unknown;

/** Remarks whose subject is still what it was: nothing was done about them. */
export function openRemarks<R extends object>(
  {
    table,
    remarks,
    subjectOf,
  }: { table: RecordTable; remarks: Problems; subjectOf?: SubjectOf<R> | undefined },
  now: R,
  begun: R,
): Problems {
  const subject = (place: string, of: R): unknown =>
    subjectOf?.(place, of) ?? fieldsAt(table, place).map((field) => valueAt(of, field));
  const isOpen = ([place]: readonly [string, string]): boolean =>
    isSameValue(subject(place, now), subject(place, begun));
  return Object.fromEntries(Object.entries(remarks).filter(isOpen));
}
