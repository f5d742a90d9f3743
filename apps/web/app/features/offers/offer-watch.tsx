import { OFFER_CHECK_MINUTES } from '@punkt/domain/constants';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { ConfirmDialog } from '../../components/confirm-dialog.tsx';
import { liveKey } from '../../lib/account/live-keys.ts';
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
  queryKey: liveKey('offer', 'due'),
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
  const asks = owner && data?.due === true && dataUpdatedAt > putOff;
  const accepted = useSignedElsewhere(asks, data?.due === false);
  if (!asks) return null;
  return (
    <SignAgain
      offers={data.data.filter(isDue)}
      onPutOff={() => setPutOff(dataUpdatedAt)}
      onAccept={accepted}
    />
  );
}

/** A question that another tab has answered goes, and says why. Returns what to call when it is answered here. */
function useSignedElsewhere(asks: boolean, signed: boolean): () => void {
  const asked = useRef<'no' | 'yes' | 'answered'>('no');
  useEffect(() => {
    if (asks) asked.current = 'yes';
    else {
      if (signed && asked.current === 'yes')
        notify({ kind: 'info', title: { key: 'signing.elsewhere' }, seconds: 10 });
      asked.current = 'no';
    }
  }, [asks, signed]);
  return () => {
    asked.current = 'answered';
  };
}

interface Props {
  readonly offers: Parameters<typeof pagesOf>[0];
  readonly onPutOff: () => void;
  readonly onAccept: () => void;
}

function SignAgain({ offers, onPutOff, onAccept }: Props) {
  const text = useText();
  const queries = useQueryClient();
  // What is being read, by its versions: one that was published meanwhile begins anew, and is said.
  const [reading, setReading] = useState<string>();
  const version = offers.map(({ countryCode, lastVersion }) => `${countryCode}${lastVersion}`).join();
  const reload = () => queries.invalidateQueries({ queryKey: liveKey('offer') });
  const { busy, notice, accept } = useSigning({
    offers,
    reload,
    onSigned: async () => {
      await reload();
      notify({ kind: 'success', title: { key: 'signing.done' } });
    },
  });
  if (reading === undefined) {
    return (
      <ConfirmDialog
        title={text('signing.info.title')}
        yes={text('signing.info.read')}
        no={text('signing.info.later')}
        onYes={() => setReading(version)}
        onNo={onPutOff}
      >
        <p>{text('signing.info.text')}</p>
      </ConfirmDialog>
    );
  }
  return (
    <OfferModal
      key={version}
      pages={pagesOf(offers)}
      busy={busy}
      notice={notice ?? (reading === version ? undefined : text('signing.newer'))}
      onDecline={onPutOff}
      onAccept={() => {
        onAccept();
        void accept();
      }}
    />
  );
}
