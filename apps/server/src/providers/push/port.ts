import { createHash } from 'node:crypto';

/** Where a browser listens, and the keys with which only it can read. */
export interface PushTarget {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
}

export interface PushMessage {
  readonly title: string;
  readonly text: string;
  /** The page of ours that a press on it opens. */
  readonly link: string;
  /** News of one thing: a device that was away gets the last of them only. */
  readonly topic: string;
}

export interface PushPort {
  /** For browsers that subscribe; null where push is not configured. */
  publicKey(): Promise<string | null>;
  /** `gone`: nobody listens there any more. Throws what may pass; {@link Refused} when trying again would change nothing. */
  send(target: PushTarget, message: PushMessage): Promise<'sent' | 'gone'>;
}

/** What travels, as the service worker of the web app reads it. */
export const payloadOf = ({ topic, ...words }: PushMessage): string =>
  JSON.stringify({ ...words, tag: topic });

/** A device that was away gets the last news of a page, not all of them. 32 letters of base64url at most. */
export const topicOf = (link: string): string =>
  createHash('sha256').update(link).digest('base64url').slice(0, 32);
