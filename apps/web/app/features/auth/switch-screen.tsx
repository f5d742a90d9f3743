import type { UserInfo } from '@punkt/contract/user';
import { maskPhone } from '@punkt/domain/phone';
import { useEffect, useState } from 'react';
import { Brand } from '../../components/brand.tsx';
import { Button } from '../../components/button.tsx';
import { SandboxRibbon } from '../../components/sandbox-ribbon.tsx';
import { SiteHead } from '../../components/site-head.tsx';
import { type AccountSwitch, clearSwitch } from '../../lib/account-switch.ts';
import { ApiError } from '../../lib/api-error.ts';
import { api, session } from '../../lib/client.ts';
import { homeOf } from '../../lib/guards.ts';
import { useText } from '../../lib/i18n.tsx';
import { leaveAccount } from '../../lib/logout.ts';
import { notifyError } from '../../lib/notifications/notify-error.ts';
import { usePageInfo } from '../../lib/page-info.ts';
import { isPublicPath } from '../../lib/redirect.ts';
import styles from './switch-screen.module.css';

/**
 * Somebody is signed in, and a link would open another account here. It may be their own from a second phone, or a stranger's who
 * hopes that a passport is uploaded there: both are named, and staying is the first answer.
 */
export function SwitchScreen({ wanted }: { readonly wanted: AccountSwitch }) {
  const text = useText();
  const { user, ended } = useCurrent();
  const { busy, expired, stay, go } = useAnswer(wanted, user);

  // Nobody is signed in any more: nothing is left to ask about.
  useEffect(() => {
    if (ended) void go();
  }, [ended, go]);

  return (
    <div className={styles.screen}>
      <SiteHead title={text('entrance.switch.page.title')} description={text('entrance.page.description')} />
      <SandboxRibbon />
      <header className={styles.header}>
        <Brand />
      </header>
      <main className={styles.main} id="content">
        <h1>{text(expired ? 'entrance.switch.expired' : 'entrance.switch.title')}</h1>
        <dl className={styles.people}>
          <Person
            label={text('entrance.switch.now')}
            name={user?.name}
            phone={user && maskPhone(user.phone)}
          />
          {!expired && <Person label={text('entrance.switch.wanted')} {...wanted.person} />}
        </dl>
        <p className={styles.warning} role={expired ? 'alert' : undefined}>
          {text(expired ? 'entrance.switch.expired.text' : 'entrance.switch.warning')}
        </p>
        <div className="stack gap-12">
          <Button onClick={stay}>{text('entrance.switch.stay')}</Button>
          {!expired && (
            <Button look="quiet" busy={busy} onClick={() => void go()}>
              {text(busy ? 'entrance.entering' : 'entrance.switch.go')}
            </Button>
          )}
        </div>
      </main>
    </div>
  );
}

/** Uses the hash, and only then leaves the account of before: a link that has expired changes nothing. */
async function switchAccount({ hash }: AccountSwitch): Promise<void> {
  const body = { token: hash, device_uuid: session.deviceUuid() };
  const pair = await api('POST /api/v1/hash/use', { body });
  await leaveAccount();
  session.setTokens(pair);
  clearSwitch();
}

interface PersonProps {
  readonly label: string;
  readonly name: string | undefined;
  readonly phone: string | null;
}

function Person({ label, name, phone }: PersonProps) {
  const text = useText();
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        <span>{name || text('entrance.switch.nameless')}</span>
        {phone && <span className={styles.phone}>{phone}</span>}
      </dd>
    </div>
  );
}

/** Whoever is signed in, as this browser remembers them, and a moment later with their number. */
function useCurrent() {
  const [user, setUser] = useState<UserInfo | null>(() => session.user());
  const [ended, setEnded] = useState(false);
  useEffect(() => {
    api('GET /api/v2/user', {}).then(setUser, (error: unknown) =>
      setEnded(error instanceof ApiError && error.status === 401),
    );
  }, []);
  return { user, ended };
}

function useAnswer(wanted: AccountSwitch, user: UserInfo | null) {
  const { variant } = usePageInfo();
  const [busy, setBusy] = useState(false);
  const [expired, setExpired] = useState(false);
  const [go] = useState(() => async () => {
    setBusy(true);
    try {
      await switchAccount(wanted);
      location.replace(wanted.next);
    } catch (reason) {
      setBusy(false);
      if (!(reason instanceof ApiError) || reason.code !== 'hash_invalid') return notifyError(reason);
      clearSwitch();
      setExpired(true);
    }
  });
  /** The link may lead to a record of the other account: whoever stays goes to their own beginning. */
  const stay = () => {
    clearSwitch();
    const home = user ? homeOf(user, variant) : '/lk';
    location.replace(isPublicPath(wanted.next) ? wanted.next : home);
  };
  return { busy, expired, stay, go };
}
