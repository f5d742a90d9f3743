import { type ReactNode, useState } from 'react';
import { Dialog, DialogButtons } from '../../components/dialog.tsx';
import { ChoiceField } from '../../components/form/choice-field.tsx';
import { useText } from '../../lib/i18n.tsx';
import { type Payment, useDecide } from './money-query.ts';
import { useMoneyWords } from './money-words.ts';

const DECISIONS = ['accept', 'refund'] as const;
type Decision = (typeof DECISIONS)[number];

interface Props {
  readonly payment: Payment | undefined;
  readonly onClose: () => void;
}

/** Money that came in another amount than was asked for. */
export function DecideDialog({ payment, onClose }: Props) {
  const text = useText();
  const { amount } = useMoneyWords();
  const { mutate } = useDecide();
  const asked = payment?.asked;
  const words = payment &&
    asked && {
      order: payment.orderId,
      asked: amount(asked.sum, asked.currency),
      amount: amount(payment.sum, payment.currency),
    };
  const decide = (decision: Decision) => {
    if (payment) mutate({ id: payment.id, decision });
    onClose();
  };
  return (
    <Dialog open={payment !== undefined} title={text('money.decide.title')} onClose={onClose}>
      {words && asked?.currency === payment.currency ? (
        <TwoDecisions onDecide={decide} onClose={onClose}>
          <p>{text('money.decide.text', words)}</p>
        </TwoDecisions>
      ) : (
        <>
          {words && <p>{text('money.decide.text.currency', words)}</p>}
          <DialogButtons yes={text('money.decide.refund')} onYes={() => decide('refund')} onNo={onClose} />
        </>
      )}
    </Dialog>
  );
}

interface TwoProps {
  readonly onDecide: (decision: Decision) => void;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** Neither is the usual one and neither can be taken back: one is chosen, then the button says which. */
export function TwoDecisions({ onDecide, onClose, children }: TwoProps) {
  const text = useText();
  const [chosen, choose] = useState<Decision>();
  return (
    <>
      {children}
      <ChoiceField
        id="money-decision"
        label={text('money.decide.choice')}
        value={chosen ?? ''}
        options={DECISIONS.map((value) => ({ value, label: text(`money.decide.${value}`) }))}
        onChange={choose}
      />
      <DialogButtons
        yes={text(chosen ? `money.decide.${chosen}` : 'money.decide.act')}
        disabled={!chosen}
        onYes={() => chosen && onDecide(chosen)}
        onNo={onClose}
      />
    </>
  );
}
