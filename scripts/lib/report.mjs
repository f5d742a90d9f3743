import { writeFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';

const EVERY_MS = 15_000;
const SLOWEST = 10;

const number = (value) => value.toLocaleString('en-US');
const inSeconds = (ms) => `${(ms / 1000).toFixed(1)} s`;
const indent = (text, by) => text.replace(/^(?=.)/gm, ' '.repeat(by));

/** Runners colour their messages; a log that nobody watches is plain text. */
const plain = (text) => (process.stdout.isTTY ? text : stripVTControlCharacters(text));
const say = (text) => process.stdout.write(`${plain(text)}\n`);

/**
 * What a run of tests says, in lines that a plain log can keep: how far it is (at every fourth of a minute), each failure in
 * full when it happens, and the end of each group. The figures go to a file, for `npm test` adds up several runners.
 * A group is a project of Vitest, or all journeys; what is counted are files there, journeys here.
 */
export function createReport(unit = '') {
  const groups = new Map();
  const slow = [];
  let broken = 0;
  let timer;

  const line = (name, { done, all, tests, failed }) =>
    unit
      ? `  ${name} ${number(done)} of ${number(all)} ${unit}, ${number(tests)} tests, ${number(failed)} failed`
      : `  ${name} ${number(done)} of ${number(all)}, ${number(failed)} failed`;
  const progress = () => {
    for (const [name, group] of groups)
      if (group.began && group.done < group.all)
        say(`${line(name, group)}, ${inSeconds(Date.now() - group.began)}`);
  };
  const sum = (key) => [...groups.values()].reduce((total, group) => total + group[key], 0);

  return {
    /** Tells of what will run; before it nothing can be «of» anything. */
    expect(counts) {
      for (const [name, all] of Object.entries(counts))
        groups.set(name, { all, done: 0, tests: 0, passed: 0, failed: 0, began: 0 });
      timer = setInterval(progress, EVERY_MS).unref();
    },
    begin(name) {
      const group = groups.get(name);
      group.began ||= Date.now();
    },
    passed(name, { title, file, ms }) {
      const group = groups.get(name);
      group.tests += 1;
      group.passed += 1;
      slow.push({ title, file, ms });
    },
    failed(name, { title, file, ms = 0, errors = [], attachments = [] }) {
      const group = groups.get(name);
      group.tests += 1;
      group.failed += 1;
      slow.push({ title, file, ms });
      say(`\n  FAILED  ${file} › ${title}`);
      for (const error of errors) say(`\n${indent(error.trim(), 4)}`);
      for (const path of attachments) say(`    see ${path}`);
      say('');
    },
    /** Skipped, or never begun: not passed, so it counts as failed. */
    notRun(name, { title, file }) {
      const group = groups.get(name);
      group.tests += 1;
      group.failed += 1;
      say(`  NOT RUN  ${file} › ${title}`);
    },
    /** A failure that belongs to no test: it fails the run all the same. */
    broken(error) {
      broken += 1;
      say(`\n  FAILED outside of any test\n\n${indent(error.trim(), 4)}\n`);
    },
    done(name) {
      const group = groups.get(name);
      group.done += 1;
      if (group.done === group.all) say(`${line(name, group)}, ${inSeconds(Date.now() - group.began)}`);
    },
    end(file) {
      clearInterval(timer);
      slow.sort((a, b) => b.ms - a.ms);
      const figures = {
        passed: sum('passed'),
        failed: sum('failed') + broken,
        wholeGroups: [...groups].flatMap(([name, { done, all, failed }]) =>
          done === all && failed + broken === 0 ? [name] : [],
        ),
        slowest: slow.slice(0, SLOWEST),
      };
      if (file) writeFileSync(file, JSON.stringify(figures));
      return figures;
    },
  };
}

/** The slowest of several runs: what to look at first when the whole takes too long. */
export function saySlowest(runs) {
  const slowest = runs
    .flatMap((run) => run.slowest)
    .sort((a, b) => b.ms - a.ms)
    .slice(0, SLOWEST);
  if (slowest.length === 0) return;
  say('\nThe slowest:');
  for (const { ms, file, title } of slowest) say(`  ${inSeconds(ms).padStart(7)}  ${file} › ${title}`);
}
