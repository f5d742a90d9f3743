import { useId, useState } from 'react';
import { Button } from '../../components/button.tsx';
import { ConfirmDialog } from '../../components/confirm-dialog.tsx';
import { SelectField } from '../../components/form/select-field.tsx';
import { useText } from '../../lib/i18n.tsx';
import type { CaseKey } from './reviews-query.ts';
import { type Many, useAssign } from './use-acts.ts';
import { useColleagues } from './use-colleagues.ts';

interface Props {
  /** All of one queue. */
  readonly cases: readonly CaseKey[];
  readonly words: string;
  readonly onDone?: (outcome: Many) => void;
}

/** Gives cases to a colleague: one is chosen by name, and hears of it. */
export function HandOver({ cases, words, onDone }: Props) {
  const text = useText();
  const box = useId();
  const [open, setOpen] = useState(false);
  const [to, setTo] = useState('');
  const [tried, setTried] = useState(false);
  const { mutate, isPending } = useAssign();
  const colleagues = useColleagues(cases[0]?.kind ?? '', open);
  const leave = () => {
    setOpen(false);
    setTried(false);
  };
  const give = () => {
    setTried(true);
    if (!to || isPending) return;
    mutate(
      { cases, to },
      {
        onSuccess: (outcome) => {
          leave();
          onDone?.(outcome);
        },
      },
    );
  };
  return (
    <>
      <Button look="quiet" data-hand-over onClick={() => setOpen(true)}>
        {words}
      </Button>
      {open && (
        <ConfirmDialog
          title={text('reviews.assign.title', { count: cases.length })}
          yes={text('reviews.assign.yes')}
          busy={isPending}
          onYes={give}
          onNo={leave}
        >
          <p>{text('reviews.assign.text')}</p>
          <SelectField
            id={box}
            label={text('reviews.assign.to')}
            value={to}
            error={tried && !to ? text('reviews.assign.required') : undefined}
            options={[
              { value: '', label: text('reviews.assign.choose') },
              ...colleagues.map(({ id, name }) => ({ value: id, label: name })),
            ]}
            onChange={setTo}
          />
        </ConfirmDialog>
      )}
    </>
  );
}
