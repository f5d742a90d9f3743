import { spawn } from 'node:child_process';
import { stripVTControlCharacters } from 'node:util';

const running = new Set();
let isEnding = false;

/**
 * Whoever ends us means what we started too: a runner left behind keeps its workers, its database and the ports of the next run. They get the signal
 * (in a terminal Ctrl-C reaches them by itself), and we go when they are gone.
 */
function endTogether(signal) {
  isEnding = true;
  for (const child of running) if (!(signal === 'SIGINT' && process.stdin.isTTY)) child.kill(signal);
}

function keepTrackOf(child) {
  if (running.size === 0)
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
      process.off(signal, endTogether);
      process.on(signal, endTogether);
    }
  running.add(child);
  child.on('close', () => {
    running.delete(child);
    // At once: whoever waits for this child would start the next one.
    if (isEnding && running.size === 0) process.exit(1);
  });
}

/** Runs a program to its end. Its output is shown only if it fails, unless `show` says otherwise; `heard` gets it line by line. */
export function run(command, args, { cwd, env, show = false, heard } = {}) {
  return new Promise((resolve, reject) => {
    const stdio = show ? 'inherit' : ['ignore', 'pipe', 'pipe'];
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio,
      shell: process.platform === 'win32',
    });
    keepTrackOf(child);
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (chunk) => {
        output += chunk;
        if (heard) for (const line of stripVTControlCharacters(String(chunk)).split('\n')) heard(line.trim());
      });
    }
    child.on('error', reject);
    child.on('close', (code) => {
      if (code === 0) resolve(output);
      else reject(new Error(`${command} ${args.join(' ')} ended with ${code}\n${output}`));
    });
  });
}
