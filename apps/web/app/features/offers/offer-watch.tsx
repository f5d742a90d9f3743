import { OFFER_CHECK_MINUTES } from '@punkt/domain/constants';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../components/button.tsx';
import { Dialog } from '../../components/dialog.tsx';
import { useUser } from '../../lib/account/user-query.ts';
import { api } from '../../lib/client.ts';
import { isOwner } from '../../lib/guards.ts';
import { useText } from '../../lib/i18n.tsx';
import { notify } from '../../lib/notifications/store.ts';
import { OfferModal } from './offer-modal.tsx';
import { isDue, pagesOf } from './offers-api.ts';
import { useSigning } from './use-signing.ts';

/** The live event `offer` reads it again as well. */
const offersQuery = queryOptions({
  queryKey: ['offer', 'due'],
  queryFn: ({ signal }) => api('GET /api/v3/offer', { query: {} }, { signal }),
  refetchInterval: OFFER_CHECK_MINUTES * 60_000,
  // Whoever put the question off is asked again at the next check, not at every return to the window.
  refetchOnWindowFocus: false,
  meta: { failed: 'signing.documents.failed' },
});

/** Asks an owner to sign what has changed: first a word, then the documents. */
export function OfferWatch() {
  const owner = isOwner(useUser());
  const { data, dataUpdatedAt } = useQuery({ ...offersQuery, enabled: owner });
  const [putOff, setPutOff] = useState(0);
  if (!owner || !data?.due || dataUpdatedAt <= putOff) return null;
  return <SignAgain offers={data.data.filter(isDue)} onPutOff={() => setPutOff(dataUpdatedAt)} />;
}

interface Props {
  readonly offers: Parameters<typeof pagesOf>[0];
  readonly onPutOff: () => void;
}

function SignAgain({ offers, onPutOff }: Props) {
  const text = useText();
  const queries = useQueryClient();
  const [reading, setReading] = useState(false);
  const reload = () => queries.invalidateQueries({ queryKey: ['offer'] });
  const { busy, notice, accept } = useSigning({
    offers,
    reload,
    onSigned: async () => {
      await reload();
      notify({ kind: 'success', title: { key: 'signing.done' } });
    },
  });
  if (!reading) {
    return (
      <Dialog open title={text('signing.info.title')} onClose={onPutOff}>
        <p>{text('signing.info.text')}</p>
        <Button onClick={() => setReading(true)}>{text('signing.info.read')}</Button>
        <Button look="quiet" onClick={onPutOff}>
          {text('signing.info.later')}
        </Button>
      </Dialog>
    );
  }
  return (
    <OfferModal
      key={offers.map(({ countryCode, lastVersion }) => `${countryCode}${lastVersion}`).join()}
      pages={pagesOf(offers)}
      busy={busy}
      notice={notice}
      onDecline={onPutOff}
      onAccept={() => void accept()}
    />
  );
}
