import { createHash, randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chmod, readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { EmbeddedError } from './errors.ts';
import { makeFolders, replaceFile } from './files.ts';
import { acquireLock } from './lock.ts';
import { findPostmaster } from './pidfile.ts';
import { canHold } from './reach.ts';
import type { Account } from './run.ts';
import { stopPostmaster } from './stop.ts';

/** `home` holds our notes (password, port, log), `cluster` is PostgreSQL's own folder inside it. */
export type Place = { home: string; cluster: string };

type Question = {
  control: string;
  account: Account;
  outside: () => Promise<string>;
  log: (line: string) => void;
};

const at = (home: string): Place => ({ home, cluster: join(home, 'cluster') });

/** Where the cluster is known to be already, if anywhere. */
export async function knownPlace(control: string): Promise<Place | undefined> {
  const pointer = (await readFile(pointerIn(control), 'utf8').catch(() => '')).trim();
  if (pointer) return at(pointer);
  return existsSync(at(control).cluster) ? at(control) : undefined;
}

/** In the data folder when the account can work there, else outside of it with a pointer left behind. */
export async function choosePlace(question: Question): Promise<Place> {
  const { control, account, log } = question;
  const known = await knownPlace(control);
  if (known && known.home === control) return checked(known, account);
  if (known) return revisit(known, log);
  if (await canHold(account, control)) return at(control);
  return moveOutside(question);
}

async function checked(place: Place, account: Account): Promise<Place> {
  if (await canHold(account, place.home)) return place;
  throw new EmbeddedError(
    'not_writable',
    `The database in ${place.cluster} belongs to the account "${account?.name ?? 'in use'}", which can't reach it any more.`,
    `Let that account enter every folder above it (chmod o+x), or move the data folder and set DATA_DIR. Nothing was changed.`,
  );
}

async function revisit(place: Place, log: (line: string) => void): Promise<Place> {
  if (!existsSync(place.cluster)) {
    log(
      `The database that was kept in ${place.home} is gone (removed by somebody, or a new container); making a new one`,
    );
  }
  await makeHome(place.home);
  return place;
}

/**
 * The random part is why a deleted data folder means a fresh database: without its pointer an old cluster is never
 * found again. It isn't deleted either; whoever removed the folder by mistake can still copy it back.
 */
async function moveOutside({ control, account, outside, log }: Question): Promise<Place> {
  const base = await outside();
  const prefix = `${createHash('sha256').update(control).digest('hex').slice(0, 12)}-`;
  await tidy(base, prefix, log);
  const home = join(base, `${prefix}${randomBytes(4).toString('hex')}`);
  await makeHome(home);
  await replaceFile(pointerIn(control), `${home}\n`, 0o644);
  log(
    `The account "${account?.name ?? 'in use'}" can't keep files in ${control}; the database lives in ${home}`,
  );
  return at(home);
}

/** Of databases whose data folder, once at this same path, was deleted. */
async function tidy(base: string, prefix: string, log: (line: string) => void): Promise<void> {
  for (const name of (await readdir(base)).filter((name) => name.startsWith(prefix))) {
    const { home, cluster } = at(join(base, name));
    if (!existsSync(cluster)) {
      await rm(home, { recursive: true, force: true });
      continue;
    }
    log(`An earlier database of this data folder is still in ${home}; delete it if nobody needs it`);
    await stopForgotten(home, cluster, log);
  }
}

/** Without its pointer nobody would ever adopt or stop a server that runs there. */
async function stopForgotten(home: string, cluster: string, log: (line: string) => void): Promise<void> {
  const forgotten = findPostmaster(cluster);
  if (!forgotten) return;
  const release = await acquireLock(home).catch(() => undefined); // its Punkt still lives: leave it alone
  if (release) await stopPostmaster(forgotten, { pgCtl: '', log });
  release?.();
}

/** Ours to write, others' only to pass through: PostgreSQL's account owns nothing but the cluster in it. */
export async function makeHome(home: string): Promise<void> {
  await makeFolders(home);
  await chmod(home, 0o711);
}

const pointerIn = (control: string) => join(control, 'location');
