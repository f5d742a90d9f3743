import type { CallOutput } from '@punkt/contract/contract';
import type { CountryCode } from '@punkt/domain/country-code';
import { OFFER_KINDS, type OfferKind } from '@punkt/domain/offer';
import { useEffect, useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { ScreenTitle } from '../../../components/screen-title.tsx';
import { useText } from '../../../lib/i18n.tsx';
import { Changes } from './changes.tsx';
import { Choices } from './choices.tsx';
import { Conflict } from './conflict.tsx';
import styles from './editor.module.css';
import { Preview } from './preview.tsx';
import { PublishDialog } from './publish-dialog.tsx';
import { useDraft } from './use-draft.ts';

interface Props {
  readonly country: CountryCode;
  /** The newest texts there are. */
  readonly published: CallOutput<'GET /api/v2/manage/offers/:country/:version'>;
  readonly last: number;
}

const VIEWS = ['text', 'preview', 'changes'] as const;
type View = (typeof VIEWS)[number];

export function Editor({ country, published, last }: Props) {
  const text = useText();
  const draft = useDraft(country, { base: published.version, texts: published });
  const [kind, setKind] = useState<OfferKind>('offer');
  const [view, setView] = useState<View>('text');
  const [asking, setAsking] = useState(false);
  const changed = OFFER_KINDS.filter((one) => draft.texts[one] !== published[one]);
  // Out as it was written: the answer to the publication was lost, so nobody was told.
  const isOut = draft.base < published.version && changed.length === 0;
  const { reset } = draft;
  // biome-ignore lint/correctness/useExhaustiveDependencies: `reset` is another one each time
  useEffect(() => {
    if (isOut && !asking) reset();
  }, [isOut, asking]);
  const label = text(`publishing.kind.${kind}`);
  const name = text(`countries.${country}`);
  return (
    <>
      <ScreenTitle title={text('publishing.editor.title', { country: name, version: last + 1 })} />
      <p className={styles.note}>
        {text('publishing.editor.base', { version: draft.base })} {text('publishing.editor.kept')}
      </p>
      {draft.base < last && !isOut && (
        <Conflict country={country} base={draft.base} last={last} onTake={() => draft.moveOver(last)} />
      )}
      <div className={styles.tools}>
        <Choices
          label={text('publishing.editor.documents')}
          chosen={kind}
          onChoose={setKind}
          choices={OFFER_KINDS.map((one) => ({
            value: one,
            label: text(`publishing.kind.${one}`),
            mark: changed.includes(one) ? text('publishing.editor.changed') : undefined,
          }))}
        />
        <Choices
          label={text('publishing.editor.views')}
          chosen={view}
          onChoose={setView}
          choices={VIEWS.map((one) => ({ value: one, label: text(`publishing.view.${one}`) }))}
        />
      </div>
      {view === 'text' && (
        <>
          <textarea
            key={kind}
            className={styles.text}
            lang={published.language}
            aria-label={text('publishing.text.label', { document: label })}
            aria-describedby="markup"
            spellCheck
            value={draft.texts[kind]}
            onChange={({ target }) => draft.write(kind, target.value)}
          />
          <p id="markup" className={styles.note}>
            {text('publishing.text.hint')}
          </p>
        </>
      )}
      {view === 'preview' && (
        <Preview html={draft.texts[kind]} title={text('publishing.preview.label', { document: label })} />
      )}
      {view === 'changes' && <Changes before={published[kind]} after={draft.texts[kind]} />}
      <div className={styles.bar}>
        {changed.length === 0 && <p className={styles.note}>{text('publishing.publish.none')}</p>}
        <Button look="quiet" disabled={changed.length === 0} onClick={draft.reset}>
          {text('publishing.reset')}
        </Button>
        <Button disabled={changed.length === 0 || draft.base < last} onClick={() => setAsking(true)}>
          {text('publishing.publish')}
        </Button>
      </div>
      {asking && (
        <PublishDialog country={country} draft={draft} changed={changed} onClose={() => setAsking(false)} />
      )}
    </>
  );
}
