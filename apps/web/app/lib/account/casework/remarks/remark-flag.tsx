import IconFlag from 'icon:flag';
import IconFlagFilled from 'icon:flag-filled';
import { useText } from '../../../i18n.tsx';
import styles from './remarks.module.css';

interface Props {
  readonly field: string;
  /** Whether there is a remark already. */
  readonly on: boolean;
  readonly open: boolean;
  /** The flag of the photo in sight: it has a key. */
  readonly photo?: boolean;
  readonly onClick: () => void;
}

export function RemarkFlag({ field, on, open, photo = false, onClick }: Props) {
  const text = useText();
  const Icon = on ? IconFlagFilled : IconFlag;
  return (
    <button
      type="button"
      className={styles.flag}
      data-on={on || undefined}
      data-photo-flag={photo || undefined}
      aria-expanded={open}
      aria-label={text('casework.fields.flag', { field })}
      onClick={onClick}
    >
      <Icon size={20} stroke={1.75} />
    </button>
  );
}
