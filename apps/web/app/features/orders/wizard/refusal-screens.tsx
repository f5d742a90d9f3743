import type { UserInfo } from '@punkt/contract/user';
import { country } from '@punkt/domain/countries';
import { ButtonLink } from '../../../components/button-link.tsx';
import { ScreenTitle } from '../../../components/screen-title.tsx';
import { useText } from '../../../lib/i18n.tsx';
import styles from './wizard.module.css';

/** Where no point can be opened yet, and what can be done meanwhile. */
export function ClosedCountry({ user }: { readonly user: UserInfo }) {
  const text = useText();
  const name = text(`countries.${user.country}`);
  return (
    <>
      <ScreenTitle title={text('wizard.title')} />
      <div className={styles.closed}>
        <h2>{text('wizard.closed.title', { country: name })}</h2>
        <p>{text('wizard.closed.text')}</p>
        <ButtonLink look="quiet" to="/lk/orders">
          {text('wizard.closed.back')}
        </ButtonLink>
      </div>
    </>
  );
}

export const isClosed = (user: UserInfo): boolean => !country(user.country).flow.mayOpenPoint;

/** The point can't be moved: it is somebody else's, closed, or moving already. */
export function NoMove({ reason }: { readonly reason: 'unknown' | 'underWay' }) {
  const text = useText();
  return (
    <>
      <ScreenTitle title={text('wizard.title.move')} />
      <div className={styles.closed}>
        <h2>{text(`wizard.move.${reason}`)}</h2>
        <p>{text(`wizard.move.${reason}.text`)}</p>
        <ButtonLink look="quiet" to={reason === 'underWay' ? '/lk/orders' : '/lk/pvz'}>
          {text(reason === 'underWay' ? 'wizard.closed.back' : 'wizard.move.back')}
        </ButtonLink>
      </div>
    </>
  );
}
