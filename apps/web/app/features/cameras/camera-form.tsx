import { CAMERA_LIMITS } from '@punkt/domain/cameras';
import { characters } from '@punkt/domain/length';
import { type FormEvent, useRef, useState } from 'react';
import { Button } from '../../components/button.tsx';
import { CheckField } from '../../components/form/check-field.tsx';
import { FormGroup } from '../../components/form/form-group.tsx';
import { useFocusProblem } from '../../components/form/form-problems.tsx';
import { SelectField } from '../../components/form/select-field.tsx';
import { TextArea } from '../../components/form/text-area.tsx';
import { TextField } from '../../components/form/text-field.tsx';
import { useText } from '../../lib/i18n.tsx';
import type { OfferedVendor } from './camera-queries.ts';
import styles from './cameras.module.css';
import type { CameraCheck } from './use-camera-check.ts';

interface Props {
  readonly check: CameraCheck;
  readonly vendors: readonly OfferedVendor[];
  /** There was one already. */
  readonly again: boolean;
}

export function CameraForm({ check, vendors, again }: Props) {
  const text = useText();
  const ref = useRef<HTMLFormElement>(null);
  const { form, phase } = check;
  useFocusProblem(ref, form.attempt);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void check.check();
  };
  const checking = phase === 'checking';
  return (
    <form ref={ref} className={styles.form} onSubmit={submit} noValidate>
      <fieldset disabled={checking} className={styles.fields}>
        <legend className="visually-hidden">{text('cameras.activation.step.cameras')}</legend>
        <Fields check={check} vendors={vendors} />
      </fieldset>
      {checking ? (
        <Running onCancel={check.cancel} />
      ) : (
        <Button type="submit" look={again ? 'quiet' : 'primary'} busy={phase === 'saving'}>
          {text(phase === 'saving' ? 'cameras.saving' : again ? 'cameras.check.again' : 'cameras.check')}
        </Button>
      )}
    </form>
  );
}

function Fields({ check, vendors }: Omit<Props, 'again'>) {
  const text = useText();
  const { form, vendor, kept } = check;
  const [shown, setShown] = useState(false);
  const { vendor: chosen, description } = form.record;
  const count = characters(description);
  const { descriptionMaximum: max } = CAMERA_LIMITS;
  const none = { value: '', label: text('cameras.vendor.none') };
  /** A browser must not offer the password of this site here, nor keep this one. */
  const secret = (isKept: boolean) =>
    ({
      autoComplete: 'off',
      type: shown ? 'text' : 'password',
      ...(isKept && { placeholder: '••••••', hint: text('cameras.secret.kept') }),
    }) as const;
  return (
    <FormGroup>
      <SelectField
        {...form.about('vendor')}
        wide
        label={text('cameras.vendor')}
        value={chosen ?? ''}
        options={[none, ...vendors.map(({ id, name }) => ({ value: id, label: name }))]}
        onChange={(id) => form.change({ vendor: id || null })}
      />
      {vendor?.instructions && (
        <p className={styles.instructions} data-wide>
          <a href={vendor.instructions} target="_blank" rel="noopener noreferrer">
            {text('cameras.vendor.instructions')}
          </a>
        </p>
      )}
      <TextField
        {...form.bind('url')}
        wide
        label={text('cameras.url')}
        hint={vendor && text(`cameras.url.${vendor.protocol}`)}
        type="url"
        inputMode="url"
        autoComplete="off"
      />
      <TextField
        {...form.bind('login')}
        label={text('cameras.login')}
        autoComplete="off"
        {...(kept.login && { placeholder: '••••••', hint: text('cameras.secret.kept') })}
      />
      <TextField {...form.bind('password')} label={text('cameras.password')} {...secret(kept.password)} />
      {vendor?.hasToken && (
        <TextField {...form.bind('token')} wide label={text('cameras.token')} {...secret(kept.token)} />
      )}
      <CheckField id="cameras-show" checked={shown} onChange={setShown}>
        {text(vendor?.hasToken ? 'cameras.secret.show.token' : 'cameras.secret.show')}
      </CheckField>
      <TextArea
        {...form.bind('description')}
        wide
        optional
        label={text('cameras.description')}
        hint={text('cameras.description.hint')}
        counter={{ text: text('cameras.description.count', { count, max }), wrong: count > max }}
      />
    </FormGroup>
  );
}

/** The bar is as long as the longest wait, so it never promises more than the server does. */
function Running({ onCancel }: { readonly onCancel: () => void }) {
  const text = useText();
  return (
    <div className={styles.running}>
      <div role="status">
        <b>{text('cameras.check.running')}</b>
        <p>{text('cameras.check.running.text', { seconds: CAMERA_LIMITS.answerSeconds })}</p>
      </div>
      <div className={styles.bar} role="progressbar" aria-label={text('cameras.check.running')} />
      <Button look="quiet" onClick={onCancel}>
        {text('cameras.check.cancel')}
      </Button>
    </div>
  );
}
