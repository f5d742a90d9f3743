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
