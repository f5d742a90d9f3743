import type { CallOutput } from '@punkt/contract/contract';
import { NOTICE_CATEGORIES, NOTICE_CHANNELS } from '@punkt/domain/notices';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from 'react-router';
import { FailedState } from '../../components/failed-state.tsx';
import { Skeleton } from '../../components/skeleton.tsx';
import { useUser } from '../../lib/account/user-query.ts';
import { api } from '../../lib/client.ts';
import { isOwner } from '../../lib/guards.ts';
import { useText } from '../../lib/i18n.tsx';
import type { NoticeArea } from './notice-filter.ts';
import styles from './preferences.module.css';
import { pushQuery, usePushSwitch } from './push-query.ts';

type Chosen = CallOutput<'GET /api/v4/notifications/preferences'>;
type PreferenceTable = Chosen['preferences'];

const preferencesQuery = queryOptions({
  queryKey: ['noticePreferences'],
  queryFn: ({ signal }) => api('GET /api/v4/notifications/preferences', {}, { signal }),
  meta: { shown: true },
});

/** The switch moves at once and goes back if the server does not agree. Of two presses the later one is sent last. */
function useChoose() {
  const queries = useQueryClient();
  const { queryKey } = preferencesQuery;
  return useMutation({
    scope: { id: 'noticePreferences' },
    mutationFn: (preferences: PreferenceTable) =>
      api('POST /api/v4/notifications/preferences', { body: { preferences } }),
    meta: { failed: 'noticeList.preferences.failed' },
    onMutate: async (preferences) => {
      await queries.cancelQueries({ queryKey });
      const before = queries.getQueryData(queryKey);
      if (before) queries.setQueryData(queryKey, { ...before, preferences });
      return before;
    },
    onError: (_error, _preferences, before) => queries.setQueryData(queryKey, before),
  });
}

interface SwitchProps {
  readonly label: string;
  readonly on: boolean;
  readonly busy?: boolean;
  readonly onChange: (on: boolean) => void;
}

/** A checkbox that works at once, drawn as what it is: a switch. */
function Switch({ label, on, busy = false, onChange }: SwitchProps) {
  return (
    <label className={styles.switch}>
      <input
        type="checkbox"
        aria-label={label}
        aria-busy={busy || undefined}
        checked={on}
        onChange={({ target }) => !busy && onChange(target.checked)}
      />
      <span aria-hidden="true" />
    </label>
  );
}

/** Staff are told of their work, partners of the rest; who is both has two lists of switches. */
const categoriesOf = (area: NoticeArea) =>
  NOTICE_CATEGORIES.filter((category) => (category === 'work') === (area === '/manage'));

interface PreferenceSwitchesProps {
  readonly area: NoticeArea;
  readonly preferences: PreferenceTable;
  readonly onChange: (preferences: PreferenceTable) => void;
}

/** A table: what by rows, where by columns. */
function PreferenceSwitches({ area, preferences, onChange }: PreferenceSwitchesProps) {
  const text = useText();
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{text('noticeList.preferences.topic')}</th>
          {NOTICE_CHANNELS.map((channel) => (
            <th key={channel} scope="col">
              {text(`noticeList.preferences.${channel}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {categoriesOf(area).map((category) => (
          <tr key={category}>
            <th scope="row">
              {text(`noticeList.category.${category}`)}
              <small>{text(`noticeList.preferences.${category}.text`)}</small>
            </th>
            {NOTICE_CHANNELS.map((channel) => (
              <td key={channel}>
                <Switch
                  label={text(`noticeList.preferences.${channel}.one`, {
                    category: text(`noticeList.category.${category}`),
                  })}
                  on={preferences[category][channel]}
                  onChange={(wanted) =>
                    onChange({ ...preferences, [category]: { ...preferences[category], [channel]: wanted } })
                  }
                />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** This browser: on, off, or why it can be neither. Permission is asked for only by the switch. */
function PushDevice() {
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

export function Preferences({ area }: { readonly area: NoticeArea }) {
  const text = useText();
  const { data, error, refetch } = useQuery(preferencesQuery);
  const choose = useChoose();
  return (
    <section id="preferences" aria-labelledby="preferences-title" className={styles.preferences}>
      <h2 id="preferences-title">{text('noticeList.preferences.title')}</h2>
      <p>{text('noticeList.preferences.text')}</p>
      {!data && !error && <Skeleton height="272px" />}
      {!data && error && <FailedState error={error} onRetry={() => void refetch()} />}
      {data && (
        <>
          <PreferenceSwitches area={area} preferences={data.preferences} onChange={choose.mutate} />
          <EmailNote area={area} email={data.email} />
        </>
      )}
      <PushDevice />
    </section>
  );
}

/** Where e-mails go, or how to make them come; contacts are an owner's to change. */
function EmailNote({ area, email }: { readonly area: NoticeArea; readonly email: string | null }) {
  const text = useText();
  const owner = isOwner(useUser());
  return (
    <p className={styles.note}>
      {email
        ? text('noticeList.preferences.email.to', { email })
        : text(area === '/manage' ? 'staff.notices.email.none' : 'noticeList.preferences.email.none')}{' '}
      {owner && <Link to="/lk/profile/editContact">{text('noticeList.preferences.email.link')}</Link>}
    </p>
  );
}
