import { useText } from '../lib/i18n.tsx';
import styles from './brand.module.css';
import { Mark } from './mark.tsx';

/** Who we are, leading to the front page. */
export function Brand() {
  const text = useText();
  return (
    <a href="/" className={styles.brand} aria-label={text('common.brand.home')}>
      <BrandSign />
    </a>
  );
}

export function BrandSign() {
  const text = useText();
  return (
    <>
      <Mark size={34} />
      <span>{text('common.brand')}</span>
    </>
  );
}
