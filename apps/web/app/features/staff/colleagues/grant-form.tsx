import type { CountryCode } from '@punkt/domain/country-code';
import { parsePhone } from '@punkt/domain/phone';
import { STAFF_ROLES, type StaffRole } from '@punkt/domain/staff';
import { type FormEvent, useId, useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { PhoneField } from '../../../components/form/phone-field.tsx';
import { SelectField } from '../../../components/form/select-field.tsx';
import { ApiError } from '../../../lib/api-error.ts';
import { useText } from '../../../lib/i18n.tsx';
import { usePageInfo } from '../../../lib/page-info.ts';
import { useMessage } from '../../../lib/use-message.ts';
import styles from './colleagues.module.css';
import { useChangeRole } from './colleagues-query.ts';

/** What the server says about the number, beyond what the rules know here. */
const refusalOf = (error: unknown): string | undefined =>
  error instanceof ApiError ? error.errors.find(({ path }) => path === 'phone')?.message : undefined;

/** Somebody new, by phone: they need not have logged in yet. */
export function GrantForm() {
  const text = useText();
  const id = useId();
  const { variant } = usePageInfo();
  const [country, setCountry] = useState<CountryCode>(variant === 'georgian' ? 'GE' : 'RU');
  const [phone, setPhone] = useState('');
  const [role, setRole] = useState<StaffRole>('operator');
  const [tried, setTried] = useState(false);
  const grant = useChangeRole(true);
  const say = useMessage();
  const parsed = parsePhone(phone, country);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (!parsed.ok || grant.isPending) return;
    grant.mutate(
      { phone, country, role },
      {
        onSuccess: () => {
          setPhone('');
          setTried(false);
        },
      },
    );
  };
  const type = (digits: string) => {
    // What the server said was about the number before.
    if (grant.isError) grant.reset();
    setPhone(digits);
  };
  const problem = refusalOf(grant.error) ?? (parsed.ok ? undefined : parsed.message);
  return (
    <form className={styles.grant} onSubmit={submit} noValidate aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{text('staff.colleagues.grant.title')}</h2>
      <p className={styles.intro}>{text('staff.colleagues.grant.text')}</p>
      <div className={styles.fields}>
        <PhoneField
          id={`${id}-phone`}
          label={text('staff.colleagues.grant.phone')}
          countryLabel={text('staff.colleagues.grant.country')}
          code={country}
          value={phone}
          error={tried && problem ? say(problem) : undefined}
          onCountry={setCountry}
          onChange={type}
        />
        <SelectField
          id={`${id}-role`}
          label={text('staff.colleagues.grant.role')}
          hint={text(`staff.role.${role}.text`)}
          value={role}
          options={STAFF_ROLES.map((value) => ({ value, label: text(`staff.role.${value}`) }))}
          onChange={setRole}
        />
      </div>
      <div className="cluster gap-8">
        <Button type="submit" busy={grant.isPending}>
          {text('staff.colleagues.grant.send')}
        </Button>
      </div>
    </form>
  );
}
