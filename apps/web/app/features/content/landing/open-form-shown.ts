import { type RefObject, useEffect, useState } from 'react';
import { hasConsent, onConsent } from '../../../lib/site/consent.ts';
import { countLate } from '../../../lib/site/count-late.ts';
import { useWasSeen } from './use-seen.ts';

const SHARE = 0.5;

/** Counts, once, that the form came into sight. Nothing is looked for before somebody agreed to be counted. */
export function useCountShown(card: RefObject<HTMLElement | null>, hasForm: boolean): void {
  const seen = useWasSeen(card, SHARE, useAgreed() && hasForm);
  useEffect(() => {
    if (seen) countLate('open_form_shown');
  }, [seen]);
}

function useAgreed(): boolean {
  const [agreed, setAgreed] = useState(false);
  useEffect(() => {
    setAgreed(hasConsent());
    return onConsent(setAgreed);
  }, []);
  return agreed;
}
