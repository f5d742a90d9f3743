import { relative, sep } from 'node:path';
import { createReport } from './report.mjs';

/** The message, the difference, and those places of the stack that are ours. */
function textOf(error, root) {
  const places = (error.stacks ?? []).map(
    ({ method, file, line, column }) =>
      `  at ${method ? `${method} ` : ''}${relative(root, file)}:${line}:${column}`,
  );
  const text = error.stack || `${error.name}: ${error.message}`;
  const head = places.length > 0 ? text.split('\n    at ')[0] : text;
  const cause = error.cause ? `Caused by: ${textOf(error.cause, root)}` : '';
  return [head, error.diff, places.join('\n'), cause].filter(Boolean).join('\n\n');
}

/** Vitest's side of `report.mjs`. */
export default class VitestReport {
  report = createReport('files');

  onInit(vitest) {
    this.root = vitest.config.root;
  }

  onTestRunStart(specifications) {
    const counts = {};
    for (const { project } of specifications) counts[project.name] = (counts[project.name] ?? 0) + 1;
    this.report.expect(counts);
  }

  onTestModuleQueued(module) {
    this.report.begin(module.project.name);
  }

  onTestCaseResult(test) {
    const { state, errors = [] } = test.result();
    const told = { title: test.fullName, ...this.#where(test.module), ms: test.diagnostic()?.duration ?? 0 };
    const name = test.project.name;
    if (state === 'passed') this.report.passed(name, told);
    else if (state === 'failed')
      this.report.failed(name, { ...told, errors: errors.map((error) => textOf(error, this.root)) });
    else this.report.notRun(name, told);
  }

  onTestSuiteResult(suite) {
    this.#aroundTests(suite, suite.module, suite.fullName);
  }

  onTestModuleEnd(module) {
    this.#aroundTests(module, module, 'outside of its tests');
    this.report.done(module.project.name);
  }

  onTestRunEnd(_modules, unhandled, reason) {
    for (const error of unhandled) this.report.broken(textOf(error, this.root));
    if (reason === 'interrupted') this.report.broken('The run was interrupted.');
    this.report.end(process.env.PUNKT_FIGURES);
  }

  #where = (module) => ({ file: relative(this.root, module.moduleId).split(sep).join('/') });

  /** What failed before the first test or after the last: an import, a hook. */
  #aroundTests(entity, module, title) {
    const errors = entity.errors().map((error) => textOf(error, this.root));
    if (errors.length > 0) this.report.failed(module.project.name, { title, ...this.#where(module), errors });
  }
}
