import { z } from 'zod';
import type { ReadCameras } from './port.ts';
import { expectOk, understand, visit } from './recorder-http.ts';

const answer = z.object({
  cameras: z
    .array(
      z.object({
        id: z.string().min(1).max(200),
        name: z.string().max(500),
        status: z.enum(['online', 'offline']),
        archive_days: z.number().int().min(0).max(36_500).nullable(),
        archive_available: z.boolean(),
      }),
    )
    .max(1_000),
});

/** Our own protocol, for vendors who adapt to us: docs/camera-protocol.md. */
export function createPunktProtocol(isOpen?: (address: string) => boolean): ReadCameras {
  return (access, signal) =>
    visit(
      access,
      signal,
      async (recorder) => {
        const { login, password, token } = access;
        const authorization = token
          ? `Bearer ${token}`
          : `Basic ${Buffer.from(`${login}:${password}`).toString('base64')}`;
        const { text } = expectOk(
          await recorder.ask('/punkt/v1/cameras', { headers: { authorization, accept: 'application/json' } }),
        );
        const { cameras } = understand(() => answer.parse(JSON.parse(text)));
        return cameras.map((camera) => ({
          id: camera.id,
          name: camera.name,
          isOnline: camera.status === 'online',
          archiveDays: camera.archive_days,
          hasArchive: camera.archive_available,
        }));
      },
      isOpen,
    );
}
