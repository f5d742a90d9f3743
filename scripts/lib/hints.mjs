/** What a person can do about a step that failed, by what the tool said. The first that fits is shown; the last fits always. */
const HINTS = [
  [
    /ENOSPC|no space left/i,
    'free some disk space (a first start needs about 1.5 GB), then run the same command again.',
  ],
  [
    /ENOTFOUND|ECONNREFUSED|ECONNRESET|EAI_AGAIN|ETIMEDOUT|ERR_SOCKET|network/i,
    'check that npm reaches its registry (`npm ping`; a proxy is set by `npm config set proxy`), then run the same command again.',
  ],
  [
    /EACCES|EPERM/,
    'the project folder must belong to you (on Windows, close what holds its files open), then run the same command again.',
  ],
  [/EINTEGRITY/, 'a download arrived damaged: run `npm cache clean --force`, then the same command again.'],
  [
    /Cannot find native binding|Cannot find module @rolldown|binding-|different platform/i,
    'the installed packages are another platform’s: delete the folder node_modules and run the same command again. The README names the platforms that are served.',
  ],
  [/heap out of memory|ENOMEM|SIGKILL/, 'the machine ran out of memory: 2 GB must be free while building.'],
];

const hintIn = (output) => HINTS.find(([pattern]) => pattern.test(output))?.[1];

export const installHint = (output) =>
  hintIn(output) ??
  'delete the folder node_modules and run the same command again; `npm ci` shows all that npm says.';

export const buildHint = (output) =>
  hintIn(output) ??
  '`npm run build -- --force` builds again and shows the same; `npm run check` finds wrong types.';
