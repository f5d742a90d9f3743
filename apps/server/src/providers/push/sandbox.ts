import webPush from 'web-push';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { insertMessage } from '../outbox-store.ts';
import { saveKeys } from './key-store.ts';
import type { PushPort } from './port.ts';

/** No device gets anything: it lands on the sandbox page. Browsers subscribe all the same, so the keys are real. */
export function createSandboxPush(db: Database, clock: Clock): PushPort {
  let known: Promise<string> | undefined;
  return {
    publicKey: () => {
      known ??= saveKeys(db, webPush.generateVAPIDKeys()).catch((error: unknown) => {
        known = undefined;
        throw error;
      });
      return known;
    },
    send: async ({ endpoint }, { title, text, link }) => {
      const body = `${title}\n\n${text}\n\n${link}`;
      await insertMessage(db, { channel: 'push', to: endpoint, body, sent: clock.now() });
      return 'sent';
    },
  };
}
