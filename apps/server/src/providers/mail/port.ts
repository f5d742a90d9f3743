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
