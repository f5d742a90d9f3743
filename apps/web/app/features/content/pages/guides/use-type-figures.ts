import { country } from '@punkt/domain/countries';
import { formatMoney } from '@punkt/domain/money';
import { type PointType, pointTypeTerms, STANDARD_POINT } from '@punkt/domain/point-type';
import { useLanguage } from '../../../../lib/i18n.tsx';

const { terms, currency } = country('RU');

/** Figures of a kind of point as the texts name them; only Russia has two kinds, so they are Russia's. */
export function useTypeFigures(type: PointType) {
  const language = useLanguage();
  const number = new Intl.NumberFormat(language, { useGrouping: 'always' });
  const { minimumArea, townPopulationLimit, tariffPercent } = pointTypeTerms[type];
  return {
    area: minimumArea,
    people: number.format(townPopulationLimit ?? 0),
    fee: formatMoney(terms.guaranteeFee?.[type] ?? 0, currency, language),
    tariff: tariffPercent
      ? `${number.format(tariffPercent.from)}–${number.format(tariffPercent.to)}\u00a0%`
      : '',
  };
}

/** Square metres that a point on standard conditions begins with. */
export const STANDARD_AREA = pointTypeTerms[STANDARD_POINT].minimumArea;
