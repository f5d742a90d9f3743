import { createHmac } from 'node:crypto';
import { isControllerCode } from '@punkt/domain/lock-rules';
import type { Connection, Controllers } from './port.ts';

interface Options {
  /** Makes the password of every controller's network from its code: docs/lock-token.md. */
  readonly wifiSecret: Buffer;
  /** The controller's own page, with `{lock}` and `{token}` in it. */
  readonly page: string;
}

/** Letters and digits that nobody takes for another one: people type it from one phone into another. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789';
const PASSWORD_LENGTH = 12;

function passwordOf(secret: Buffer, name: string): string {
  const bytes = createHmac('sha256', secret).update(`wifi:${name}`).digest();
  return [...bytes.subarray(0, PASSWORD_LENGTH)].map((byte) => ALPHABET[byte % ALPHABET.length]).join('');
}

/**
 * Controllers are known by their codes alone: network and password follow from it, so there is no list that could lack one. Null for
 * what is no code.
 */
export const createControllers = ({ wifiSecret, page }: Options): Controllers => ({
  connect: (name: string, token: string): Connection | null =>
    isControllerCode(name)
      ? {
          ssid: `PUNKT-${name}`,
          psk: passwordOf(wifiSecret, name),
          linkToOpen: page.replace('{lock}', name).replace('{token}', token),
        }
      : null,
});
