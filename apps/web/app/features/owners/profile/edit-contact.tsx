import type { CountryCode } from '@punkt/domain/country-code';
import { checkContact } from '@punkt/domain/owner-rules';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '../../../components/button.tsx';
import { CountryField } from '../../../components/form/country-field.tsx';
import { useUser } from '../../../lib/account/user-query.ts';
import { api } from '../../../lib/client.ts';
import { useText } from '../../../lib/i18n.tsx';
import { ContactFields } from '../form/contact-fields.tsx';
import { useOwnerForm } from '../form/use-owner-form.ts';
import styles from './edit.module.css';
import { EditForm } from './edit-form.tsx';
import { useKeptRecord } from './kept-record.ts';
import { contactRecord } from './records.ts';
import { useSave } from './use-save.ts';

export function EditContact() {
  const text = useText();
  const user = useUser();
  const [citizenship, setCitizenship] = useState(user.country);
  const [loaded, setLoaded] = useState(false);
  if (loaded) return <ContactForm citizenship={citizenship} onBack={() => setLoaded(false)} />;
  return (
    <div className={styles.choose}>
      <p>{text('owners.getform.contact')}</p>
      <CountryField
        id="citizenship"
        label={text('owners.citizenship')}
        value={citizenship}
        onChange={setCitizenship}
      />
      <Button onClick={() => setLoaded(true)}>{text('owners.getform')}</Button>
    </div>
  );
}

interface FormProps {
  readonly citizenship: CountryCode;
  readonly onBack: () => void;
}

function ContactForm({ citizenship, onBack }: FormProps) {
  const text = useText();
  const user = useUser();
  const navigate = useNavigate();
  const [initial] = useState(() => contactRecord(user, citizenship));
  const kept = useKeptRecord(`contact.${citizenship}`, initial);
  const form = useOwnerForm(kept.opened, ({ contact_info }) => checkContact(contact_info, citizenship));
  const { busy, dirty, save } = useSave({
    form,
    initial,
    kept,
    done: 'owners.updated',
    send: ({ contact_info }) =>
      api('POST /api/v3/owner/update', { body: { contact_info, update_fields: ['contact_info'] } }),
    onDone: () => void navigate('/lk/profile'),
  });
  return (
    <EditForm
      form={form}
      label={text('owners.contact.title')}
      busy={busy}
      dirty={dirty}
      onSave={() => void save()}
      onBack={onBack}
    >
      <ContactFields form={form} snilsFixed={user.snils !== ''} />
    </EditForm>
  );
}
