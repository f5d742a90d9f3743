import { addSeconds } from '../../platform/clock/clock.ts';
import { deleteTriedBefore, readOtherKeys, replaceBox } from './camera-store.ts';
import { openCredentials, sealCredentials } from './credentials.ts';
import type { CameraDeps } from './deps.ts';
import type { SettingsRow } from './tables.ts';

const BATCH = 200;
/** Credentials that nobody saved are needed for the next try, not for ever. */
const TRIED_KEPT_SECONDS = 30 * 86_400;

/**
 * Every night: secrets under former keys are sealed with the one in use. The log says how many are left, so that somebody knows when
 * an old key may go; what can't be opened any more is left for ever, until its owner enters the password again.
 */
export async function resealSecrets(
  deps: Pick<CameraDeps, 'db' | 'clock' | 'log' | 'vault'>,
): Promise<{ readonly resealed: number; readonly left: number }> {
  const { db, vault, log, clock } = deps;
  await deleteTriedBefore(db, addSeconds(clock.now(), -TRIED_KEPT_SECONDS));
  let resealed = 0;
  let left = 0;
  let last: SettingsRow | undefined;
  for (;;) {
    const rows = await readOtherKeys(db, vault.currentKeyId, last, BATCH);
    for (const row of rows) {
      const credentials = openCredentials(vault, row);
      // One that was written meanwhile lies under the key in use already.
      if (!credentials) left += 1;
      else if (await replaceBox(db, row, sealCredentials(vault, row, credentials))) resealed += 1;
    }
    last = rows.at(-1);
    if (rows.length < BATCH) break;
  }
  log.info({ resealed, left, key: vault.currentKeyId }, 'secrets of cameras sealed anew');
  return { resealed, left };
}
