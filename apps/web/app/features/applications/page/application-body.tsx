import { CaseColumns } from '../../../lib/account/casework/case-columns.tsx';
import { PhotoPanel } from '../../../lib/account/casework/photos/photo-panel.tsx';
import { usePhotoView } from '../../../lib/account/casework/photos/use-photo-view.ts';
import { useRemarks } from '../../../lib/account/casework/remarks/use-remarks.ts';
import { usePlaceName } from '../../../lib/account/order-fields.ts';
import { ShortcutsHelp } from '../../../lib/account/shortcuts/shortcuts-help.tsx';
import { useNow } from '../../../lib/account/use-now.ts';
import { useText } from '../../../lib/i18n.tsx';
import type { Application } from '../applications-query.ts';
import { DecisionBar } from '../decision/decision-bar.tsx';
import { DecisionDialog } from '../decision/decision-dialog.tsx';
import { Messages } from '../messages/messages.tsx';
import { ApplicationAlerts } from './application-alerts.tsx';
import styles from './application-body.module.css';
import { ApplicationFields } from './application-fields.tsx';
import { ApplicationHead } from './application-head.tsx';
import { ApplicationHistory } from './application-history.tsx';
import { reasonsFor } from './reasons.ts';
import { Settled } from './settled.tsx';
import { useApplicationActs } from './use-application-acts.ts';
import { useApplicationKeys } from './use-application-keys.ts';
import { useCaseFiles } from './use-case-files.ts';

export function ApplicationBody({ application }: { readonly application: Application }) {
  const text = useText();
  const now = useNow();
  const label = usePlaceName();
  const files = useCaseFiles(application);
  const view = usePhotoView(files.length);
  const remarks = useRemarks(`order-${application.id}`);
  const acts = useApplicationActs(application);
  const keys = useApplicationKeys(acts, view);
  const { decision } = acts;
  const { status, staffAbilities } = application;
  const remarking = {
    remarks,
    label,
    allowed: staffAbilities.remark || staffAbilities.remarkPayment,
    reasonsOf: (path: string) => reasonsFor(path).map((reason) => text(`applications.reason.${reason}`)),
  };
  return (
    <div className={styles.desk}>
      <ApplicationHead
        application={application}
        now={now}
        help={<ShortcutsHelp shortcuts={keys} label={text('casework.key.help')} />}
      />
      <ApplicationAlerts application={application} acts={acts} />
      {status !== 'ORDER_CREATED' && <Settled key={status} application={application} now={now} />}
      <CaseColumns
        left={<PhotoPanel files={files} view={view} remarking={remarking} />}
        right={
          <>
            <ApplicationFields application={application} remarking={remarking} />
            <Messages application={application} />
            <ApplicationHistory history={application.history} />
          </>
        }
      />
      <DecisionBar application={application} remarks={remarks.all.length} acts={acts} />
      {decision.asked && (
        <DecisionDialog
          asked={decision.asked}
          application={application}
          remarking={remarking}
          decision={decision}
        />
      )}
    </div>
  );
}
