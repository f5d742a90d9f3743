import { CaseAlert, CaseAlerts } from '../../../lib/account/casework/case-alert.tsx';
import { isConflict } from '../../../lib/account/casework/conflict.ts';
import { useOrderEvent } from '../../../lib/account/use-order-event.ts';
import { useUser } from '../../../lib/account/user-query.ts';
import { useText } from '../../../lib/i18n.tsx';
import type { Application } from '../applications-query.ts';
import type { Acts } from './use-application-acts.ts';

interface Props {
  readonly application: Application;
  readonly acts: Acts;
}

/** What one must know before looking: that it changed meanwhile, that it is one's own, that looking is recorded. */
export function ApplicationAlerts({ application, acts }: Props) {
  const text = useText();
  const { user_id } = useUser();
  const { missed } = acts.decision;
  return (
    <CaseAlerts>
      {(missed || isConflict(acts.conflict)) && (
        <CaseAlert news focused={missed !== null}>
          <b>{text('applications.changed')}</b> <Missed rows={missed ?? []} />{' '}
          {text('applications.changed.text')}
        </CaseAlert>
      )}
      {application.owner.id === user_id && <CaseAlert>{text('applications.own')}</CaseAlert>}
    </CaseAlerts>
  );
}

/** What happened behind one's back, in its order. */
function Missed({ rows }: { readonly rows: Application['history'] }) {
  const text = useText();
  const name = useOrderEvent();
  if (rows.length === 0) return null;
  const list = rows.map(({ event }) => `«${name(event)}»`).join(', ');
  return text('applications.changed.events', { list });
}
