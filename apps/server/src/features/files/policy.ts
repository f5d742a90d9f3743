import { ENTITY_TYPES, type EntityType } from '@punkt/domain/files';
import type { FilePurpose } from '@punkt/domain/uploads';
import type { Caller } from '../../platform/http/caller.ts';

export interface ClaimedFile {
  readonly id: string;
  readonly ownerId: string;
  /** The record that holds the file, and what for. */
  readonly entityId: string;
  readonly purpose: FilePurpose;
}

/** Who may do what with files of a record is known to the feature that keeps the record. */
export interface FilePolicy {
  mayAttach(caller: Caller, entityId: string): Promise<boolean>;
  /** Asked for everybody but the one who sent the file and the staff, whose readings are audited. */
  mayRead(caller: Caller, file: ClaimedFile): Promise<boolean>;
}

/** A person's own files: only they may attach them or read them. */
const ownOnly: FilePolicy = {
  mayAttach: async (caller, entityId) => caller.userId === entityId,
  mayRead: async () => false,
};

/** Until a feature has registered its rule, nothing of its kind exists. */
export function createPolicies() {
  const policies = new Map<EntityType, FilePolicy>([
    [ENTITY_TYPES.user, ownOnly],
    [ENTITY_TYPES.passport, ownOnly],
    [ENTITY_TYPES.document, ownOnly],
  ]);
  return {
    register: (type: EntityType, policy: FilePolicy): void => void policies.set(type, policy),
    mayAttach: async (caller: Caller, type: EntityType, entityId: string): Promise<boolean> =>
      (await policies.get(type)?.mayAttach(caller, entityId)) ?? false,
    mayRead: async (caller: Caller, type: EntityType, file: ClaimedFile): Promise<boolean> =>
      (await policies.get(type)?.mayRead(caller, file)) ?? false,
  };
}

export type Policies = ReturnType<typeof createPolicies>;
