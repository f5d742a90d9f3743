import IconBold from 'icon:bold';
import IconH3 from 'icon:h-3';
import IconItalic from 'icon:italic';
import IconLink from 'icon:link';
import IconLinkOff from 'icon:link-off';
import IconList from 'icon:list';
import IconListNumbers from 'icon:list-numbers';
import { isRichLink } from '@punkt/domain/rich-text';
import { Editor } from '@tiptap/core';
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Button } from '../../../../components/button.tsx';
import { Dialog } from '../../../../components/dialog.tsx';
import { errorId, FieldError } from '../../../../components/field.tsx';
import { TextField } from '../../../../components/form/text-field.tsx';
import { useText } from '../../../../lib/i18n.tsx';
import styles from './rich-field.module.css';
import { asKept, richExtensions } from './rich-schema.ts';

interface Props {
  readonly id: string;
  readonly label: string;
  readonly lang: string;
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (html: string) => void;
  readonly onBlur: () => void;
}

const EMPTY = '<p></p>';
const htmlOf = (editor: Editor): string => {
  const html = asKept(editor.getHTML());
  return html === EMPTY ? '' : html;
};

/** The schema drops it all the same; but an image that is only read begins to load, and tries what stands in its handlers. */
function withoutActing(html: string): string {
  const page = new DOMParser().parseFromString(html, 'text/html');
  for (const element of page.body.querySelectorAll('*')) {
    for (const { name } of [...element.attributes]) if (name !== 'href') element.removeAttribute(name);
    if (
      /^(script|style|img|svg|math|iframe|object|embed|video|audio|link|meta|template)$/i.test(
        element.tagName,
      )
    )
      element.remove();
  }
  return page.body.innerHTML;
}

/** Formatted text. Undoing is the whole editor's, over all fields, so this one has no history of its own. */
export function RichField({ id, label, lang, value, error, onChange, onBlur }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const latest = useRef({ onChange, onBlur, written: value });
  const [editor, setEditor] = useState<Editor | null>(null);
  const [, redraw] = useState(0);
  latest.current = { ...latest.current, onChange, onBlur };

  // Before the first drawing: text and tools that came after it would move what stands below from under a finger.
  // biome-ignore lint/correctness/useExhaustiveDependencies: made once; later values are put into it below
  useLayoutEffect(() => {
    const made = new Editor({
      element: place.current,
      extensions: richExtensions,
      content: value,
      injectCSS: false,
      editorProps: {
        transformPastedHTML: withoutActing,
        attributes: {
          id,
          lang,
          role: 'textbox',
          'aria-multiline': 'true',
          'aria-labelledby': `${id}-label`,
          'aria-describedby': errorId(id),
        },
      },
      onUpdate({ editor: changed }) {
        latest.current.written = htmlOf(changed);
        latest.current.onChange(latest.current.written);
      },
      onBlur: () => latest.current.onBlur(),
      onTransaction: () => redraw((count) => count + 1),
    });
    setEditor(made);
    return () => made.destroy();
  }, []);

  useEffect(() => {
    // Undone, restored or merged: what came from outside replaces what stands here.
    if (!editor || value === latest.current.written) return;
    latest.current.written = value;
    editor.commands.setContent(value, { emitUpdate: false });
  }, [editor, value]);

  return (
    <div className={styles.field} data-invalid={error ? true : undefined}>
      <span id={`${id}-label`} className={styles.label}>
        {label}
      </span>
      <div className={styles.box}>
        {editor && <Tools editor={editor} label={label} />}
        <div ref={place} className={styles.text} />
      </div>
      <FieldError id={id} error={error} />
    </div>
  );
}

function Tools({ editor, label }: { readonly editor: Editor; readonly label: string }) {
  const text = useText();
  const [asking, setAsking] = useState(false);
  const run = () => editor.chain().focus();
  return (
    <div className={styles.tools} role="toolbar" aria-label={text('editor.rich.tools', { field: label })}>
      <Tool
        on={editor.isActive('bold')}
        name={text('editor.rich.bold')}
        act={() => run().toggleMark('bold').run()}
      >
        <IconBold size={18} />
      </Tool>
      <Tool
        on={editor.isActive('italic')}
        name={text('editor.rich.italic')}
        act={() => run().toggleMark('italic').run()}
      >
        <IconItalic size={18} />
      </Tool>
      <Tool
        on={editor.isActive('heading')}
        name={text('editor.rich.heading')}
        act={() => run().toggleNode('heading', 'paragraph', { level: 3 }).run()}
      >
        <IconH3 size={18} />
      </Tool>
      <Tool
        on={editor.isActive('bulletList')}
        name={text('editor.rich.bullets')}
        act={() => run().toggleList('bulletList', 'listItem').run()}
      >
        <IconList size={18} />
      </Tool>
      <Tool
        on={editor.isActive('orderedList')}
        name={text('editor.rich.numbers')}
        act={() => run().toggleList('orderedList', 'listItem').run()}
      >
        <IconListNumbers size={18} />
      </Tool>
      <Tool on={editor.isActive('link')} name={text('editor.rich.link')} act={() => setAsking(true)}>
        <IconLink size={18} />
      </Tool>
      {editor.isActive('link') && (
        <Tool
          on={false}
          name={text('editor.rich.unlink')}
          act={() => run().extendMarkRange('link').unsetMark('link').run()}
        >
          <IconLinkOff size={18} />
        </Tool>
      )}
      {asking && <LinkDialog editor={editor} onClose={() => setAsking(false)} />}
    </div>
  );
}

interface ToolProps {
  readonly on: boolean;
  readonly name: string;
  readonly act: () => void;
  readonly children: ReactNode;
}

function Tool({ on, name, act, children }: ToolProps) {
  return (
    <button
      type="button"
      aria-pressed={on}
      aria-label={name}
      title={name}
      // The selection must survive the press.
      onMouseDown={(event) => event.preventDefault()}
      onClick={act}
    >
      {children}
    </button>
  );
}

function LinkDialog({ editor, onClose }: { readonly editor: Editor; readonly onClose: () => void }) {
  const text = useText();
  const [href, setHref] = useState(String(editor.getAttributes('link').href ?? ''));
  const [tried, setTried] = useState(false);
  const wrong = !isRichLink(href.trim());
  const take = () => {
    setTried(true);
    if (wrong) return;
    const mark = { type: 'link', attrs: { href: href.trim() } };
    const chain = editor.chain().focus();
    if (editor.state.selection.empty && !editor.isActive('link'))
      chain.insertContent({ type: 'text', text: href.trim(), marks: [mark] }).run();
    else chain.extendMarkRange('link').setMark('link', mark.attrs).run();
    onClose();
  };
  return (
    <Dialog open firm title={text('editor.rich.link')} onClose={onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          event.stopPropagation();
          take();
        }}
      >
        <TextField
          id="rich-link"
          label={text('editor.rich.address')}
          hint={text('editor.rich.address.hint')}
          value={href}
          onChange={setHref}
          error={tried && wrong ? text('validation.url') : undefined}
          inputMode="url"
        />
        <Button type="submit">{text('editor.rich.link.take')}</Button>
      </form>
    </Dialog>
  );
}
