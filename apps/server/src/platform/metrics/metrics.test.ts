import { channel } from 'node:diagnostics_channel';
import { describe, expect, it, onTestFinished } from 'vitest';
import { newDatabase, pgQuery, testApp } from '../../../test/harness.ts';
import { waitFor } from '../../../test/waiting.ts';
import { createOutboundClient, Refused } from '../../providers/outbound-client.ts';
import { createMetrics, OUTBOUND_CHANNEL } from './metrics.ts';

function metricsOfTest() {
  const metrics = createMetrics();
  onTestFinished(() => metrics.close());
  return { metrics, lines: async () => (await metrics.registry.metrics()).split('\n') };
}

describe('a gauge', () => {
  it('is read whenever somebody asks', async () => {
    const { metrics, lines } = metricsOfTest();
    let figure = 3;
    metrics.gauge('one', 'help', () => figure);
    metrics.gauge('many', 'help', async () => ({ a: figure, b: 0 }), 'state');
    expect(await lines()).toEqual(
      expect.arrayContaining(['one 3', 'many{state="a"} 3', 'many{state="b"} 0']),
    );
    figure = 0;
    expect(await lines()).toEqual(expect.arrayContaining(['one 0', 'many{state="a"} 0']));
  });

  it('that can not be read is left out, instead of being zero or old', async () => {
    const { metrics, lines } = metricsOfTest();
    let broken = false;
    const read = () => {
      if (broken) throw new Error('away');
      return 1;
    };
    metrics.gauge('one', 'help', read);
    metrics.gauge('many', 'help', () => ({ a: read() }), 'state');
    metrics.gauge('none', 'help', () => null);
    expect((await lines()).filter((line) => /^(one|many|none|never)/.test(line))).toEqual([
      'one 1',
      'many{state="a"} 1',
    ]);
    broken = true;
    metrics.gauge('never', 'help', () => new Promise<number>(() => undefined));
    expect((await lines()).filter((line) => /^(one|many|none|never)/.test(line))).toEqual([]);
  });
});

describe('outside services', () => {
  it('are counted by service and outcome', async () => {
    const { lines } = metricsOfTest();
    const outside = createOutboundClient({ service: 'pigeon', attempts: 1 });
    const fail = (error: Error) => outside.call(() => Promise.reject(error)).catch(() => undefined);
    await outside.call(async () => 1);
    await fail(new Refused('no'));
    for (let failure = 0; failure < 6; failure += 1) await fail(new Error('away'));
    const counts = (await lines()).filter((line) => /_count.*pigeon/.test(line));
    expect(counts.map((line) => /outcome="(\w+)"\} (\d+)/.exec(line)?.slice(1))).toEqual([
      ['done', '1'],
      ['refused', '1'],
      ['failed', '5'],
      ['skipped', '1'],
    ]);
  });

  it('are not counted any more once the metrics are closed', async () => {
    const metrics = createMetrics();
    const outbound = metrics.registry.getSingleMetric('punkt_outbound_seconds');
    const services = async () => (await outbound?.get())?.values.map(({ labels }) => labels.service);
    const call = (service: string) =>
      channel(OUTBOUND_CHANNEL).publish({ service, outcome: 'done', seconds: 1 });
    call('before');
    expect(await services()).toContain('before');
    metrics.close();
    call('after');
    expect(await services()).not.toContain('after');
  });
});

describe('jobs', () => {
  it('are counted by how they ended, and those that wait by how long', async () => {
    const databaseUrl = await newDatabase();
    const app = await testApp({ databaseUrl });
    await pgQuery(databaseUrl, `select graphile_worker.add_job('auth.sweep')`);
    await pgQuery(
      databaseUrl,
      `select graphile_worker.add_job('nobody.knows', run_at := now() - interval '5 minutes')`,
    );
    await waitFor(async () => {
      const { body } = await app.http.inject('/metrics');
      expect(body).toMatch(/^punkt_job_seconds_count\{task="auth.sweep",outcome="done"\} [1-9]/m);
      expect(body).toMatch(/^punkt_jobs_due 1$/m);
      expect(Number(/^punkt_jobs_oldest_due_seconds (\S+)$/m.exec(body)?.[1])).toBeGreaterThan(299);
    });
  });
});
