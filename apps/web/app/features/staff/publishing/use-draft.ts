import type { CountryCode } from '@punkt/domain/country-code';
import { OFFER_KINDS, type OfferKind } from '@punkt/domain/offer';
import { useState } from 'react';
import { browserStorage } from '../../../lib/storage.ts';
import type { Texts } from './publishing-query.ts';

interface Draft {
  /** The version it is written over. */
  readonly base: number;
  readonly texts: Texts;
}

const storage = browserStorage('sessionStorage');
const keyOf = (country: CountryCode): string => `punkt.offer.${country}`;

function read(country: CountryCode): Draft | null {
  try {
    const kept = JSON.parse(storage.getItem(keyOf(country)) ?? 'null') as Partial<Draft> | null;
    const whole = OFFER_KINDS.every((kind) => typeof kept?.texts?.[kind] === 'string');
    return kept && whole && typeof kept.base === 'number' ? (kept as Draft) : null;
  } catch {
    return null;
  }
}

/** What is being written, kept over a reload. Starts from the published texts. */
export function useDraft(country: CountryCode, published: Draft) {
  const [draft, setDraft] = useState<Draft>(() => read(country) ?? published);
  const keep = (next: Draft) => {
    setDraft(next);
    storage.setItem(keyOf(country), JSON.stringify(next));
  };
  return {
    ...draft,
    write: (kind: OfferKind, text: string) => keep({ ...draft, texts: { ...draft.texts, [kind]: text } }),
    moveOver: (base: number) => keep({ ...draft, base }),
    reset: () => {
      storage.removeItem(keyOf(country));
      setDraft(published);
    },
    forget: () => storage.removeItem(keyOf(country)),
  };
}
