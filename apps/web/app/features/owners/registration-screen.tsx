import type { UserInfo } from '@punkt/contract/user';
import { formatInternational } from '@punkt/domain/phone';
import { Button, ButtonLink } from '../../components/button.tsx';
import { DoorSteps } from '../../components/door-steps.tsx';
import { PageHead } from '../../components/page-head.tsx';
import { SiteFrame } from '../../components/site-frame.tsx';
import { isEmployee } from '../../lib/guards.ts';
import { useText } from '../../lib/i18n.tsx';
import { logout } from '../../lib/logout.ts';
import { usePageInfo } from '../../lib/page-info.ts';
import { useFollowOtherTabs } from '../../lib/use-follow-other-tabs.ts';
import styles from './registration-screen.module.css';

const STEPS = ['1', '2', '3', '4'] as const;

export function RegistrationScreen({ user }: { readonly user: UserInfo }) {
  const text = useText();
  useFollowOtherTabs();
  const phone = formatInternational(user.phone).replaceAll(' ', '\u00a0');
  return (
    <SiteFrame>
      <PageHead
        title={text('owners.registration.page.title')}
        description={text('owners.registration.page.description')}
      />
      <div className={styles.screen}>
        <section className={styles.words}>
          <p className={styles.tag}>{text('owners.registration.notyet')}</p>
          <h1>{text('owners.registration.title')}</h1>
          <p>{text('owners.registration.text', { phone })}</p>
          {isEmployee(user) && <EmployeeNote />}
          <Button look="quiet" onClick={() => void logout()}>
            {text('owners.registration.logout')}
          </Button>
        </section>
        <section className={styles.steps} aria-labelledby="steps">
          <h2 id="steps">{text('owners.registration.steps')}</h2>
          <DoorSteps
            direction="column"
            steps={STEPS.map((step) => ({
              title: text(`owners.registration.step.${step}.title`),
              text: text(`owners.registration.step.${step}.text`),
            }))}
          />
        </section>
      </div>
    </SiteFrame>
  );
}

function EmployeeNote() {
  const text = useText();
  const georgian = usePageInfo().variant === 'georgian';
  return (
    <div className={styles.note}>
      <p>{text('owners.registration.employee')}</p>
      <ButtonLink to={georgian ? '/lk/tickets' : '/lk/pvz'}>
        {text(georgian ? 'owners.registration.employee.link.tickets' : 'owners.registration.employee.link')}
      </ButtonLink>
    </div>
  );
}
