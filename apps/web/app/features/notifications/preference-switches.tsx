import { NOTICE_CATEGORIES, NOTICE_CHANNELS } from '@punkt/domain/notices';
import { useText } from '../../lib/i18n.tsx';
import styles from './preferences.module.css';
import type { PreferenceTable } from './preferences-query.ts';
import { Switch } from './switch.tsx';

interface Props {
  readonly preferences: PreferenceTable;
  readonly onChange: (preferences: PreferenceTable) => void;
}

/** A table: what by rows, where by columns. */
export function PreferenceSwitches({ preferences, onChange }: Props) {
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
        {NOTICE_CATEGORIES.map((category) => (
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
