import type { Database } from '../../platform/database/database.ts';
import type { Contributor } from '../../platform/personal-data/contributors.ts';
import { attemptsOfPerson, eraseLinks } from './attempt-store.ts';
import { feesOfPerson } from './fee-store.ts';

/**
 * The law wants payments kept; they name nobody but an account id, which leads to no person once the account is erased. What
 * goes is the links under which somebody could still pay in the person's name.
 */
export const createPaymentsPersonalData = (db: Database): Contributor => ({
  name: 'payments',
  exportOf: async (userId) => {
    const attempts = await attemptsOfPerson(db, userId);
    const fees = await feesOfPerson(db, userId);
    return {
      data: {
        attempts: attempts.map(({ order_id, amount, currency, status, created, paid_at }) => ({
          ...{ order_id, amount, currency, status, created, paid_at },
        })),
        fees: fees.map(({ order_id, amount, currency, paid_at, outcome, outcome_at, reason }) => ({
          ...{ order_id, amount, currency, paid_at, outcome, outcome_at, reason },
        })),
      },
    };
  },
  erase: eraseLinks,
});
