import { country } from '@punkt/domain/countries';
import type { CountryCode } from '@punkt/domain/country-code';
import { formatMoney } from '@punkt/domain/money';
import { ORDER_TERMS } from '@punkt/domain/order-terms';
import { SIMPLIFIED_POINT, STANDARD_POINT } from '@punkt/domain/point-type';
import type { Language } from '@punkt/locales/language';
import type { Translate } from '@punkt/locales/translate';
import type { Topic } from './topics.ts';

type Rule = 'fee' | 'refund' | 'fine' | 'subsidy' | 'income' | 'sign';

/** The rules about money that belong to a topic: an answer names all their variants, whichever entry it is taken from. */
const RULES: Partial<Record<Topic, readonly Rule[]>> = {
  fee: ['fee'],
  refund: ['refund', 'fee'],
  cost: ['fee'],
  payTime: ['fee'],
  late: ['fee'],
  unready: ['fine'],
  subsidy: ['subsidy'],
  income: ['income'],
  sign: ['sign'],
};

/** Sums as they are written here: groups of digits with spaces or commas between. */
const sumsIn = (text: string): Set<string> =>
  new Set((text.match(/\d[\d\s\u00a0\u202f.,]*\d/g) ?? []).map((sum) => sum.replace(/\D/g, '')));

/** Lines that the answer lacks, made from the rules the product follows; `said` is what it says already. */
export function moneyLines(
  topics: readonly Topic[],
  concepts: ReadonlySet<string>,
  said: string,
  text: Translate,
  language: Language,
): string[] {
  const money = (code: CountryCode, minor: number | null | undefined) =>
    formatMoney(minor ?? 0, country(code).currency, language);
  const { guaranteeFee, falseActivationFine, subsidyTurnover } = country('RU').terms;
  const georgia = country('GE').terms;
  const lines: Readonly<Record<Rule, string>> = {
    fee: text('assistant.money.fee', {
      standard: money('RU', guaranteeFee?.[STANDARD_POINT]),
      simplified: money('RU', guaranteeFee?.[SIMPLIFIED_POINT]),
    }),
    refund: text('assistant.money.refund', {
      refund: ORDER_TERMS.refundAfterApprovalDays,
      activation: ORDER_TERMS.activationDays,
    }),
    fine: text('assistant.money.fine', {
      russia: money('RU', falseActivationFine),
      georgia: money('GE', georgia.falseActivationFine),
    }),
    subsidy: text('assistant.money.subsidy', {
      russia: money('RU', subsidyTurnover),
      georgia: money('GE', georgia.subsidyTurnover),
    }),
    income: text('assistant.money.income'),
    sign: text('assistant.money.sign', { armenia: money('AM', country('AM').terms.signboardCompensation) }),
  };
  const asksPrice = ['howmuch', 'price', 'pay', 'free', 'buy', 'money'].some((concept) =>
    concepts.has(concept),
  );
  const asksForReturn = topics.includes('fee') && concepts.has('refund');
  const rules = new Set([
    ...topics.flatMap((topic) => RULES[topic] ?? []),
    ...(asksForReturn ? (['refund'] as const) : []),
  ]);
  const known = sumsIn(said);
  // A line whose sums all stand in the answer would only repeat it.
  const isNew = (rule: Rule) =>
    (rule === 'sign' && asksPrice) ||
    rule === 'refund' ||
    rule === 'income' ||
    [...sumsIn(lines[rule])].some((sum) => !known.has(sum));
  return [...rules].filter(isNew).map((rule) => lines[rule]);
}
