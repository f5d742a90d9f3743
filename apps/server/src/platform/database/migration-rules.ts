/** The first line of a migration whose statements run one by one, each committed by itself. */
const OUTSIDE = '-- outside a transaction';

export const runsOutside = (text: string): boolean => text.startsWith(OUTSIDE);

/** Without comments, cut at the semicolons that end a line. Bodies of functions have such too: they belong inside a transaction. */
export const statementsOf = (text: string): string[] =>
  text
    .replace(/^\s*--.*$/gm, '')
    .split(/;[ \t]*(?:\n|$)/)
    .map((statement) => statement.trim().replace(/\s+/g, ' '))
    .filter(Boolean);

const INDEX = /^create (?:unique )?index concurrently if not exists (\w+)/i;

/** Names of the indexes that a migration makes without blocking writes. */
export const concurrentIndexes = (text: string): string[] =>
  statementsOf(text).flatMap((statement) => INDEX.exec(statement)?.[1] ?? []);

/** What may be cut off at any place and done again: an instance may be killed between two statements. */
const REPEATABLE = [
  INDEX,
  /^drop index concurrently if exists \w+/i,
  /^alter table \w+ validate constraint \w+$/i,
];

/** What reads or writes a whole table while nobody can write to it; `table` is the one it is about. */
const BLOCKING = [
  {
    pattern: /^create (?:unique )?index (?!concurrently).*? on (?:only )?(?<table>\w+)/i,
    instead: 'create index concurrently',
  },
  {
    pattern:
      /^alter table (?:only )?(?<table>\w+)\b.*\badd (?:constraint \w+ )?(?:unique|primary key)(?! using index)/i,
    instead: 'create unique index concurrently, then add the constraint using it',
  },
  {
    pattern:
      /^alter table (?:only )?(?<table>\w+)\b.*\badd (?:constraint \w+ )?(?:check|foreign key)(?!.*\bnot valid\b)/i,
    instead: 'not valid, then validate constraint outside a transaction',
  },
] as const;

const CREATED = /^create (?:unlogged )?table (?:if not exists )?(\w+)/i;

/** What is wrong with a migration, one sentence each: it blocks writes to a table that has rows, or can't be taken up again. */
export function migrationProblems(text: string): string[] {
  const statements = statementsOf(text);
  if (runsOutside(text))
    return statements
      .filter((statement) => !REPEATABLE.some((pattern) => pattern.test(statement)))
      .map((statement) => `can't be repeated outside a transaction: ${statement}`);
  const created = statements.flatMap((statement) => CREATED.exec(statement)?.[1] ?? []);
  return statements.flatMap((statement) =>
    BLOCKING.flatMap(({ pattern, instead }) => {
      const table = pattern.exec(statement)?.groups?.table;
      return table && !created.includes(table)
        ? [`blocks writes to ${table} (${instead}): ${statement}`]
        : [];
    }),
  );
}
