/**
 * Rows copied from a spreadsheet: Excel, Google and LibreOffice put tabs between cells and quotes around a cell with a line
 * break; a CSV has commas or, where the comma is for decimals, semicolons.
 */
export function readRows(pasted: string): string[][] {
  const separator = separatorOf(pasted);
  const rows: string[][] = [];
  let row: string[] = [];
  let cell = '';
  let quoted = false;
  const endCell = () => {
    row.push(cell.trim());
    cell = '';
  };
  const endRow = () => {
    endCell();
    if (row.some((each) => each !== '')) rows.push(row);
    row = [];
  };
  for (let at = 0; at < pasted.length; at += 1) {
    const sign = pasted[at] ?? '';
    if (quoted) {
      if (sign !== '"') cell += sign;
      else if (pasted[at + 1] === '"') {
        cell += '"';
        at += 1;
      } else quoted = false;
    } else if (sign === '"' && cell.trim() === '') {
      quoted = true;
      cell = '';
    } else if (sign === separator) endCell();
    else if (sign === '\n') endRow();
    else if (sign !== '\r') cell += sign;
  }
  endRow();
  return rows;
}

/** Outside of quotes: tabs are never typed by hand, and a comma may stand inside a cell where semicolons part them. */
function separatorOf(pasted: string): string {
  const bare = pasted.replace(/"[^"]*"/g, '');
  if (bare.includes('\t')) return '\t';
  return bare.includes(';') ? ';' : ',';
}

export interface RowPlan<Entry> {
  readonly kind: 'added' | 'changed' | 'same';
  readonly entry: Entry;
}

interface PlanRules<Entry> {
  readonly entries: readonly Entry[];
  readonly rows: readonly (readonly string[])[];
  /** The name by which a row means an entry that is there already. */
  readonly nameOf: (entry: Entry) => string;
  readonly nameIn: (row: readonly string[]) => string;
  readonly write: (entry: Entry, row: readonly string[]) => Entry;
  readonly create: () => Entry;
}

const alike = (name: string): string => name.trim().toLowerCase().replaceAll('ё', 'е').replace(/\s+/g, ' ');

/**
 * What pasting would do, before it does it: a row whose name is known changes that entry (each entry once, so two centres of one
 * town stay two), every other row is a new one. Nothing is ever removed.
 */
export function planRows<Entry>(rules: PlanRules<Entry>): RowPlan<Entry>[] {
  const left = new Map<string, Entry[]>();
  for (const entry of rules.entries) {
    const name = alike(rules.nameOf(entry));
    left.set(name, [...(left.get(name) ?? []), entry]);
  }
  return rules.rows.map((row) => {
    const known = left.get(alike(rules.nameIn(row)))?.shift();
    if (!known) return { kind: 'added', entry: rules.write(rules.create(), row) };
    const entry = rules.write(known, row);
    return { kind: entry === known ? 'same' : 'changed', entry };
  });
}
