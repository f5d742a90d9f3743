import fc from 'fast-check';
import { Histogram, Registry } from 'prom-client';
import { describe, expect, it } from 'vitest';
import { createAnswerTimes } from './answer-times.ts';

const NAME = 'answers_seconds';
const HELP = 'help';
const BOUNDS = [0.005, 0.1, 2];
/** Two of them have one name. */
const ROUTES = ['/one', '/two/:id', 'unknown', 'unknown'].map((route) => ({ of: {}, route }));

const answers = fc.array(
  fc.record({
    at: fc.constantFrom(...ROUTES),
    method: fc.constantFrom('GET', 'HEAD'),
    status: fc.constantFrom(200, 304, 503),
    // On a bound, between two and above all of them.
    seconds: fc.constantFrom(0, 0.004, 0.005, 0.0051, 0.1, 1, 2, 2.5, 60),
  }),
  { maxLength: 40 },
);

/** What Prometheus reads, in whichever order of lines and labels. */
const linesOf = async (registry: Registry): Promise<string[]> =>
  (await registry.metrics())
    .trim()
    .split('\n')
    .map((line) => line.replace(/\{(.*)\}/, (_, labels: string) => `{${labels.split(',').sort().join()}}`))
    .sort();

describe('the times of answers', () => {
  it('read as the library would tell them', async () => {
    await fc.assert(
      fc.asyncProperty(answers, async (all) => {
        const [ours, theirs] = [new Registry(), new Registry()];
        const answered = createAnswerTimes(ours, { name: NAME, help: HELP, bounds: BOUNDS });
        const labelNames = ['method', 'route', 'status'];
        const histogram = new Histogram({
          name: NAME,
          help: HELP,
          labelNames,
          buckets: BOUNDS,
          registers: [theirs],
        });
        for (const { at, method, status, seconds } of all) {
          answered({ ...at, method, status, seconds });
          histogram.observe({ method, route: at.route, status }, seconds);
        }
        expect(await linesOf(ours)).toEqual(await linesOf(theirs));
      }),
    );
  });

  it('have one name in a registry, and are gone with it', async () => {
    const registry = new Registry();
    const options = { name: NAME, help: HELP, bounds: BOUNDS };
    createAnswerTimes(registry, options);
    expect(() => createAnswerTimes(registry, options)).toThrow(NAME);
    registry.clear();
    expect(await registry.metrics()).not.toContain(NAME);
  });
});
