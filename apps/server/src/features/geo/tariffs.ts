import { country } from '@punkt/domain/countries';
import { kept } from '@punkt/domain/kept';
import { formatMoney } from '@punkt/domain/money';
import type { PointType } from '@punkt/domain/point-type';
import { type TariffLineCode, tariffPercent } from '@punkt/domain/tariff';
import type { Language } from '@punkt/locales/language';
import type { Translate } from '@punkt/locales/translate';
import type { Town, Towns } from '../../providers/geocoder/towns.ts';
import { type TownQuestion, townOf } from './town-of.ts';

/** With a country, a place in another one has no tariff. */
export interface TariffQuestion extends TownQuestion {
  readonly area: number;
  readonly typePoint: PointType;
}

export interface Tariff {
  readonly percent: number;
  readonly area: number;
  readonly typePoint: PointType;
  readonly town: Town;
}

/** `null` where it can't be calculated: far from every known town, in another country, or for a type that is not opened there. */
export function tariffFor(towns: Towns, question: TariffQuestion): Tariff | null {
  const { area, typePoint } = question;
  const town = townOf(towns, question);
  if (!town || (question.country && question.country !== town.country)) return null;
  const { population } = town;
  const percent = tariffPercent({ country: country(town.country), population, area, pointType: typePoint });
  return percent === null ? null : { percent, area, typePoint, town };
}

const numberFormat = kept((language) => new Intl.NumberFormat(language));

interface TariffLine {
  readonly code: TariffLineCode;
  readonly params: Record<string, string | number>;
}

function linesOf({ percent, area, typePoint, town }: Tariff, language: Language): TariffLine[] {
  const { terms, currency } = country(town.country);
  const number = (value: number) => numberFormat(language).format(value);
  const fee = terms.guaranteeFee?.[typePoint];
  return [
    { code: 'percent', params: { percent: number(percent) } },
    {
      code: 'town',
      params: {
        town: town.names[language],
        population: number(town.population),
        count: town.population,
      },
    },
    { code: 'area', params: { area: number(area) } },
    ...(fee === undefined
      ? []
      : [{ code: 'guaranteeFee' as const, params: { amount: formatMoney(fee, currency, language) } }]),
  ];
}

/** As the wire has it: each line with its figures for programs and its sentence for the reader. */
export function presentTariff(tariff: Tariff, language: Language, translate: Translate) {
  const { town, percent, typePoint } = tariff;
  return {
    tariffDescription: linesOf(tariff, language).map((line) => ({
      ...line,
      text: translate(`geo.tariff.${line.code}`, line.params),
    })),
    percent,
    typePoint,
    country: town.country,
    cityId: town.id,
    cityName: town.names[language],
  };
}
