import { entryName, placeOf } from '@punkt/domain/content-document';
import type { ContentProblem } from '@punkt/domain/content-problems';
import { Button } from '../../../../components/button.tsx';
import { useText } from '../../../../lib/i18n.tsx';
import { useMessage } from '../../../../lib/use-message.ts';
import { useFindings } from '../fields/use-problems.ts';
import { sectionOf } from '../state/edit-document.ts';
import { useEditor, useEditorStore } from '../state/editor-store.ts';
import type { Saving } from '../state/use-saving.ts';
import { useFieldName } from './changes-view.tsx';
import { FailedPlans } from './plan-ends.tsx';
import { PreviewLinks } from './preview-links.tsx';
import { Schedule } from './schedule.tsx';
import styles from './views.module.css';

interface Props {
  readonly saving: Saving;
  readonly onTaken: () => void;
}

/** Everything between a draft and the site: what stops it, what to look at, how it will look, now or later. */
export function PublishView({ saving, onTaken }: Props) {
  const text = useText();
  const { problems, warnings } = useFindings();
  const message = useMessage();
  const languages = warnings.filter(({ kind }) => kind === 'languageMissing' || kind === 'languageStale');
  const others = warnings.filter((warning) => !languages.includes(warning));
  return (
    <div className={styles.publish}>
      <FailedPlans saving={saving} onTaken={onTaken} />
      {problems.length > 0 && (
        <section role="alert">
          <h2>{text('editor.problems', { count: problems.length })}</h2>
          <Places
            items={problems.map(({ path, message: said }) => ({ path, words: message(said) }))}
            kind="problem"
          />
        </section>
      )}
      {others.length > 0 && (
        <section>
          <h2>{text('editor.warnings', { count: others.length })}</h2>
          <Places
            items={others.map(({ path, kind }) => ({ path, words: text(`contentFields.warning.${kind}`) }))}
            kind="warning"
          />
        </section>
      )}
      {languages.length > 0 && (
        <details>
          <summary>{text('editor.warnings.languages', { count: languages.length })}</summary>
          <Places
            items={languages.map(({ path, kind }) => ({
              path,
              words: text(`contentFields.warning.${kind}`),
            }))}
            kind="warning"
          />
        </details>
      )}
      {problems.length + warnings.length === 0 && <p className={styles.well}>{text('editor.well')}</p>}
      <PreviewLinks saving={saving} />
      <section>
        <h2>{text('editor.publish.now')}</h2>
        <p className={styles.note}>{text('editor.publish.text')}</p>
        <Button
          busy={saving.busy === 'publishing'}
          disabled={problems.length > 0}
          onClick={() => void saving.publish()}
        >
          {text('editor.publish.yes')}
        </Button>
      </section>
      <Schedule saving={saving} blocked={problems.length > 0} onTaken={onTaken} />
    </div>
  );
}

interface PlacesProps {
  readonly items: ReadonlyArray<{ readonly path: ContentProblem['path']; readonly words: string }>;
  readonly kind: 'problem' | 'warning';
}

/** More are read by nobody; the list shortens as they are mended. */
const SHOWN = 50;

/** Each leads to its field. */
function Places({ items, kind }: PlacesProps) {
  const text = useText();
  const store = useEditorStore();
  const nameOf = usePlaceName();
  return (
    <ul className={styles.places} data-kind={kind}>
      {items.slice(0, SHOWN).map(({ path, words }) => (
        <li key={`${path} ${words}`}>
          <button type="button" onClick={() => store.goTo(path)}>
            {nameOf(path)}
          </button>
          <span>{words}</span>
        </li>
      ))}
      {items.length > SHOWN && <li>{text('editor.places.more', { count: items.length - SHOWN })}</li>}
    </ul>
  );
}

function usePlaceName() {
  const text = useText();
  const fieldName = useFieldName();
  const present = useEditor(({ history }) => history.present);
  return (path: string): string => {
    const place = placeOf(path);
    if (!place) return path;
    const { section, list, id } = place;
    const entry =
      list === null ? undefined : sectionOf(present, section).lists[list]?.find((each) => each.id === id);
    const name =
      entry && list !== null ? `«${entryName(section, list, entry) || text('editor.entry.blank')}»` : '';
    return [text(`contentFields.section.${section}`), name, fieldName(place)].filter(Boolean).join(' · ');
  };
}
