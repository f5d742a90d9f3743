import { useEffect, useState } from 'react';
import { Button } from '../../components/button.tsx';
import { OpeningScreen } from '../../components/loading-screen.tsx';
import { Mark } from '../../components/mark.tsx';
import { PageHead } from '../../components/screen-title.tsx';
import { useText } from '../../lib/i18n.tsx';
import { describeError } from '../../lib/notifications/describe-error.ts';
import { RequestCode } from '../../lib/notifications/request-code.tsx';
import { usePhrase } from '../../lib/notifications/use-phrase.ts';
import { isLostScript, untilOnline, wasReloaded } from '../../lib/once-online.ts';
import styles from './account-failed.module.css';

interface Props {
  readonly error: unknown;
}

const ONE_MINUTE = 60_000;

/** What did not open, or broke: a script that never came is asked for by a new page alone, and what was filled in is kept over that. Once: where it does not help, people are told. */
export function AccountFailed({ error }: Props) {
  const [again] = useState(() => isLostScript(error) && !(wasReloaded() && performance.now() < ONE_MINUTE));
  return again ? <OpenedAgain /> : <Failed error={error} />;
}

function OpenedAgain() {
  const text = useText();
  useEffect(() => void untilOnline().then(() => location.reload()), []);
  return <OpeningScreen words={text('shell.loading')} description={text('shell.page.description')} />;
}

/** The account area could not be opened: say that nothing is lost, and offer the one thing that helps. */
function Failed({ error }: Props) {
  const text = useText();
  const say = usePhrase();
  const words = isLostScript(error) ? null : describeError(error);
  return (
    <main className={styles.screen}>
      <PageHead title={text('shell.failed.title')} description={text('shell.failed.text')} />
      <Mark size={56} />
      <h1>{text('shell.failed.title')}</h1>
      <p>{text('shell.failed.text')}</p>
      {words && <p className={styles.reason}>{say(words.text)}</p>}
      {words?.requestId && <RequestCode code={words.requestId} />}
      <Button onClick={() => location.reload()}>{text('common.retry')}</Button>
    </main>
  );
}
