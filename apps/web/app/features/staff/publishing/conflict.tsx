import type { CountryCode } from '@punkt/domain/country-code';
import { OFFER_KINDS } from '@punkt/domain/offer';
import { useQueries } from '@tanstack/react-query';
import { Button } from '../../../components/button.tsx';
import { useText } from '../../../lib/i18n.tsx';
import { Changes } from './changes.tsx';
import styles from './editor.module.css';
import { textQuery } from './publishing-query.ts';

interface Props {
  readonly country: CountryCode;
  /** The version the draft was written over, and the one that came out meanwhile. */
  readonly base: number;
  readonly last: number;
  readonly onTake: () => void;
}

/** Somebody published while this was being written: what they changed, beside the text that nobody touched. */
export function Conflict({ country, base, last, onTake }: Props) {
  const text = useText();
  const [before, after] = useQueries({ queries: [textQuery(country, base), textQuery(country, last)] });
  const [old, fresh] = [before?.data, after?.data];
  return (
    <section className={styles.conflict} role="alert">
      <h2>{text('publishing.conflict.title', { version: last })}</h2>
      <p>{text('publishing.conflict.text')}</p>
      {old &&
        fresh &&
        OFFER_KINDS.filter((kind) => old[kind] !== fresh[kind]).map((kind) => (
          <details key={kind} open>
            <summary>{text(`publishing.kind.${kind}`)}</summary>
            <Changes before={old[kind]} after={fresh[kind]} />
          </details>
        ))}
      <Button onClick={onTake}>{text('publishing.conflict.take', { version: last })}</Button>
    </section>
  );
}
