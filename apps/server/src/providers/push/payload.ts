import { createHash } from 'node:crypto';
import type { PushMessage } from './port.ts';

/** What travels, as the service worker of the web app reads it. */
export const payloadOf = ({ topic, ...words }: PushMessage): string =>
  JSON.stringify({ ...words, tag: topic });

/** A device that was away gets the last news of a page, not all of them. 32 letters of base64url at most. */
export const topicOf = (link: string): string =>
  createHash('sha256').update(link).digest('base64url').slice(0, 32);
