import { ButtonLink } from '../../../components/button-link.tsx';
import styles from '../../../components/empty-state.module.css';
import { EmptyState } from '../../../components/empty-state.tsx';
import { useText } from '../../i18n.tsx';

/** Somebody followed a link into a part of a section that is the leads' alone. */
export function LeadsOnly() {
  const text = useText();
  return (
    <EmptyState drawing="orders" title={text('staff.closed.title')} text={text('staff.closed.text')}>
      <p className={styles.onward}>
        <ButtonLink look="quiet" to="/manage/reviews">
          {text('staff.closed.onward', { section: text('staff.menu.reviews') })}
        </ButtonLink>
      </p>
    </EmptyState>
  );
}
