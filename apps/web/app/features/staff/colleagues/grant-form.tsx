import type { CountryCode } from '@punkt/domain/country-code';
import { STAFF_ROLES, type StaffRole } from '@punkt/domain/staff';
import { type FormEvent, useId, useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { PhoneField } from '../../../components/form/phone-field.tsx';
import { SelectField } from '../../../components/form/select-field.tsx';
import { ApiError } from '../../../lib/api-error.ts';
import { useText } from '../../../lib/i18n.tsx';
import { usePageInfo } from '../../../lib/page-info.ts';
import styles from './colleagues.module.css';
import { useChangeRole } from './colleagues-query.ts';

/** Somebody new, by her phone: she need not have logged in yet. */
export function GrantForm() {
  const text = useText();
  const id = useId();
  const { variant } = usePageInfo();
  const [country, setCountry] = useState<CountryCode>(variant === 'georgian' ? 'GE' : 'RU');
  const [phone, setPhone] = useState('');
  const [role, setRole] = useState<StaffRole>('operator');
  const grant = useChangeRole(true);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!grant.isPending) grant.mutate({ phone, country, role }, { onSuccess: () => setPhone('') });
  };
  const type = (digits: string) => {
    grant.reset();
    setPhone(digits);
  };
  const refused = grant.error instanceof ApiError ? grant.error.errors : [];
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
          error={refused.find(({ path }) => path === 'phone')?.message}
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
      <div className={styles.buttons}>
        <Button type="submit" busy={grant.isPending}>
          {text('staff.colleagues.grant.send')}
        </Button>
      </div>
    </form>
  );
}
