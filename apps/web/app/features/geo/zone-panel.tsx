import { ZONE_KINDS, type ZoneKind } from '@punkt/domain/zones';
import { type FormEvent, useId, useState } from 'react';
import { Link } from 'react-router';
import { Button } from '../../components/button.tsx';
import { ConfirmDialog } from '../../components/confirm-dialog.tsx';
import { Field } from '../../components/field.tsx';
import { ChoiceField } from '../../components/form/choice-field.tsx';
import { TextBox } from '../../components/text-box.tsx';
import { dateTime } from '../../lib/format.ts';
import { useText } from '../../lib/i18n.tsx';
import styles from './zones.module.css';
import { useZoneChange, type ZoneHere } from './zones-query.ts';

interface Props {
  readonly zone: ZoneHere;
  /** The map has to be drawn anew. */
  readonly onDone: () => void;
}

/** The chosen zone: what it is and why, who holds it, and what it shall be. */
export function ZonePanel({ zone, onDone }: Props) {
  const text = useText();
  const id = useId();
  const { cell, ground, rule, set, order } = zone;
  const [kind, setKind] = useState<ZoneKind>(ground);
  const [note, setNote] = useState(set?.note ?? '');
  const [asking, setAsking] = useState<'save' | 'reset' | null>(null);
  const change = useZoneChange(cell, onDone);
  const town = zone.town || text('zones.outside');
  const nameOf = (each: ZoneKind) => (each === 'grey' ? text('zones.closed') : text(`geo.zone.${each}`));
  const to = asking === 'reset' ? rule : kind;
  const save = () => change.mutate({ kind, note: note.trim() });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // A note changes nothing for anybody who applies.
    if (kind === ground) save();
    else setAsking('save');
  };
  const reset = () => (rule === ground ? change.mutate(null) : setAsking('reset'));
  const held = order !== null;
  return (
    <section className={styles.panel} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{town}</h2>
      <p className={styles.cell}>{text('zones.cell', { cell })}</p>
      <dl className={styles.facts}>
        <div>
          <dt>{text('zones.now')}</dt>
          <dd>{nameOf(ground)}</dd>
        </div>
        <div>
          <dt>{text('zones.rule')}</dt>
          <dd>{nameOf(rule)}</dd>
        </div>
        {set && (
          <div>
            <dt>{text('zones.list')}</dt>
            <dd>{text('zones.by', { name: set.by.name, date: dateTime(set.updated) })}</dd>
          </div>
        )}
        {held && (
          <div>
            <dt>{text('zones.order')}</dt>
            <dd>
              <Link to={`/manage/reviews/application/${order}`}>
                {text('zones.order.link', { id: order })}
              </Link>
            </dd>
          </div>
        )}
      </dl>
      {held && <p className={styles.held}>{text('zones.order.text')}</p>}
      <form className="column gap-8" onSubmit={submit}>
        {!held && (
          <ChoiceField
            id={`${id}-kind`}
            label={text('zones.kind')}
            value={kind}
            options={ZONE_KINDS.map((each) => ({ value: each, label: nameOf(each) }))}
            onChange={setKind}
          />
        )}
        <Field id={`${id}-note`} label={text('zones.note')}>
          <TextBox
            id={`${id}-note`}
            rows={2}
            maxLength={500}
            value={note}
            aria-describedby={`${id}-hint`}
            onChange={({ target }) => setNote(target.value)}
          />
        </Field>
        <p id={`${id}-hint`} className={styles.cell}>
          {text('zones.note.hint')}
        </p>
        <div className={styles.buttons}>
          <Button type="submit" busy={change.isPending}>
            {text('zones.save')}
          </Button>
          {set && !(held && rule !== ground) && (
            <Button look="quiet" onClick={reset}>
              {text('zones.reset')}
            </Button>
          )}
        </div>
      </form>
      <ConfirmDialog
        open={asking !== null}
        title={text('zones.confirm.title')}
        yes={text('zones.confirm.yes')}
        no={text('zones.confirm.no')}
        onYes={() => {
          setAsking(null);
          if (asking === 'reset') change.mutate(null);
          else save();
        }}
        onNo={() => setAsking(null)}
      >
        <p>{text('zones.confirm.text', { town, from: nameOf(ground), to: nameOf(to) })}</p>
      </ConfirmDialog>
    </section>
  );
}
