import { CAMERA_PROTOCOLS } from '@punkt/domain/cameras';
import { COUNTRY_CODES } from '@punkt/domain/country-code';
import { type FormEvent, useRef, useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { Dialog } from '../../../components/dialog.tsx';
import { CheckField } from '../../../components/form/check-field.tsx';
import { useFocusProblem } from '../../../components/form/form-problems.tsx';
import { SelectField } from '../../../components/form/select-field.tsx';
import { TextField } from '../../../components/form/text-field.tsx';
import { ApiError } from '../../../lib/api-error.ts';
import { useText } from '../../../lib/i18n.tsx';
import { usePageInfo } from '../../../lib/page-info.ts';
import { useMessage } from '../../../lib/use-message.ts';
import styles from './vendors.module.css';
import { useSaveVendor, type Vendor, type VendorWish } from './vendors-query.ts';

interface Props {
  readonly vendor: Vendor | null;
  readonly onClose: () => void;
}

const NEW: VendorWish = {
  name: '',
  protocol: 'punkt',
  hasToken: false,
  allowsSelfSigned: false,
  active: true,
  instructions: {},
};

/** Problems by path, as the server says them; it is the same rules as here, and a lead sees them once a month. */
const refusalsOf = (error: unknown): Readonly<Record<string, string>> =>
  error instanceof ApiError
    ? Object.fromEntries(error.errors.map(({ path, message }) => [path, message]))
    : {};

export function VendorDialog({ vendor, onClose }: Props) {
  const text = useText();
  const say = useMessage();
  const { sandbox } = usePageInfo();
  const ref = useRef<HTMLFormElement>(null);
  const [wish, setWish] = useState<VendorWish>(() => {
    if (!vendor) return NEW;
    const { name, protocol, hasToken, allowsSelfSigned, active, instructions } = vendor;
    return { name, protocol, hasToken, allowsSelfSigned, active, instructions };
  });
  const { mutate, isPending, error, failureCount, submittedAt } = useSaveVendor(vendor, onClose);
  useFocusProblem(ref, failureCount && submittedAt);
  const change = (patch: Partial<VendorWish>) => setWish((known) => ({ ...known, ...patch }));
  const refusals = refusalsOf(error);
  const errorOf = (path: string) => {
    const problem = refusals[path];
    return problem && say(problem);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isPending) mutate(wish);
  };
  const protocols = CAMERA_PROTOCOLS.filter((protocol) => sandbox || protocol !== 'sandbox');
  return (
    <Dialog open firm title={text(vendor ? 'cameraVendors.edit' : 'cameraVendors.add')} onClose={onClose}>
      <form ref={ref} className={styles.form} onSubmit={submit} noValidate>
        <TextField
          id="vendor-name"
          label={text('cameraVendors.name')}
          value={wish.name}
          error={errorOf('name')}
          autoComplete="off"
          onChange={(name) => change({ name })}
        />
        <SelectField
          id="vendor-protocol"
          label={text('cameraVendors.protocol')}
          value={wish.protocol}
          options={protocols.map((value) => ({ value, label: text(`cameraVendors.protocol.${value}`) }))}
          onChange={(protocol) => change({ protocol })}
        />
        <CheckField id="vendor-token" checked={wish.hasToken} onChange={(hasToken) => change({ hasToken })}>
          {text('cameraVendors.token.yes')}
        </CheckField>
        <CheckField
          id="vendor-certificate"
          checked={wish.allowsSelfSigned}
          onChange={(allowsSelfSigned) => change({ allowsSelfSigned })}
        >
          {text('cameraVendors.selfSigned.yes')}
        </CheckField>
        <CheckField id="vendor-active" checked={wish.active} onChange={(active) => change({ active })}>
          {text('cameraVendors.active')}
        </CheckField>
        <fieldset className={styles.links}>
          <legend>{text('cameraVendors.instructions')}</legend>
          <p className={styles.facts}>{text('cameraVendors.instructions.hint')}</p>
          {COUNTRY_CODES.map((code) => (
            <TextField
              key={code}
              id={`vendor-link-${code}`}
              label={text(`countries.${code}`)}
              value={wish.instructions?.[code] ?? ''}
              error={errorOf(`instructions.${code}`)}
              type="url"
              inputMode="url"
              autoComplete="off"
              onChange={(link) => change({ instructions: { ...wish.instructions, [code]: link } })}
            />
          ))}
        </fieldset>
        <div className="cluster gap-8">
          <Button type="submit" busy={isPending}>
            {text('cameraVendors.save')}
          </Button>
          <Button look="quiet" onClick={onClose}>
            {text('cameraVendors.cancel')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
