import { formatInternational } from '@punkt/domain/phone';
import type { ReactNode } from 'react';
import { useText } from '../../lib/i18n.tsx';
import styles from './case/case-head.module.css';

interface Props {
  /** What they are here: an owner, a partner. */
  readonly title: string;
  readonly owner: {
    readonly name: string;
    readonly company: string;
    readonly inn: string;
    readonly phone: string;
  };
  /** Further facts, as {@link OwnerFact}. */
  readonly children?: ReactNode;
}

/** Whom a case is about, and how to call them. */
export function OwnerCard({ title, owner: { name, company, inn, phone }, children }: Props) {
  const text = useText();
  const lines = [company, inn && text('reviewApplication.owner.inn', { inn })].filter(Boolean);
  return (
    <dl className={styles.owner}>
      <OwnerFact title={title}>
        {name || company || text('reviewApplication.owner.none')}
        {name && lines.length > 0 && <small>{lines.join(', ')}</small>}
      </OwnerFact>
      {phone && <PhoneFact phone={phone} />}
      {children}
    </dl>
  );
}

export function PhoneFact({ phone }: { readonly phone: string }) {
  const text = useText();
  return (
    <OwnerFact title={text('reviewApplication.owner.phone')}>
      <a href={`tel:+${phone}`}>{formatInternational(phone)}</a>
    </OwnerFact>
  );
}

export const OwnerFact = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <div>
    <dt>{title}</dt>
    <dd>{children}</dd>
  </div>
);
