import type { CountryCode } from '@punkt/domain/country-code';
import { newSurname, openWith } from '../../support/cases.ts';
import { test as journey } from '../../support/journey.ts';
import { registerOwner } from '../../support/owners.ts';
import { type WizardPage, wizardOf } from './filling.ts';
import { findPlace, type Place, type PlaceOptions } from './places.ts';

export const CREATE = '/lk/orders/create';

interface Begun {
  readonly token: string;
  readonly place: Place;
  readonly wizard: WizardPage;
}

interface Applying {
  /** A new owner before the wizard, with a place in mind that nobody has; on another site than the usual one if it is named. */
  apply: (country: CountryCode, place: Omit<PlaceOptions, 'country'>, site?: string) => Promise<Begun>;
}

export const test = journey.extend<Applying>({
  apply: async ({ page, request, newcomer }, use) =>
    use(async (country, wishes, site = '') => {
      const { token } = await registerOwner(request, newcomer(country), { lastName: newSurname() });
      const place = await findPlace(request, token, { ...wishes, country });
      await openWith(page, token, site + CREATE);
      return { token, place, wizard: wizardOf(page) };
    }),
});
