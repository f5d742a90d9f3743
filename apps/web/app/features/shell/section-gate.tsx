import { STAFF_ROLES, staffCan } from '@punkt/domain/staff';
import { Outlet, useLocation } from 'react-router';
import { ButtonLink } from '../../components/button-link.tsx';
import styles from '../../components/empty-state.module.css';
import { EmptyState } from '../../components/empty-state.tsx';
import { ScreenTitle } from '../../components/screen-title.tsx';
import { useUser } from '../../lib/account/user-query.ts';
import { useText } from '../../lib/i18n.tsx';
import { CONSOLE_SECTIONS } from './console-menu.ts';

type Rule = (typeof CONSOLE_SECTIONS)[number];

/** A section that one's roles do not open is not drawn at all: its calls could only be refused. */
export function SectionGate({ alone = false }: { readonly alone?: boolean }) {
  const { staff_roles } = useUser();
  const [, , section] = useLocation().pathname.split('/');
  const rule = CONSOLE_SECTIONS.find((each) => each.section === section);
  if (!rule || staffCan(staff_roles, rule.action)) return <Outlet />;
  if (!alone) return <SectionShut rule={rule} />;
  // Beside a public page there is no frame that would be the page's main part.
  return (
    <main id="content" tabIndex={-1}>
      <SectionShut rule={rule} />
    </main>
  );
}

/** Why it is shut, whom to ask, and where to go on. */
function SectionShut({ rule: { section, action } }: { readonly rule: Rule }) {
  const text = useText();
  const { staff_roles } = useUser();
  const named = (roles: typeof staff_roles) => roles.map((role) => text(`staff.role.${role}`)).join(', ');
  const openers = STAFF_ROLES.filter((role) => staffCan([role], action));
  const own = CONSOLE_SECTIONS.find((each) => staffCan(staff_roles, each.action));
  return (
    <>
      <ScreenTitle title={text(`staff.menu.${section}`)} />
      <EmptyState
        drawing="orders"
        title={text('staff.closed.title')}
        text={text('staff.closed.roles', { roles: named(openers), yours: named(staff_roles) })}
      >
        {own && (
          <p className={styles.onward}>
            <ButtonLink look="quiet" to={`/manage/${own.section}`}>
              {text('staff.closed.onward', { section: text(`staff.menu.${own.section}`) })}
            </ButtonLink>
          </p>
        )}
      </EmptyState>
    </>
  );
}
