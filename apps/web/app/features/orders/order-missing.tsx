import { ButtonLink } from '../../components/button-link.tsx';
import styles from '../../components/empty-state.module.css';
import { EmptyState } from '../../components/empty-state.tsx';
import { ScreenTitle } from '../../components/screen-title.tsx';
import { useText } from '../../lib/i18n.tsx';

/** Somebody else's and none at all look alike, on purpose. */
export function OrderMissing() {
  const text = useText();
  return (
    <>
      <ScreenTitle title={text('orders.title')} />
      <EmptyState drawing="orders" title={text('orders.missing.title')} text={text('orders.missing.text')}>
        <p className={styles.onward}>
          <ButtonLink look="quiet" to="/lk/orders">
            {text('orders.back')}
          </ButtonLink>
        </p>
      </EmptyState>
    </>
  );
}
