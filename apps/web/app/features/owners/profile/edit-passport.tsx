import { country } from '@punkt/domain/countries';
import type { DocumentType } from '@punkt/domain/countries/document-form';
import type { CountryCode } from '@punkt/domain/country-code';
import { checkDocumentFields, checkPhotos } from '@punkt/domain/owner-rules';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '../../../components/button.tsx';
import { useUser } from '../../../lib/account/user-query.ts';
import { api } from '../../../lib/client.ts';
import { useText } from '../../../lib/i18n.tsx';
import { notifyError } from '../../../lib/notifications/notify-error.ts';
import { today } from '../../../lib/today.ts';
import { CitizenshipFields } from '../form/citizenship-fields.tsx';
import { DocumentFields } from '../form/document-fields.tsx';
import { PhotoFields } from '../form/photo-fields.tsx';
import { useOwnerForm } from '../form/use-owner-form.ts';
import styles from './edit.module.css';
import { EditForm } from './edit-form.tsx';
import { useKeptRecord } from './kept-record.ts';
import { type DocumentAnswer, readDocument } from './queries.ts';
import { documentRecord, remarksOf } from './records.ts';
import { useSave } from './use-save.ts';

interface Choice {
  readonly citizenship: CountryCode;
  readonly type: DocumentType;
}

/** First the choice, then its form; Back leads to the choice again. */
export function EditPassport() {
  const text = useText();
  const user = useUser();
  const [choice, setChoice] = useState<Choice>({
    citizenship: user.country,
    type: country(user.country).identity.defaultDocument,
  });
  const [answer, setAnswer] = useState<DocumentAnswer | null>(null);
  const [busy, setBusy] = useState(false);
  if (answer) return <PassportForm choice={choice} answer={answer} onBack={() => setAnswer(null)} />;

  const get = async () => {
    setBusy(true);
    try {
      setAnswer(await readDocument(user.user_id, choice.citizenship, choice.type));
    } catch (error) {
      notifyError(error, 'owners.failed.passport', 10);
    } finally {
      setBusy(false);
    }
  };
  return (
    <div className={styles.choose}>
      <p>{text('owners.getform.text')}</p>
      <CitizenshipFields
        citizenship={choice.citizenship}
        type={choice.type}
        onCitizenship={(citizenship) =>
          setChoice({ citizenship, type: country(citizenship).identity.defaultDocument })
        }
        onType={(type) => setChoice({ ...choice, type })}
      />
      <Button busy={busy} onClick={() => void get()}>
        {text('owners.getform')}
      </Button>
    </div>
  );
}

interface FormProps {
  readonly choice: Choice;
  readonly answer: DocumentAnswer;
  readonly onBack: () => void;
}

function PassportForm({ choice, answer, onBack }: FormProps) {
  const text = useText();
  const user = useUser();
  const navigate = useNavigate();
  const known = answer.passportData ?? answer.idCardData;
  const { oldPassport } = answer;
  const [initial] = useState(() => documentRecord(choice.citizenship, choice.type, answer));
  const kept = useKeptRecord(`passport.${choice.citizenship}.${choice.type}`, initial);
  const form = useOwnerForm(
    kept.opened,
    ({ passport }) => ({
      ...checkDocumentFields(passport, today()),
      ...checkPhotos(passport, oldPassport),
    }),
    remarksOf(known?.remarks ?? []),
  );
  const { busy, dirty, save } = useSave({
    form,
    initial,
    kept,
    done: 'owners.updated',
    send: ({ passport }) =>
      api('POST /api/v3/owner/update', {
        body: { passport, update_fields: ['passport'] },
      }),
    onDone: () => void navigate('/lk/profile'),
  });
  return (
    <>
      {known && known.status !== 'none' && (
        <div className={styles.notice} data-status={known.status}>
          <p>
            <b>{text(`owners.passport.${known.status}`)}</b>
          </p>
          {known.comment && <p>{text('owners.tax.comment', { comment: known.comment })}</p>}
        </div>
      )}
      {oldPassport && <p className={styles.notice}>{text('owners.oldpassport')}</p>}
      <EditForm
        form={form}
        label={text('owners.passport.title')}
        busy={busy}
        dirty={dirty}
        onSave={() => void save()}
        onBack={onBack}
      >
        <DocumentFields form={form} />
        <PhotoFields form={form} slot={`${user.user_id}/profile`} oldPassport={oldPassport} />
      </EditForm>
    </>
  );
}
