import { z } from 'zod';
import { type CameraAccess, CameraTrouble, type ReadCameras } from './port.ts';
import { digestHeader, expectOk, type Recorder, understand, visit } from './recorder-http.ts';
import { daysOf, readXml } from './recorder-xml.ts';

const id = z.string().min(1).max(20);
/** An empty element is an empty string. */
const listOf = <T extends z.ZodType>(name: string, item: T) =>
  z.union([
    z.literal('').transform(() => []),
    z.object({ [name]: z.array(item) }).transform((all) => all[name] ?? []),
  ]);

const channels = z.object({
  InputProxyChannelList: listOf('InputProxyChannel', z.object({ id, name: z.string().max(500).default('') })),
});
const states = z.object({
  InputProxyChannelStatusList: listOf('InputProxyChannelStatus', z.object({ id, online: z.string() })),
});
const tracks = z.object({
  TrackList: listOf(
    'Track',
    z.object({
      id,
      Channel: id.optional(),
      Enable: z.string().default('true'),
      Duration: z.string().default(''),
    }),
  ),
});

/** One Digest challenge serves a visit: the recorder's nonce is good for the next questions too, each with a header of its own. */
function createAsking(recorder: Recorder, { login, password }: CameraAccess, folder: string) {
  let challenge = '';
  const headersFor = (path: string): Record<string, string> => {
    const header =
      challenge && digestHeader(challenge, { login, password, method: 'GET', path: folder + path });
    return header ? { authorization: header } : {};
  };
  return async <T extends z.ZodType>(path: string, schema: T): Promise<z.output<T>> => {
    let answer = await recorder.ask(path, { headers: headersFor(path) });
    if (answer.status === 401) {
      const asked = [answer.headers['www-authenticate']].flat().find((each) => /^digest /i.test(each ?? ''));
      if (!asked || asked === challenge) throw new CameraTrouble('credentials');
      challenge = asked;
      answer = await recorder.ask(path, { headers: headersFor(path) });
    }
    const { text } = expectOk(answer);
    return understand(() => schema.parse(readXml(text)));
  };
}

/** Track 301 is the main stream of channel 3, where the recorder does not say it. */
const channelOf = (track: { id: string; Channel?: string | undefined }): string =>
  track.Channel ?? String(Math.floor(Number(track.id) / 100));

/** Recorders that speak ISAPI (Hikvision and many under other names): channels, which of them are online, how long their tracks are kept. */
export function createIsapi(isOpen?: (address: string) => boolean): ReadCameras {
  return (access, signal) =>
    visit(
      access,
      signal,
      async (recorder) => {
        const folder = new URL(access.url).pathname.replace(/\/+$/, '');
        const ask = createAsking(recorder, access, folder);
        const { InputProxyChannelList: all } = await ask('/ISAPI/ContentMgmt/InputProxy/channels', channels);
        const { InputProxyChannelStatusList: seen } = await ask(
          '/ISAPI/ContentMgmt/InputProxy/channels/status',
          states,
        );
        const { TrackList: kept } = await ask('/ISAPI/ContentMgmt/record/tracks', tracks);
        return all.map(({ id: own, name }) => {
          const track = kept.find((each) => channelOf(each) === own);
          return {
            id: own,
            name: name || own,
            isOnline: seen.some((each) => each.id === own && each.online === 'true'),
            archiveDays: track ? daysOf(track.Duration) : null,
            hasArchive: track?.Enable === 'true',
          };
        });
      },
      isOpen,
    );
}
