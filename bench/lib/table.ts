export interface Line {
  readonly what: string;
  readonly ours: string;
  readonly reference: string;
  readonly ratio: string;
  readonly goal: string;
  readonly met: boolean;
}

const HEAD = ['what', 'ours', 'reference', 'ratio', 'goal', 'met'];

export function printTable(lines: readonly Line[]): void {
  const rows = [
    HEAD,
    ...lines.map((line) => [
      line.what,
      line.ours,
      line.reference,
      line.ratio,
      line.goal,
      line.met ? 'yes' : 'NO',
    ]),
  ];
  const widths = HEAD.map((_, column) => Math.max(...rows.map((row) => (row[column] ?? '').length)));
  for (const row of rows) console.log(row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  '));
}
