import { CloseIcon, Icon } from '../../../components/icons.tsx';
import { useText } from '../../../lib/i18n.tsx';
import styles from './editor-door.module.css';

/**
 * The way into the editor: a button, and the place beside the page where the console's panel is shown. The panel is a frame,
 * so nothing of it mixes with the page, and it looks after the rights itself. What this can do is done by site/editor-door.ts.
 */
export function EditorDoor({ script }: { readonly script: string }) {
  const text = useText();
  return (
    <>
      <script type="module" src={script} />
      <section data-for="member" aria-label={text('site.editor.label')}>
        <button
          type="button"
          className={styles.open}
          data-editor-open
          aria-expanded="false"
          aria-controls="editor"
        >
          <Icon>
            <path d="M4 20h4L18.5 9.5a2.83 2.83 0 0 0-4-4L4 16v4M13.5 6.5l4 4" />
          </Icon>
          {text('site.editor.open')}
        </button>
      </section>
      <aside
        id="editor"
        className={styles.panel}
        aria-label={text('site.editor.label')}
        data-for="member"
        hidden
      >
        {/* biome-ignore lint/a11y/useSemanticElements: a rule that can be moved is a separator with a value */}
        <div
          className={styles.handle}
          role="separator"
          aria-orientation="vertical"
          aria-label={text('site.editor.resize')}
          aria-controls="editor"
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={50}
          tabIndex={0}
          data-editor-handle
        />
        <header>
          <strong>{text('site.editor.label')}</strong>
          <a href="/manage/content">{text('site.editor.whole')}</a>
          <button type="button" data-editor-close aria-label={text('site.editor.close')}>
            <CloseIcon />
          </button>
        </header>
        <iframe title={text('site.editor.label')} data-address="/manage/content/panel" />
      </aside>
    </>
  );
}
