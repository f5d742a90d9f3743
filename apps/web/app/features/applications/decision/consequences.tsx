import { country } from '@punkt/domain/countries';
import { formatMoney } from '@punkt/domain/money';
import { useLanguage, useText } from '../../../lib/i18n.tsx';
import type { Application } from '../applications-query.ts';
import { useRequirementName } from '../page/requirements.tsx';
import type { Decision } from '../use-acts.ts';

interface Props {
  readonly asked: Decision;
  readonly application: Application;
  /** Whether remarks are marked on the screen. */
  readonly marked: boolean;
}

/** What happens by this decision, to whom, and with whose money. */
export function Consequences({ asked, application, marked }: Props) {
  const text = useText();
  const requirement = useRequirementName();
  const failing = application.requirements.filter(({ ok }) => !ok).map(({ name }) => requirement(name));
  const move = application.exPickPointId !== null;
  return (
    <>
      <p>{text(`applications.${asked}.text`)}</p>
      {asked === 'accept' && move && <p>{text('applications.accept.move')}</p>}
      {asked === 'accept' && failing.length > 0 && (
        <p>
          <b>{text('applications.accept.requirements', { list: failing.join(', ') })}</b>
        </p>
      )}
      {(asked === 'accept' || asked === 'decline') && marked && <p>{text('casework.approve.remarks')}</p>}
      {asked === 'remark' && !marked && <p>{text('casework.remark.send.none')}</p>}
      {asked === 'decline' && <Refund application={application} />}
    </>
  );
}

function Refund({ application }: Pick<Props, 'application'>) {
  const text = useText();
  const language = useLanguage();
  const { amount, state } = application.outlook.fee;
  if (amount === null || state !== 'held') return null;
  const { currency } = country(application.country);
  return <p>{text('applications.decline.refund', { amount: formatMoney(amount, currency, language) })}</p>;
}
