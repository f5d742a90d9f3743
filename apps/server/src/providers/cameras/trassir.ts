import { z } from 'zod';
import { CameraTrouble, type ReadCameras } from './port.ts';
import { expectOk, type Recorder, understand, visit } from './recorder-http.ts';

/** Figures arrive as strings. */
const figure = z.coerce.number();
const session = z.object({ success: figure, sid: z.string().min(1).optional() });
const channel = z.object({ guid: z.string().min(1).max(200), name: z.string().max(500) });
const channels = z.object({
  channels: z.array(channel).default([]),
  remote_channels: z.array(channel).default([]),
  /** Channels the server knows of and has lost. */
  zombies: z.array(channel).default([]),
});
/** The state of the server: whether its disks work, and how far back the archive of the main stream goes. */
const health = z.object({ disks: figure, disks_stat_main_days: figure });

async function readJson<T extends z.ZodType>(
  recorder: Recorder,
  path: string,
  schema: T,
): Promise<z.output<T>> {
  const { text } = expectOk(await recorder.ask(path));
  return understand(() => schema.parse(JSON.parse(text)));
}

/** TRASSIR servers, by their HTTP SDK: a session, its channels, and the health of the server. */
export function createTrassir(isOpen?: (address: string) => boolean): ReadCameras {
  return (access, signal) =>
    visit(
      access,
      signal,
      async (recorder) => {
        const query = new URLSearchParams({ username: access.login, password: access.password });
        const { success, sid } = await readJson(recorder, `/login?${query}`, session);
        if (success !== 1 || !sid) throw new CameraTrouble('credentials');
        const own = new URLSearchParams({ sid });
        const found = await readJson(recorder, `/channels?${own}`, channels);
        const { disks, disks_stat_main_days: days } = await readJson(recorder, `/health?${own}`, health);
        const archive = { archiveDays: Math.floor(days), hasArchive: disks === 1 };
        return [
          ...[...found.channels, ...found.remote_channels].map((each) => ({ ...each, isOnline: true })),
          ...found.zombies.map((each) => ({ ...each, isOnline: false })),
        ].map(({ guid, name, isOnline }) => ({ id: guid, name, isOnline, ...archive }));
      },
      isOpen,
    );
}
