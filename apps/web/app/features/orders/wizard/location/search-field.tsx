import { type KeyboardEvent, useId, useRef, useState } from 'react';
import formStyles from '../../../../components/form/form.module.css';
import { describe, type FieldProps, FormField } from '../../../../components/form/form-field.tsx';
import { useText } from '../../../../lib/i18n.tsx';
import type { FoundAddress } from './geo-queries.ts';
import styles from './search-field.module.css';
import { SearchList } from './search-list.tsx';
import { type SearchScope, useAddressSearch } from './use-address-search.ts';

interface Props extends FieldProps {
  /** What is chosen; empty while nothing is. */
  readonly chosen: string;
  readonly scope: SearchScope;
  /** Nothing to search in yet: a street needs its town. */
  readonly waiting?: boolean;
  readonly onChoose: (found: FoundAddress) => void;
  readonly onClear: () => void;
}

/**
 * A search whose answer must be chosen from the list (the combobox pattern of WAI-ARIA). What is typed changes nothing by
 * itself; leaving without a choice brings the chosen words back, and where nothing is chosen it says that they are not kept.
 */
export function SearchField({ chosen, scope, waiting = false, onChoose, onClear, ...given }: Props) {
  const text = useText();
  const listId = useId();
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState<string | null>(null);
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(0);
  // Something else was chosen, here, by the pin or on another device: words typed before would hide what will be saved.
  const [shown, setShown] = useState(chosen);
  if (shown !== chosen) {
    setShown(chosen);
    setTyped(null);
  }
  const search = useAddressSearch(scope, open && !waiting ? (typed ?? '') : '');
  const options = search.found;
  const at = Math.min(active, options.length - 1);
  const showing = open && search.state !== 'idle';
  const loose = !open && chosen === '' && (typed ?? '').trim() !== '';
  const note = loose ? ({ kind: 'warning', text: text('wizard.search.loose') } as const) : given.note;
  const field = { ...given, note };

  const choose = (found: FoundAddress | undefined) => {
    if (!found) return;
    setTyped(null);
    setOpen(false);
    onChoose(found);
  };
  const type = (value: string) => {
    setTyped(value);
    setActive(0);
    setOpen(true);
    if (value.trim() === '' && chosen !== '') onClear();
  };
  const leave = () => {
    setOpen(false);
    if (chosen !== '') setTyped(null);
  };
  const press = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined && options.length > 0) {
      event.preventDefault();
      setOpen(true);
      setActive((at + step + options.length) % options.length);
    } else if (event.key === 'Enter' && showing) {
      // The form must not be sent by the Enter that chooses.
      event.preventDefault();
      choose(options[at]);
    } else if (event.key === 'Escape' && open) {
      event.stopPropagation();
      setOpen(false);
    }
  };

  return (
    <FormField {...field}>
      <div className={styles.search}>
        <input
          ref={input}
          className={formStyles.input}
          role="combobox"
          autoComplete="off"
          spellCheck={false}
          disabled={waiting}
          aria-autocomplete="list"
          aria-expanded={showing}
          aria-controls={listId}
          aria-activedescendant={showing && options[at] ? `${listId}-${at}` : undefined}
          value={typed ?? chosen}
          onChange={(event) => type(event.target.value)}
          onFocus={(event) => event.target.select()}
          onKeyDown={press}
          onBlur={leave}
          {...describe(field)}
          id={field.id}
        />
        <SearchList
          id={listId}
          label={field.label}
          search={search}
          active={at}
          open={showing}
          onChoose={choose}
        />
      </div>
    </FormField>
  );
}
