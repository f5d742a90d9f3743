import type { Coordinates } from '@punkt/domain/countries/country';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { Button } from '../../components/button.tsx';
import { errorId, Field } from '../../components/field.tsx';
import inputs from '../../components/form/form.module.css';
import { useText } from '../../lib/i18n.tsx';
import styles from './zones.module.css';
import { readPlace, townsQuery } from './zones-query.ts';

/** The map is never the only way: a town by its name, or a place by its coordinates. */
export function ZoneSearch({ onShow }: { readonly onShow: (place: Coordinates) => void }) {
  const text = useText();
  const id = useId();
  const [words, setWords] = useState('');
  const [asked, setAsked] = useState('');
  const { data, error, isFetching } = useQuery(townsQuery(asked));
  const towns = asked ? (data?.data ?? []).slice(0, 8) : [];
  const nothing = asked !== '' && !isFetching && towns.length === 0;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const place = readPlace(words);
    setAsked(place ? '' : words.trim());
    if (place) onShow(place);
  };
  return (
    <search>
      <form className={styles.search} onSubmit={submit}>
        <Field
          id={id}
          label={text('zones.search')}
          error={nothing || error ? text('zones.search.nothing') : undefined}
        >
          <input
            id={id}
            className={inputs.input}
            value={words}
            maxLength={100}
            autoComplete="off"
            aria-describedby={errorId(id)}
            onChange={({ target }) => setWords(target.value)}
          />
        </Field>
        <Button type="submit" look="quiet" busy={isFetching}>
          {text('zones.search.button')}
        </Button>
      </form>
      {towns.length > 0 && (
        <ul className={styles.towns} aria-label={text('zones.search.found')}>
          {towns.map(({ cityName, region, latitude, longitude }) => (
            <li key={`${latitude} ${longitude}`}>
              <button
                type="button"
                onClick={() => {
                  setAsked('');
                  setWords(cityName);
                  onShow({ latitude, longitude });
                }}
              >
                {cityName}
                {region && region !== cityName && <small>{region}</small>}
              </button>
            </li>
          ))}
        </ul>
      )}
    </search>
  );
}
