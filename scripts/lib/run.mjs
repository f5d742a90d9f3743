import { spawn } from 'node:child_process';
import { stripVTControlCharacters } from 'node:util';

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
