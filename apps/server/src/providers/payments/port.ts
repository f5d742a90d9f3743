export interface Money {
  /** Minor units. */
  readonly amount: number;
  /** ISO 4217. */
  readonly currency: string;
}

interface NewPayment extends Money {
  /** Asking again with the same key answers the same payment: nobody is charged twice. */
  readonly key: string;
  readonly orderId: number;
  readonly description: string;
  /** Where the bank sends the payer back to. */
  readonly returnUrl: string;
  readonly deadline: Date | null;
}

export interface ProviderPayment extends Money {
  readonly id: string;
  readonly status: 'pending' | 'succeeded' | 'canceled';
  /** When the bank took the money. */
  readonly paidAt: Date | null;
  /** Minor units that went back to the payer. */
  readonly refunded: number;
  readonly confirmationUrl: string | null;
  /** What the QR code says. */
  readonly qr: string | null;
}

export interface ProviderRefund {
  readonly id: string;
  readonly status: 'pending' | 'succeeded' | 'canceled';
}

/** Answers, or throws when it can't be asked; `Refused` when asking again would not help. */
export interface PaymentProvider {
  readonly name: 'yookassa' | 'sandbox';
  create(payment: NewPayment): Promise<ProviderPayment>;
  read(id: string): Promise<ProviderPayment>;
  /** Asks for it; a payment on its way can't always be stopped, so only reading tells. */
  cancel(id: string): Promise<void>;
  refund(id: string, money: Money, key: string): Promise<ProviderRefund>;
  readRefund(id: string): Promise<ProviderRefund>;
}
