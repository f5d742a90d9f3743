import { Link } from 'react-router';
import { useText } from '../lib/i18n.tsx';
import styles from './brand.module.css';
import { Mark } from './mark.tsx';

export function Brand({ to = '/' }: { readonly to?: string }) {
  const text = useText();
  return (
    <Link to={to} className={styles.brand} aria-label={text('common.brand.home')}>
      <Mark size={34} />
      <span>{text('common.brand')}</span>
    </Link>
  );
}
