import type { Order } from '@punkt/contract/order-data';
import { feeDue } from '@punkt/domain/fees';
import { message } from '@punkt/domain/message';
import { type OrderProblems, pointTypeOf } from '@punkt/domain/order-rules';
import { ORDER_TERMS } from '@punkt/domain/order-terms';
import { STANDARD_POINT } from '@punkt/domain/point-type';
import { useState } from 'react';
import { Dialog, DialogButtons } from '../../../components/dialog.tsx';
import { CheckField } from '../../../components/form/check-field.tsx';
import { useText } from '../../../lib/i18n.tsx';
import { useMessage } from '../../../lib/use-message.ts';
import { usePlaceWords } from '../page/place-words.ts';
import { useMoney } from '../use-money.ts';
import type { Wizard } from './use-wizard.ts';
import styles from './wizard.module.css';

interface Props {
  readonly wizard: Wizard;
  /** The server's, where it was opened from there. */
  readonly order: Order | null;
}

/** Sending can't be taken back, so it is always asked: what follows, and what looks unusual or not reworked. */
export function SendDialog(props: Props) {
  const text = useText();
  const { question, decline } = props.wizard.publishing;
  return (
    <Dialog open={question !== null} title={text('wizard.ask.title')} onClose={decline}>
      {question && <Question {...props} {...question} />}
    </Dialog>
  );
}

const isEmpty = (problems: OrderProblems): boolean => Object.keys(problems).length === 0;

interface QuestionProps extends Props {
  readonly warnings: OrderProblems;
  readonly remarks: OrderProblems;
}

function Question({ wizard, order, warnings, remarks }: QuestionProps) {
  const text = useText();
  const say = useMessage();
  const { confirm, decline } = wizard.publishing;
  const [sure, setSure] = useState(isEmpty(warnings));
  const [tried, setTried] = useState(false);
  const send = () => {
    setTried(true);
    if (sure) void confirm();
  };
  return (
    <>
      <p>{text('wizard.ask.text')}</p>
      <Next wizard={wizard} order={order} />
      {!isEmpty(remarks) && <Remarks remarks={remarks} onLead={wizard.lead} />}
      {!isEmpty(warnings) && (
        <>
          <section className={styles.warnings} aria-labelledby="send-warnings">
            <h3 id="send-warnings">{text('wizard.warnings.title')}</h3>
            <ul>
              {Object.entries(warnings).map(([path, warning]) => (
                <li key={path}>{say(warning)}</li>
              ))}
            </ul>
          </section>
          <p>{text('wizard.warnings.text')}</p>
          <CheckField
            id="warnings-sure"
            checked={sure}
            error={tried && !sure ? say(message('validation.required')) : undefined}
            onChange={setSure}
          >
            {text('wizard.warnings.sure')}
          </CheckField>
        </>
      )}
      <DialogButtons yes={text('wizard.warnings.yes')} onYes={send} onNo={decline} />
    </>
  );
}

/** Where it goes: to the payment where a fee is due and not paid yet, else to the operators. */
function Next({ wizard, order }: Props) {
  const text = useText();
  const { record } = wizard.form;
  const money = useMoney(record.country);
  const pointType = pointTypeOf(record) ?? STANDARD_POINT;
  const fee = feeDue({ country: record.country, pointType, isMove: record.ex_pickpoint_id !== null });
  const unpaid = !order || order.outlook.fee.state === 'notYet';
  if (!fee || !unpaid) return <p>{text('wizard.ask.review')}</p>;
  return <p>{text('wizard.ask.pay', { fee: money(fee.amount), count: ORDER_TERMS.unpaidHours })}</p>;
}

interface RemarksProps {
  readonly remarks: OrderProblems;
  readonly onLead: (path: string) => void;
}

/** A remark never blocks, for the value may be right; but nobody sends it back by mistake. */
function Remarks({ remarks, onLead }: RemarksProps) {
  const text = useText();
  const place = usePlaceWords();
  return (
    <section className={styles.warnings} aria-labelledby="send-remarks">
      <h3 id="send-remarks">{text('wizard.ask.remarks')}</h3>
      <ul>
        {Object.entries(remarks).map(([path, remark]) => (
          <li key={path}>
            <button type="button" className={styles.link} onClick={() => onLead(path)}>
              {place(path)}
            </button>
            {`: ${remark}`}
          </li>
        ))}
      </ul>
    </section>
  );
}
