import { CaseAlert } from '../../../lib/account/casework/case-alert.tsx';
import type { ApiError } from '../../../lib/api-error.ts';
import { useText } from '../../../lib/i18n.tsx';

/** What was looked at is no longer what stands: nothing was decided, nothing typed is lost. */
export function StaleNotice({ refusal }: { readonly refusal: ApiError | undefined }) {
  const text = useText();
  // The server's own sentence says more than «changed» when somebody has it, or has decided.
  const named = refusal && refusal.code !== 'conflict' ? refusal.message : '';
  return (
    <CaseAlert news>
      <b>{text(refusal ? 'applications.stale.refused' : 'applications.stale')}</b>{' '}
      {named || text('applications.stale.changed')} {text('applications.stale.text')}
    </CaseAlert>
  );
}
