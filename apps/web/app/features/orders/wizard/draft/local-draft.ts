import type { OrderRecord } from '@punkt/domain/order-record';
import { browserStorage } from '../../../../lib/storage.ts';
import type { WizardStep } from '../steps.ts';

/** What this browser has and the server may not: written at every keystroke, gone once the application is sent. */
export interface LocalDraft {
  readonly step: WizardStep;
  readonly record: OrderRecord;
  /** The requirements were read. */
  readonly agreed: boolean;
  readonly referral: string;
  /** Makes the first request repeatable. */
  readonly clientUuid: string;
  /** The version it was written over; `null` while the server has none. */
  readonly version: number | null;
  /** A request is on its way: the server may have it already. */
  readonly sending: boolean;
  /** There are words that the server has not. One that does not say was kept by an earlier form. */
  readonly unsent?: boolean;
  /** What the operator remarked on: the application as this browser first opened it. */
  readonly begun?: OrderRecord;
}

const storage = browserStorage('localStorage');

/** Whose, and which: an order by its number, a move by its point, or the one that is new. */
export interface DraftName {
  readonly userId: string;
  readonly draft: string;
}

export const NEW_DRAFT = 'new';
export const moveDraft = (pointId: string): string => `move-${pointId}`;

const keyOf = ({ userId, draft }: DraftName): string => `punkt.order.${userId}.${draft}`;

export const localDraft = {
  read(name: DraftName): LocalDraft | null {
    try {
      return JSON.parse(storage.getItem(keyOf(name)) ?? 'null') as LocalDraft | null;
    } catch {
      return null;
    }
  },
  write: (name: DraftName, draft: LocalDraft): void => storage.setItem(keyOf(name), JSON.stringify(draft)),
  forget: (name: DraftName): void => storage.removeItem(keyOf(name)),
};
