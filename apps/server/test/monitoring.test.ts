import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parser } from '@prometheus-io/lezer-promql';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { afterFile, testApp } from './harness.ts';

const ROOT = join(import.meta.dirname, '../../..');
const read = (name: string) => readFile(join(ROOT, name), 'utf8');
const shared = testApp({ cleanUp: afterFile() });

interface Rule {
  readonly alert: string;
  readonly expr: string;
  readonly labels: { readonly severity: string };
  readonly annotations: { readonly summary: string };
}
interface Panel {
  readonly title: string;
  readonly targets?: readonly { readonly expr: string }[];
}

const { groups } = parse(await read('deploy/monitoring/alerts.yaml')) as { groups: { rules: Rule[] }[] };
const rules = groups.flatMap((group) => group.rules);
const { panels } = JSON.parse(await read('deploy/monitoring/dashboard.json')) as { panels: Panel[] };

/** Grafana fills in its variables before Prometheus reads the expression. */
const filledIn = (expr: string) => expr.replaceAll('$job', 'punkt');

/** The metrics an expression reads; it must be one that Prometheus understands. */
function metricsOf(expr: string): string[] {
  const names: string[] = [];
  parser.parse(expr).iterate({
    enter: (node) => {
      if (node.type.isError) throw new Error(`${expr}: not understood at ${node.from}`);
      if (node.name === 'Identifier') names.push(expr.slice(node.from, node.to));
    },
  });
  return names;
}

async function known(): Promise<Set<string>> {
  const { body } = await (await shared).http.inject('/metrics');
  const types = [...body.matchAll(/^# TYPE (\w+) (\w+)$/gm)];
  return new Set(
    types.flatMap(([, name = '', type]) =>
      type === 'histogram' ? [`${name}_bucket`, `${name}_sum`, `${name}_count`] : [name],
    ),
  );
}

describe('what is watched', () => {
  it('exists: every metric of alerts and dashboard is one that an instance tells', async () => {
    const told = await known();
    told.add('up'); // Prometheus' own
    const expressions = [
      ...rules.map(({ expr }) => expr),
      ...panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => filledIn(expr))),
    ];
    expect(expressions.length).toBeGreaterThan(30);
    expect(expressions.flatMap(metricsOf).filter((name) => !told.has(name))).toEqual([]);
    expect(() => metricsOf('rate(punkt_ready[5m)')).toThrow('not understood');
  });

  it('each own metric is on the dashboard or in an alert', async () => {
    const text = JSON.stringify([rules, panels]);
    const own = [...(await known())].filter((name) => name.startsWith('punkt_'));
    const unused = own.filter((name) => !text.includes(name.replace(/_(bucket|sum|count)$/, '')));
    expect(unused).toEqual([]);
  });

  it('each alert has its paragraph in the runbook, and the runbook no other', async () => {
    const runbook = (await read('docs/operations.md')).split('\n## Alerts')[1]?.split('\n## ')[0] ?? '';
    const headings = [...runbook.matchAll(/^### (\w+)$/gm)].map(([, name]) => name);
    expect(headings).toEqual(rules.map(({ alert }) => alert));
    for (const { labels, annotations } of rules) {
      expect(['page', 'ticket']).toContain(labels.severity);
      expect(annotations.summary.length).toBeGreaterThan(20);
    }
  });
});

describe('figures', () => {
  const figure = async (line: RegExp) => line.exec((await (await shared).http.inject('/metrics')).body)?.[1];

  it('say how the instance is', async () => {
    expect(await figure(/^punkt_ready (\S+)$/m)).toBe('1');
    expect(await figure(/^punkt_notifications_connected (\S+)$/m)).toBe('1');
    expect(Number(await figure(/^punkt_database_connections\{state="open"\} (\S+)$/m))).toBeGreaterThan(0);
    expect(await figure(/^punkt_refunds_open\{state="failed"\} (\S+)$/m)).toBe('0');
    expect(Number(await figure(/^punkt_files_free_bytes (\S+)$/m))).toBeGreaterThan(1e6);
  });
});
