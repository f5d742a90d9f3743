interface Sms {
  /** Full digits with the country code, no plus. */
  readonly to: string;
  readonly text: string;
}

/** Delivers, or throws. «Accepted by the gateway» is delivered: nobody can promise more within a request. */
export interface SmsPort {
  send(sms: Sms): Promise<{ readonly id: string }>;
}
