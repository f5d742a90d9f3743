import { IconEye } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Flag } from '../../../../components/flag.tsx';
import { useText } from '../../../../lib/i18n.tsx';
import type { Question } from '../room-queries.ts';
import styles from './question.module.css';

/** How to reach whoever asked: each is one press away. */
export function Contacts({
  question: { phone, email, telegram, country, language },
}: {
  readonly question: Question;
}) {
  const text = useText();
  const name = telegram.replace(/^@/, '');
  return (
    <section aria-labelledby="contacts" className={styles.contacts}>
      <h2 id="contacts">{text('questionRoom.contacts')}</h2>
      <dl>
        <Row label={text('questionRoom.phone')}>
          <a href={`tel:${phone.replace(/[^+\d]/g, '')}`}>{phone}</a>
        </Row>
        <Row label={text('questionRoom.email')}>
          <a href={`mailto:${email}`}>{email}</a>
        </Row>
        <Row label={text('questionRoom.telegram')}>
          {/^\w+$/.test(name) ? (
            <a href={`https://t.me/${name}`} target="_blank" rel="noopener noreferrer">
              {telegram}
            </a>
          ) : (
            telegram
          )}
        </Row>
        <Row label={text('questionRoom.country')}>
          <Flag country={country} /> {text(`countries.${country}`)}
        </Row>
        <Row label={text('questionRoom.language')}>{text(`questionRoom.language.${language}`)}</Row>
      </dl>
      <p className={styles.audit}>
        <IconEye size={18} stroke={1.75} aria-hidden="true" />
        <span>{text('questionRoom.audit')}</span>
      </p>
    </section>
  );
}

const Row = ({ label, children }: { readonly label: string; readonly children: ReactNode }) => (
  <div>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
);
