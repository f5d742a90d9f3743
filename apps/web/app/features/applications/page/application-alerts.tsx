import { CaseAlert, CaseAlerts } from '../../../lib/account/casework/case-alert.tsx';
import { isConflict } from '../../../lib/account/casework/conflict.ts';
import { useUser } from '../../../lib/account/user-query.ts';
import { useText } from '../../../lib/i18n.tsx';
import type { Application } from '../applications-query.ts';

interface Props {
  readonly application: Application;
  readonly conflict: unknown;
}

/** What one must know before looking: that it changed meanwhile, that it is one's own, that looking is recorded. */
export function ApplicationAlerts({ application, conflict }: Props) {
  const text = useText();
  const { user_id } = useUser();
  return (
    <CaseAlerts>
      {isConflict(conflict) && (
        <CaseAlert news>
          <b>{text('applications.changed')}</b> {text('applications.changed.text')}
        </CaseAlert>
      )}
      {application.owner.id === user_id && <CaseAlert>{text('applications.own')}</CaseAlert>}
    </CaseAlerts>
  );
}
