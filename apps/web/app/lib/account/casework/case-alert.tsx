import IconAlertTriangle from 'icon:alert-triangle';
import IconEye from 'icon:eye';
import IconRefresh from 'icon:refresh';
import { type ReactNode, useEffect, useRef } from 'react';
import { useText } from '../../i18n.tsx';
import styles from './case-alert.module.css';

interface Props {
  readonly children: ReactNode;
  /** It has just happened: said aloud at once. */
  readonly news?: boolean;
  /** The next thing to read: what had the focus is gone. */
  readonly focused?: boolean;
}

/** What one must know before looking. */
export const CaseAlert = ({ children, news = false, focused = false }: Props) => {
  const ref = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (focused) ref.current?.focus();
  }, [focused]);
  const Icon = news ? IconRefresh : IconAlertTriangle;
  return (
    <p
      ref={ref}
      className={styles.alert}
      role={news ? 'alert' : undefined}
      tabIndex={focused ? -1 : undefined}
    >
      <Icon size={20} />
      <span>{children}</span>
    </p>
  );
};

interface AlertsProps {
  /** What becomes of the trace, where the usual words are not true. */
  readonly audit?: string | undefined;
  readonly children: ReactNode;
}

export function CaseAlerts({ audit, children }: AlertsProps) {
  const text = useText();
  return (
    <div className={styles.alerts}>
      {children}
      <p className={styles.note}>
        <IconEye size={18} stroke={1.75} />
        <span>{audit ?? text('casework.case.audit')}</span>
      </p>
    </div>
  );
}
