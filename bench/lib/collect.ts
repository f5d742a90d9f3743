import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** Loaded before a server whose memory is compared: what is left is then what it holds, not what nobody has collected yet. */
const EVERY_MS = 500;

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;
setInterval(collect, EVERY_MS).unref();
