import type { CountryCode } from '@punkt/domain/country-code';
import type { OfferKind } from '@punkt/domain/offer';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx';
import { isUnanswered } from '../../../lib/account/casework/conflict.ts';
import { api } from '../../../lib/client.ts';
import { useText } from '../../../lib/i18n.tsx';
import { notify } from '../../../lib/notifications/store.ts';
import { versionsQuery } from './publishing-query.ts';
import type { useDraft } from './use-draft.ts';

interface Props {
  readonly country: CountryCode;
  readonly draft: ReturnType<typeof useDraft>;
  readonly changed: readonly OfferKind[];
  readonly onClose: () => void;
}

export function PublishDialog({ country, draft, changed, onClose }: Props) {
  const text = useText();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const publish = useMutation({
    mutationFn: () =>
      api('POST /api/v2/manage/offers', {
        body: { country_code: country, base_version: draft.base, ...draft.texts },
      }),
    meta: { failed: 'publishing.failed.publish', unanswered: 'publishing.unanswered' },
    // Refused because of another version: reading the list again is what shows it.
    onSettled: () => queries.invalidateQueries(versionsQuery),
    // Without an answer it may be out: a second press is that version, and says so.
    onError: (error) => !isUnanswered(error) && onClose(),
    onSuccess: ({ version }) => {
      draft.forget();
      notify({
        kind: 'success',
        title: { key: 'publishing.published', params: { version } },
        text: { key: 'publishing.published.text' },
      });
      return navigate('/manage/offers');
    },
  });
  // As it was asked: what is out already differs no more.
  const [asked] = useState(changed);
  const documents = asked.map((kind) => text(`publishing.kind.${kind}`)).join(', ');
  return (
    <ConfirmDialog
      title={text('publishing.confirm.title', { version: draft.base + 1 })}
      yes={text('publishing.publish')}
      busy={publish.isPending}
      onYes={() => publish.mutate()}
      onNo={onClose}
    >
      <p>{text('publishing.confirm.text', { country: text(`countries.${country}`) })}</p>
      <p>{text('publishing.confirm.changed', { documents })}</p>
    </ConfirmDialog>
  );
}
