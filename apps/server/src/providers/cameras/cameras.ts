import { CAMERA_LIMITS, type CameraProtocol } from '@punkt/domain/cameras';
import { createIsapi } from './isapi.ts';
import { createOnvif } from './onvif.ts';
import { type CamerasPort, CameraTrouble, type ReadCameras } from './port.ts';
import { createPunktProtocol } from './punkt-protocol.ts';
import { createSandboxCameras } from './sandbox.ts';
import { createTrassir } from './trassir.ts';

/** A person waits for the answer; what is left of their ten seconds is for the database. */
const LONGEST_MS = (CAMERA_LIMITS.answerSeconds - 1) * 1_000;

export interface CamerasOptions {
  /** Recorders that do not exist are asked only where nothing else is real either. */
  readonly sandbox: boolean;
  /** Which addresses may be connected to; anything but the open internet is for tests. */
  readonly isOpen?: (address: string) => boolean;
  readonly longestMs?: number;
}

export function createCameras({ sandbox, isOpen, longestMs = LONGEST_MS }: CamerasOptions): CamerasPort {
  const readers: Record<CameraProtocol, ReadCameras | null> = {
    sandbox: sandbox ? createSandboxCameras() : null,
    trassir: createTrassir(isOpen),
    onvif: createOnvif(isOpen),
    isapi: createIsapi(isOpen),
    punkt: createPunktProtocol(isOpen),
  };
  return {
    read: (protocol, access, signal) => {
      const limit = AbortSignal.timeout(longestMs);
      const reader = readers[protocol];
      if (!reader) return Promise.reject(new CameraTrouble('address'));
      return reader(access, signal ? AbortSignal.any([limit, signal]) : limit);
    },
  };
}
