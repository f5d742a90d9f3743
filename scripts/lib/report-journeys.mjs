import { relative, sep } from 'node:path';
import { createReport } from './report.mjs';

const GROUP = 'journeys';
const textOf = ({ message, stack, value, snippet }) =>
  [stack ?? message ?? value, snippet].filter(Boolean).join('\n\n');

/** Playwright's side of `report.mjs`. A journey that passed at its second try counts as failed. */
export default class JourneysReport {
  report = createReport();

  printsToStdio() {
    return true;
  }

  onBegin(_config, suite) {
    this.suite = suite;
    this.report.expect({ [GROUP]: suite.allTests().length });
    this.report.begin(GROUP);
  }

  onTestEnd(test, result) {
    const last = result.retry === test.retries || result.status === test.expectedStatus;
    if (!last) return;
    this.#tell(test, result);
    this.report.done(GROUP);
  }

  /** What belongs to no journey comes from the server they visit: without it nobody knows why it did not start. */
  onStdErr(chunk, test) {
    if (!test) process.stderr.write(chunk);
  }

  onError(error) {
    this.report.broken(textOf(error));
  }

  onEnd({ status }) {
    // Never begun: what they wait for has failed, or the run was stopped.
    const left = this.suite?.allTests().filter(({ results }) => results.length === 0) ?? [];
    for (const test of left) this.#tell(test, { duration: 0 });
    if (status === 'timedout' || status === 'interrupted') this.report.broken(`The run was ${status}.`);
    this.report.end(process.env.PUNKT_FIGURES);
  }

  #tell(test, result) {
    const [, project, , ...titles] = test.titlePath();
    const file = relative(process.cwd(), test.location.file).split(sep).join('/');
    const told = { title: `${titles.join(' › ')} (${project})`, file, ms: result.duration };
    if (test.outcome() === 'expected') return this.report.passed(GROUP, told);
    if (test.outcome() === 'skipped') return this.report.notRun(GROUP, told);
    const errors = result.errors.map(textOf);
    if (test.outcome() === 'flaky') errors.push('It passed at its second try alone.');
    const attachments = result.attachments.flatMap(({ path }) =>
      path ? [relative(process.cwd(), path)] : [],
    );
    this.report.failed(GROUP, { ...told, errors, attachments });
  }
}
