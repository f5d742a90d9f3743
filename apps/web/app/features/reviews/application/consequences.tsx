import { country } from '@punkt/domain/countries';
import { formatMoney } from '@punkt/domain/money';
import { useLanguage, useText } from '../../../lib/i18n.tsx';
import type { Application } from './application.ts';
import { useRequirementName } from './requirements.tsx';

interface Props {
  readonly asked: 'accept' | 'remark' | 'decline' | 'remarkPayment';
  readonly application: Application;
}

/** What happens by this decision, to whom, and with whose money. */
export function Consequences({ asked, application }: Props) {
  const text = useText();
  const requirement = useRequirementName();
  const failing = application.requirements.filter(({ ok }) => !ok).map(({ name }) => requirement(name));
  const move = application.exPickPointId !== null;
  return (
    <>
      <p>{text(`reviewApplication.${asked}.text`)}</p>
      {asked === 'accept' && move && <p>{text('reviewApplication.accept.move')}</p>}
      {asked === 'accept' && failing.length > 0 && (
        <p>
          <b>{text('reviewApplication.accept.requirements', { list: failing.join(', ') })}</b>
        </p>
      )}
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
  return (
    <p>{text('reviewApplication.decline.refund', { amount: formatMoney(amount, currency, language) })}</p>
  );
}
