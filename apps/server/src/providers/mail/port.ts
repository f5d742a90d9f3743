export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** The same for the same news: a mailbox that gets it twice can tell. */
  readonly id: string;
}

/** Hands over, or throws; {@link Refused} when trying again would change nothing. «Accepted by the server» is delivered. */
export interface MailPort {
  send(mail: Mail): Promise<void>;
}

/**
 * The one column of every e-mail. Nothing in it may be wider than a phone: a link without a space, or a word that somebody typed, would
 * make every line run past the edge. `word-break` says it to mail programs that don't know `anywhere`.
 */
export const LETTER_TABLE =
  'max-width:560px;margin:0 auto;border-spacing:0;overflow-wrap:anywhere;word-break:break-word';
