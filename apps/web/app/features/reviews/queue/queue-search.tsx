import { IconSearch, IconX } from '@tabler/icons-react';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { useText } from '../../../lib/i18n.tsx';
import styles from './queue-filters.module.css';

const PAUSE_MS = 400;

interface Props {
  readonly value: string;
  readonly onSearch: (words: string) => void;
}

/** Searches by itself after a pause, at once on Enter. */
export function QueueSearch({ value, onSearch }: Props) {
  const text = useText();
  const id = useId();
  const [words, setWords] = useState(value);
  const sent = useRef(value);
  const search = (wanted: string) => {
    sent.current = wanted;
    onSearch(wanted);
  };
  const latest = useRef(search);
  useEffect(() => {
    latest.current = search;
  });
  // «Reset» and «back» change the address without this box. What the box itself sent comes back late on a busy machine, when
  // more has been typed.
  useEffect(() => {
    if (value === sent.current) return;
    sent.current = value;
    setWords(value);
  }, [value]);
  useEffect(() => {
    if (words.trim() === value) return;
    const timer = setTimeout(() => latest.current(words.trim()), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [words, value]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    search(words.trim());
  };
  return (
    <search>
      <form className={styles.search} onSubmit={submit}>
        <label htmlFor={id} className="visually-hidden">
          {text('reviews.filter.search')}
        </label>
        <IconSearch size={18} aria-hidden="true" />
        <input
          id={id}
          data-search
          type="text"
          inputMode="search"
          autoComplete="off"
          maxLength={100}
          placeholder={text('reviews.filter.search')}
          value={words}
          onChange={({ target }) => setWords(target.value)}
          onKeyDown={(event) => event.key === 'Escape' && event.currentTarget.blur()}
        />
        {words && (
          <button type="button" aria-label={text('reviews.filter.search.clear')} onClick={() => onSearch('')}>
            <IconX size={18} aria-hidden="true" />
          </button>
        )}
      </form>
    </search>
  );
}
