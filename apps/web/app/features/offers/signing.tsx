import type { CountryCode } from '@punkt/domain/country-code';
import { useEffect, useState } from 'react';
import { notifyError } from '../../lib/notifications/notify-error.ts';
import { OfferModal } from './offer-modal.tsx';
import { type Offer, pagesOf, readOffers } from './offers-api.ts';
import { useSigning } from './use-signing.ts';

interface Props {
  readonly country: CountryCode;
  readonly onDecline: () => void;
  readonly onSigned: () => Promise<void>;
}

const none: readonly Offer[] = [];

/** The documents of a country, read and signed as a part of registering. */
export function Signing({ country, onDecline, onSigned }: Props) {
  const [offers, setOffers] = useState(none);
  const reload = async () => setOffers(await readOffers(country));
  const { busy, notice, accept } = useSigning({ offers, reload, onSigned });

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, at opening
  useEffect(() => {
    reload().catch((error: unknown) => {
      notifyError(error, 'signing.documents.failed');
      onDecline();
    });
  }, []);

  // Another version is another reading: it begins at the first document.
  const version = offers.map(({ lastVersion }) => lastVersion).join();
  return (
    <OfferModal
      key={version}
      pages={pagesOf(offers)}
      busy={busy}
      notice={notice}
      onDecline={onDecline}
      onAccept={() => void accept()}
    />
  );
}
