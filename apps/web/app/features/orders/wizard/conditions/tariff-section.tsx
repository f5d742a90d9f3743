import { SEARCH } from '@punkt/domain/constants';
import { country } from '@punkt/domain/countries';
import type { OrderRecord } from '@punkt/domain/order-record';
import { checkConditions, pointTypeOf } from '@punkt/domain/order-rules';
import { queryOptions, skipToken, useQuery } from '@tanstack/react-query';
import { Button } from '../../../../components/button.tsx';
import { FormGroup } from '../../../../components/form/form-group.tsx';
import { ApiError } from '../../../../lib/api-error.ts';
import { api } from '../../../../lib/client.ts';
import { useLanguage, useText } from '../../../../lib/i18n.tsx';
import { useDebounced } from '../form/use-debounced.ts';
import styles from './conditions.module.css';

function tariffQuery(record: OrderRecord) {
  const { latitude, longitude, area, country: code, city_id, city_name } = record;
  const type_point = pointTypeOf(record);
  const known = latitude !== null && longitude !== null && type_point !== null;
  const body = known &&
    area !== null &&
    !checkConditions(record).area && {
      latitude,
      longitude,
      area,
      type_point,
      country: code,
      city_id,
      city_name,
    };
  return queryOptions({
    queryKey: ['geo', 'tariff', body],
    queryFn: body ? ({ signal }) => api('POST /api/v4/tariff_2', { body }, { signal }) : skipToken,
    meta: { shown: true },
    retry: false,
    staleTime: 5 * 60_000,
  });
}

const isUnavailable = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'tariff_unavailable';

/** What the point would earn, as far as the place and the area say. Georgia does not show it. */
export function TariffSection({ record }: { readonly record: OrderRecord }) {
  const text = useText();
  const language = useLanguage();
  const debounced = useDebounced(record, SEARCH.debounceMs);
  const { data, error, isFetching, refetch } = useQuery(tariffQuery(debounced));
  if (!country(record.country).flow.showsTariffButton) return null;
  return (
    <FormGroup title={text('wizard.tariff.title')}>
      <div data-wide className={styles.tariff} role="status" aria-busy={isFetching || undefined}>
        {data && !isFetching && (
          <>
            <p className={styles.percent}>
              {text('wizard.tariff.percent', { percent: data.percent.toLocaleString(language) })}
            </p>
            <ul>
              {data.tariffDescription.map(({ code, text: line }) => (
                <li key={code}>{line}</li>
              ))}
            </ul>
          </>
        )}
        {isFetching && <p>{text('wizard.tariff.busy')}</p>}
        {!data && !error && !isFetching && <p>{text('wizard.tariff.waiting')}</p>}
        {error && !isFetching && (
          <p className={styles.none}>
            {text(isUnavailable(error) ? 'wizard.tariff.unavailable' : 'wizard.tariff.failed')}
          </p>
        )}
        {error && !isFetching && !isUnavailable(error) && (
          <Button look="quiet" onClick={() => void refetch()}>
            {text('common.retry')}
          </Button>
        )}
      </div>
    </FormGroup>
  );
}
