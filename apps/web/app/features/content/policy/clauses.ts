import type { Variant } from '@punkt/domain/site-pages';
import type { TextKey } from '../../../lib/i18n.tsx';

export const POLICY_SECTIONS = ['general', 'purposes', 'grounds', 'categories', 'terms', 'requests'] as const;

export type PolicySection = (typeof POLICY_SECTIONS)[number];

/** The policy of the main site, under Russian law. */
const MAIN: Record<PolicySection, readonly TextKey[]> = {
  general: [
    'policy.main.general.subject',
    'policy.main.general.law',
    'policy.main.general.others',
    'policy.both.general.people',
    'policy.both.general.biometry',
    'policy.both.general.edition',
  ],
  purposes: [
    'policy.both.purposes.entry',
    'policy.both.purposes.contract',
    'policy.both.purposes.check',
    'policy.both.purposes.answer',
    'policy.both.purposes.safety',
    'policy.main.purposes.count',
    'policy.both.purposes.never',
  ],
  grounds: [
    'policy.main.grounds.consent',
    'policy.main.grounds.contract',
    'policy.main.grounds.law',
    'policy.main.grounds.interest',
    'policy.main.grounds.withdraw',
  ],
  categories: [
    'policy.main.categories.visitors',
    'policy.both.categories.entry',
    'policy.main.categories.partners',
    'policy.both.categories.orders',
    'policy.main.categories.payments',
    'policy.both.categories.employees',
    'policy.both.categories.signatures',
    'policy.both.categories.files',
    'policy.main.categories.browser',
    'policy.main.categories.counters',
  ],
  terms: [
    'policy.both.terms.access',
    'policy.main.terms.shared',
    'policy.both.terms.short',
    'policy.main.terms.questions',
    'policy.both.terms.contract',
    'policy.both.terms.distribution',
    'policy.both.terms.correction',
    'policy.both.terms.destruction',
    'policy.both.terms.processing',
    'policy.both.terms.delayed',
    'policy.both.terms.left',
  ],
  requests: [
    'policy.both.requests.rights',
    'policy.both.requests.account',
    'policy.main.requests.stranger',
    'policy.both.requests.reply',
    'policy.both.requests.duties',
    'policy.main.requests.appeal',
    'policy.main.requests.calendar',
  ],
};

/** The Georgian one: another law and authority, and fewer things that happen there. */
const GEORGIAN: Record<PolicySection, readonly TextKey[]> = {
  general: [
    'policy.georgian.general.subject',
    'policy.georgian.general.law',
    'policy.georgian.general.site',
    'policy.both.general.people',
    'policy.both.general.biometry',
    'policy.both.general.edition',
  ],
  purposes: MAIN.purposes.filter((clause) => clause !== 'policy.main.purposes.count'),
  grounds: [
    'policy.georgian.grounds.contract',
    'policy.georgian.grounds.law',
    'policy.georgian.grounds.interest',
    'policy.georgian.grounds.consent',
  ],
  categories: [
    'policy.both.categories.entry',
    'policy.georgian.categories.partners',
    'policy.both.categories.orders',
    'policy.georgian.categories.payments',
    'policy.both.categories.employees',
    'policy.both.categories.signatures',
    'policy.both.categories.files',
    'policy.georgian.categories.browser',
  ],
  terms: [
    'policy.both.terms.access',
    'policy.georgian.terms.shared',
    'policy.both.terms.short',
    'policy.both.terms.contract',
    'policy.both.terms.distribution',
    'policy.both.terms.correction',
    'policy.both.terms.destruction',
    'policy.both.terms.processing',
    'policy.both.terms.delayed',
    'policy.both.terms.left',
  ],
  requests: [
    'policy.both.requests.rights',
    'policy.both.requests.account',
    'policy.georgian.requests.stranger',
    'policy.both.requests.reply',
    'policy.both.requests.duties',
    'policy.georgian.requests.appeal',
    'policy.georgian.requests.calendar',
  ],
};

export const POLICY_CLAUSES: Record<Variant, Record<PolicySection, readonly TextKey[]>> = {
  main: MAIN,
  georgian: GEORGIAN,
};
