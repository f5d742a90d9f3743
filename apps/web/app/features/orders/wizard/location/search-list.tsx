import { Button } from '../../../../components/button.tsx';
import { useText } from '../../../../lib/i18n.tsx';
import type { FoundAddress } from './geo-queries.ts';
import styles from './search-field.module.css';
import type { AddressSearch } from './use-address-search.ts';

interface Props {
  readonly id: string;
  readonly label: string;
  readonly search: AddressSearch;
  readonly active: number;
  readonly open: boolean;
  readonly onChoose: (found: FoundAddress) => void;
}

/** What was found, or why nothing is shown. Always in the page, so that it is announced when it changes. */
export function SearchList({ id, label, search, active, open, onChoose }: Props) {
  const text = useText();
  const { found, state, retry } = search;
  return (
    <div className={styles.panel} hidden={!open}>
      <div id={id} className={styles.list} role="listbox" aria-label={label}>
        {found.map((address, at) => (
          <div
            key={`${address.fullAddress}/${address.region}/${address.latitude}`}
            id={`${id}-${at}`}
            role="option"
            tabIndex={-1}
            className={styles.option}
            aria-selected={at === active}
            // The focus, and the keys with it, stay in the input: it would take the list away before the press has ended.
            onMouseDown={(event) => {
              event.preventDefault();
              onChoose(address);
            }}
          >
            <span>{nameOf(address)}</span>
            <small>{detailOf(address)}</small>
          </div>
        ))}
      </div>
      <p className={styles.state} role="status">
        {open && state !== 'found' && state !== 'idle' && text(`wizard.search.${state}`)}
        {open && state === 'found' && (
          <span className="visually-hidden">{text('wizard.search.count', { count: found.length })}</span>
        )}
      </p>
      {(state === 'slow' || state === 'failed') && (
        <Button look="quiet" onMouseDown={(event) => event.preventDefault()} onClick={retry}>
          {text('common.retry')}
        </Button>
      )}
    </div>
  );
}

const nameOf = ({ kind, cityName, street, house }: FoundAddress): string =>
  kind === 'locality' ? cityName : kind === 'street' ? street : house;

const detailOf = ({ kind, cityName, region, district, street }: FoundAddress): string =>
  kind === 'house'
    ? street
    : [kind === 'street' ? cityName : '', district, region].filter(Boolean).join(', ');
