import { type ContentPlace, confirmed, pathOf, type Words, withText } from '@punkt/domain/content-document';
import type { ContentField, ContentLabel } from '@punkt/domain/content-table';
import { LANGUAGES, type Language } from '@punkt/domain/language';
import { characters } from '@punkt/domain/length';
import { TextArea } from '../../../../components/form/text-area.tsx';
import { TextField } from '../../../../components/form/text-field.tsx';
import { useText } from '../../../../lib/i18n.tsx';
import { RichField } from '../rich/rich-field.tsx';
import { useEditorStore } from '../state/editor-store.ts';
import styles from './fields.module.css';
import { useProblem } from './use-problems.ts';

interface Props {
  readonly place: ContentPlace;
  readonly field: ContentField;
  readonly value: Words;
}

/** More than this does not fit a line. */
const LINE = 200;

/** One text in all languages: side by side where there is room, else the chosen one, with its Russian above. */
export function WordsField(props: Props) {
  return (
    <div className={styles.words}>
      {LANGUAGES.map((language) => (
        <Reading key={language} {...props} language={language} />
      ))}
    </div>
  );
}

function Reading({ place, field, value, language }: Props & { readonly language: Language }) {
  const text = useText();
  const store = useEditorStore();
  const path = pathOf({ ...place, language });
  const error = useProblem(path);
  const written = value[language];
  const stale = language !== 'ru' && value.stale.includes(language);
  const missing = language !== 'ru' && written === '' && value.ru !== '';
  const shared = {
    id: path,
    label: text('editor.field.in', {
      field: text(`contentFields.${field.label as ContentLabel}`),
      language: text(`editor.language.${language}.short`),
    }),
    lang: language,
    value: written,
    error,
    optional: language === 'ru' && !field.required,
    onChange: (next: string) => store.setValue(place, withText(value, language, next)),
    onBlur: () => store.leave(path),
  };
  const length = characters(written);
  const counter = {
    text: text('editor.field.length', { count: length, max: field.max }),
    wrong: length > field.max,
  };
  return (
    <div className={styles.reading} data-reading={language} data-mark={stale || missing || undefined}>
      {language !== 'ru' && field.kind !== 'rich' && value.ru !== '' && (
        <p className={styles.original} lang="ru">
          {value.ru}
        </p>
      )}
      {field.kind === 'rich' && <RichField {...shared} />}
      {field.kind === 'words' && field.max > LINE && <TextArea {...shared} counter={counter} />}
      {field.kind === 'words' && field.max <= LINE && <TextField {...shared} />}
      {missing && <p className={styles.mark}>{text('editor.mark.missing')}</p>}
      {stale && (
        <p className={styles.mark}>
          {text('editor.mark.stale')}{' '}
          <button
            type="button"
            onClick={() => store.setValue(place, confirmed(value, language === 'ka' ? 'ka' : 'en'))}
          >
            {text('editor.mark.confirm')}
          </button>
        </p>
      )}
    </div>
  );
}
