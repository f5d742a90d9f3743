import { currencyOf } from '@punkt/domain/countries';
import { formatMoney } from '@punkt/domain/money';
import { ORDER_EVENTS } from '@punkt/domain/order-machine';
import { useLanguage, useText } from '../../lib/i18n.tsx';
import type { Payment } from './money-query.ts';

/** Sums and fates of payments in words. */
export function useMoneyWords() {
  const text = useText();
  const language = useLanguage();
  const amount = (sum: number, currency: string): string => formatMoney(sum, currencyOf(currency), language);
  return {
    amount,
    /** Why it ended as it did, and how far the bank is. */
    why: ({ late, asked, reason, refund }: Payment): string[] => {
      const event = ORDER_EVENTS.find((each) => each === reason);
      return [
        ...(asked ? [text('money.asked', { sum: amount(asked.sum, asked.currency) })] : []),
        ...(late ? [text('money.late')] : []),
        ...(event ? [text(`orderFacts.history.${event}`)] : []),
        ...(refund && refund.state !== 'done' ? [wayOf(refund)] : []),
      ];
    },
  };

  function wayOf({ state, tries }: NonNullable<Payment['refund']>): string {
    const way = state === 'due' && tries > 0 ? 'silent' : state;
    const words = text(`money.refund.${way}`);
    return tries > 1 ? `${words}, ${text('money.refund.tries', { count: tries })}` : words;
  }
}
