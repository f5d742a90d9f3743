import type { CountryCode } from '@punkt/domain/country-code';
import type { Insertable, Selectable } from 'kysely';

/** What a driver hands over for each family of PostgreSQL types. */
interface Families {
  readonly text: string;
  readonly number: number;
  readonly boolean: boolean;
  readonly time: Date;
  readonly bytes: Buffer;
  readonly json: object;
  readonly texts: readonly string[];
}

export type Family = keyof Families;

/** A column as the migrations left it. */
export interface Column {
  readonly family: Family;
  readonly null: boolean;
  /** `made`: by the database alone; `default`: may be left out; `needed`: may not. */
  readonly insert: 'made' | 'default' | 'needed';
  /** What a check constraint allows; `string` where there is none. */
  readonly values: string;
}

type Is<A, B> = [A] extends [B] ? ([B] extends [A] ? true : false) : false;
type Optional<Row, Name extends keyof Row> = object extends Pick<Row, Name> ? true : false;

type SelectProblem<Read, C extends Column> = null extends Read
  ? C['null'] extends true
    ? never
    : 'is never null, and the type says it may be'
  : C['null'] extends true
    ? 'may be null, and the type denies it'
    : never;

type FamilyProblem<Read, C extends Column> = [Read] extends [Families[C['family']]]
  ? string extends C['values']
    ? Is<Read, CountryCode> extends true
      ? 'holds a country, and no check says so'
      : never
    : Is<Read, C['values']> extends true
      ? never
      : 'allows other values than the type'
  : `is ${C['family']}, and the type says something else`;

type InsertProblem<Row, Name, C extends Column> = Name extends keyof Row
  ? C['insert'] extends 'made'
    ? 'is made by the database, and the type lets it be written'
    : C['insert'] extends 'needed'
      ? Optional<Row, Name> extends true
        ? 'must be written, and the type lets it be left out'
        : never
      : never
  : C['insert'] extends 'made'
    ? never
    : 'can be written, and the type says it can not';

type Problem<Table, Name extends string, C extends Column> = Name extends keyof Table
  ?
      | SelectProblem<Selectable<Table>[Name & keyof Selectable<Table>], C>
      | FamilyProblem<NonNullable<Selectable<Table>[Name & keyof Selectable<Table>]>, C>
      | InsertProblem<Insertable<Table>, Name, C>
  : 'is missing from the type';

type Report<Problems extends string> = [Problems] extends [never] ? 'agree' : Problems;

/**
 * `agree`, or a sentence for each thing in which type and column differ. The platform's own tables have no types.
 * @public read by the program that the test writes, as those below
 */
export type Compared<
  Tables,
  Table extends string,
  Name extends string,
  C extends Column,
> = Table extends keyof Tables ? Report<`${Table}.${Name} ${Problem<Tables[Table], Name, C>}`> : 'agree';

/**
 * `agree`, or the names that the types know and the database does not.
 * @public
 */
export type Known<Tables, Table extends string, Names extends string> = Table extends keyof Tables
  ? Report<`${Table}.${Exclude<keyof Tables[Table] & string, Names>} is not in the database`>
  : 'agree';

/** @public */
export type KnownTables<
  Tables,
  Names extends string,
> = Report<`${Exclude<keyof Tables & string, Names>} is no table of the database`>;
