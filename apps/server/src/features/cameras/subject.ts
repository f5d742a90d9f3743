import type { Tx } from '../../platform/database/database.ts';

/** An application as cameras see it. */
interface CameraOrder {
  /** Whether it is on its way to activation: only then are its cameras checked and saved. */
  readonly isActivating: boolean;
}

/**
 * Whose cameras are checked. Cameras know no applications: the feature that keeps them registers itself. The row of the application
 * is locked first, so that it can't be sent meanwhile.
 */
export interface CameraSubject {
  /** Null: no such application of this person. */
  activating(tx: Tx, userId: string, orderId: number): Promise<CameraOrder | null>;
}

/** Until somebody registers there is nothing to check. */
export function createCameraSubjectSlot() {
  let registered: CameraSubject | undefined;
  return {
    register: (subject: CameraSubject): void => {
      if (registered) throw new Error('whose cameras are checked is registered already');
      registered = subject;
    },
    subject: {
      activating: async (tx, userId, orderId) => registered?.activating(tx, userId, orderId) ?? null,
    } satisfies CameraSubject,
  };
}
