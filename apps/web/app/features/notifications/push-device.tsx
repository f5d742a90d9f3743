import { useQuery } from '@tanstack/react-query';
import { useText } from '../../lib/i18n.tsx';
import styles from './preferences.module.css';
import { pushQuery, usePushSwitch } from './push-query.ts';
import { Switch } from './switch.tsx';

/** This browser: on, off, or why it can be neither. Permission is asked for only by the switch. */
export function PushDevice() {
  const text = useText();
  const { data } = useQuery(pushQuery);
  const turn = usePushSwitch();
  if (!data) return null;
  const { state } = data;
  return (
    <div className={styles.device} data-state={state}>
      <h3>{text('noticeList.push.title')}</h3>
      {(state === 'on' || state === 'off') && (
        <Switch
          label={text('noticeList.push.switch')}
          on={state === 'on'}
          busy={turn.isPending}
          onChange={(on) => turn.mutate({ on, publicKey: data.publicKey })}
        />
      )}
      <p role="status">{text(`noticeList.push.${state}`)}</p>
    </div>
  );
}
