import { ButtonLink } from '../../components/button-link.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { ScreenTitle } from '../../components/screen-title.tsx';
import { useText } from '../../lib/i18n.tsx';
import { usePageInfo } from '../../lib/page-info.ts';
import styles from './tickets-screen.module.css';

/** How to reach us today: the Georgian site has no question form, its policy names an address. */
const WAYS = { main: '/#ask', georgian: '/privacy-policy' } as const;

export function TicketsScreen() {
  const text = useText();
  const { variant } = usePageInfo();
  return (
    <>
      <ScreenTitle title={text('tickets.title')} />
      <EmptyState
        drawing="tickets"
        title={text('tickets.empty.title')}
        text={text(`tickets.${variant}.text`)}
      >
        <p className={styles.way}>
          <ButtonLink to={WAYS[variant]} reloadDocument>
            {text(`tickets.${variant}.link`)}
          </ButtonLink>
        </p>
      </EmptyState>
    </>
  );
}
