import { IconAlertTriangle, IconEye, IconRefresh } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useText } from '../../i18n.tsx';
import styles from './case-alert.module.css';

interface Props {
  readonly children: ReactNode;
  /** It has just happened: said aloud at once. */
  readonly news?: boolean;
}

/** What one must know before looking. */
export const CaseAlert = ({ children, news = false }: Props) => {
  const Icon = news ? IconRefresh : IconAlertTriangle;
  return (
    <p className={styles.alert} role={news ? 'alert' : undefined}>
      <Icon size={20} aria-hidden="true" />
      <span>{children}</span>
    </p>
  );
};

export function CaseAlerts({ children }: { readonly children: ReactNode }) {
  const text = useText();
  return (
    <div className={styles.alerts}>
      {children}
      <p className={styles.note}>
        <IconEye size={18} stroke={1.75} aria-hidden="true" />
        <span>{text('casework.case.audit')}</span>
      </p>
    </div>
  );
}
