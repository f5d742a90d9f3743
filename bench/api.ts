import { compare } from './lib/compare.ts';
import type { Server } from './lib/process.ts';
import type { Line } from './lib/table.ts';
import { QUERIES } from './reference/task.ts';

const GOAL = 0.6;

/** Authenticated, authorised, validated and presented, against the same SQL with nothing around it. */
export async function measureApi(punkt: Server, reference: Server, token: string): Promise<Line[]> {
  const lines: Line[] = [];
  for (const { path } of QUERIES) {
    const ours = { url: punkt.address + path, headers: { authorization: `Bearer ${token}` } };
    const speed = await compare(ours, { url: reference.address + path });
    lines.push({
      what: `GET ${path}`,
      ours: `${speed.ours.toFixed(0)}/s`,
      reference: `${speed.reference.toFixed(0)}/s`,
      ratio: speed.ratio.toFixed(2),
      goal: `≥ ${GOAL}`,
      met: speed.ratio >= GOAL,
    });
  }
  return lines;
}
