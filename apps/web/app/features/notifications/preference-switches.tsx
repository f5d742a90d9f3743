import { NOTICE_CATEGORIES, NOTICE_CHANNELS } from '@punkt/domain/notices';
import { useText } from '../../lib/i18n.tsx';
import type { NoticeArea } from './notice-filter.ts';
import styles from './preferences.module.css';
import type { PreferenceTable } from './preferences-query.ts';
import { Switch } from './switch.tsx';

/** Staff are told of their work, partners of the rest; who is both has two lists of switches. */
const categoriesOf = (area: NoticeArea) =>
  NOTICE_CATEGORIES.filter((category) => (category === 'work') === (area === '/manage'));

interface Props {
  readonly area: NoticeArea;
  readonly preferences: PreferenceTable;
  readonly onChange: (preferences: PreferenceTable) => void;
}

/** A table: what by rows, where by columns. */
export function PreferenceSwitches({ area, preferences, onChange }: Props) {
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
