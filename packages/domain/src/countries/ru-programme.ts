import type { Country } from './country.ts';

/** What the landing and its calculator tell of Russia: they load nothing of its documents and requisites. */
export const RU_PROGRAMME: Pick<Country, 'currency' | 'flow' | 'terms' | 'map'> = {
  currency: { code: 'RUB', symbol: '₽' },
  flow: {
    mayOpenPoint: true,
    choosesPointType: true,
    hasPaymentStep: true,
    hasGln: false,
    mallCourierAccess: true,
    showsTariffButton: true,
    asksReferral: false,
    asksSubsidyFor: ['TYPE_POINT_8'],
  },
  terms: {
    guaranteeFee: { TYPE_POINT_8: 5_000_000, TYPE_POINT_28: 1_000_000 },
    subsidyTurnover: 300_000_000,
    falseActivationFine: 10_000_000,
    guaranteedIncome: { months: 3, capitals: 20_000_000, elsewhere: 15_000_000 },
    signboardCompensation: null,
  },
  map: { centre: { latitude: 55.7558, longitude: 37.6173 } },
};
