import type { CameraProtocol, CameraTroubleReason } from '@punkt/domain/cameras';

/** What the owner entered about their recorder. */
export interface CameraAccess {
  readonly url: string;
  readonly login: string;
  readonly password: string;
  readonly token: string;
  /** Recorders mostly bring a certificate of their own making; the record of the vendor says whether that will do. */
  readonly allowsSelfSigned: boolean;
}

export interface FoundCamera {
  readonly id: string;
  readonly name: string;
  readonly isOnline: boolean;
  /** For how many days pictures are kept; null where the recorder does not say. */
  readonly archiveDays: number | null;
  /** Whether the archive can be read at all. */
  readonly hasArchive: boolean;
}

/** Why a recorder could not be asked. Never its own words: they may quote the password back. */
export class CameraTrouble extends Error {
  readonly reason: CameraTroubleReason;
  constructor(reason: CameraTroubleReason, cause?: unknown) {
    super(`cameras: ${reason}`, { cause });
    this.reason = reason;
  }
}

/** Asks a recorder for its cameras, or throws a {@link CameraTrouble}. */
export type ReadCameras = (access: CameraAccess, signal: AbortSignal) => Promise<readonly FoundCamera[]>;

/** Recorders of every protocol. */
export interface CamerasPort {
  /** Rejects with {@link CameraTrouble}; `signal` is the person who no longer waits. */
  read(protocol: CameraProtocol, access: CameraAccess, signal?: AbortSignal): Promise<readonly FoundCamera[]>;
}
