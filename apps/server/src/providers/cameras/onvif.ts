import { createHash, randomBytes } from 'node:crypto';
import { z } from 'zod';
import { type CameraAccess, CameraTrouble, type ReadCameras } from './port.ts';
import { expectOk, type Recorder, understand, visit } from './recorder-http.ts';
import { daysOf, escapeXml, readXml } from './recorder-xml.ts';

/**
 * ONVIF Profile G, by hand: the package `onvif` reads answers in callbacks of its sockets and throws there, outside of any promise, when a device
 * answers something else. An owner's address could end our process with it, and go round the checks of where we connect.
 */
const DEVICE = 'http://www.onvif.org/ver10/device/wsdl';
const RECORDING = 'http://www.onvif.org/ver10/recording/wsdl';
const DEVICE_PATH = '/onvif/device_service';
const MOST_CAMERAS = 64;

const token = z.string().min(1).max(200);
const clock = z.object({
  GetSystemDateAndTimeResponse: z.object({
    SystemDateAndTime: z.object({
      UTCDateTime: z.object({
        Time: z.object({ Hour: z.coerce.number(), Minute: z.coerce.number(), Second: z.coerce.number() }),
        Date: z.object({ Year: z.coerce.number(), Month: z.coerce.number(), Day: z.coerce.number() }),
      }),
    }),
  }),
});
const services = z.object({
  GetServicesResponse: z.object({ Service: z.array(z.object({ Namespace: z.string(), XAddr: z.string() })) }),
});
/** No recordings at all is an empty element. */
const recordings = z.object({
  GetRecordingsResponse: z
    .union([
      z.literal(''),
      z.object({
        RecordingItem: z
          .array(
            z.object({
              RecordingToken: token,
              Configuration: z.object({
                Source: z.object({ Name: z.string().max(500).default('') }),
                MaximumRetentionTime: z.string().default(''),
              }),
              Tracks: z.unknown(),
            }),
          )
          .max(MOST_CAMERAS),
      }),
    ])
    .transform((answer) => (answer === '' ? [] : answer.RecordingItem)),
});
const jobs = z.object({
  GetRecordingJobsResponse: z
    .union([
      z.literal(''),
      z.object({
        JobItem: z
          .array(z.object({ JobToken: token, JobConfiguration: z.object({ RecordingToken: token }) }))
          .max(MOST_CAMERAS),
      }),
    ])
    .transform((answer) => (answer === '' ? [] : answer.JobItem)),
});
const jobState = z.object({
  GetRecordingJobStateResponse: z.object({ State: z.object({ State: z.string() }) }),
});

/** WS-Security with a password digest. Devices compare the time with their own clock, so theirs is asked first. */
function security({ login, password }: CameraAccess, now: Date): string {
  const nonce = randomBytes(16);
  const created = now.toISOString();
  const digest = createHash('sha1').update(nonce).update(created).update(password).digest('base64');
  const secext = 'http://docs.oasis-open.org/wss/2004/01/oasis-200401-wss-wssecurity-secext-1.0.xsd';
  const utility = 'http://docs.oasis-open.org/wss/2004/01/oasis-200401-wss-wssecurity-utility-1.0.xsd';
  const profile = 'http://docs.oasis-open.org/wss/2004/01/oasis-200401-wss-username-token-profile-1.0';
  return `<Security xmlns="${secext}"><UsernameToken><Username>${escapeXml(login)}</Username><Password Type="${profile}#PasswordDigest">${digest}</Password><Nonce>${nonce.toString('base64')}</Nonce><Created xmlns="${utility}">${created}</Created></UsernameToken></Security>`;
}

const envelope = (head: string, body: string): string =>
  `<?xml version="1.0" encoding="UTF-8"?><Envelope xmlns="http://www.w3.org/2003/05/soap-envelope"><Header>${head}</Header><Body>${body}</Body></Envelope>`;

const bodyOf = (text: string): unknown => {
  const read = readXml(text);
  return z.object({ Envelope: z.object({ Body: z.unknown() }) }).parse(read).Envelope.Body;
};

/** A device says «not authorized» as a fault, mostly with status 400. */
const isRefusal = (text: string): boolean => /NotAuthorized|FailedAuthentication/i.test(text);

async function call<T extends z.ZodType>(
  recorder: Recorder,
  { path, head = '', body, schema }: { path: string; head?: string; body: string; schema: T },
): Promise<z.output<T>> {
  const answer = await recorder.ask(path, {
    method: 'POST',
    headers: { 'content-type': 'application/soap+xml; charset=utf-8' },
    body: envelope(head, body),
  });
  if (isRefusal(answer.text)) throw new CameraTrouble('credentials');
  const { text } = expectOk(answer);
  return understand(() => schema.parse(bodyOf(text)));
}

async function clockOf(recorder: Recorder): Promise<Date> {
  const body = `<GetSystemDateAndTime xmlns="${DEVICE}"/>`;
  const answer = await call(recorder, { path: DEVICE_PATH, body, schema: clock });
  const { Date: day, Time: time } = answer.GetSystemDateAndTimeResponse.SystemDateAndTime.UTCDateTime;
  return understand(() => {
    const at = new Date(Date.UTC(day.Year, day.Month - 1, day.Day, time.Hour, time.Minute, time.Second));
    at.toISOString();
    return at;
  });
}

/** Devices behind a router name their address at home; only the path of what they say is used. */
const pathOf = (address: string): string => understand(() => new URL(address).pathname);

export function createOnvif(isOpen?: (address: string) => boolean): ReadCameras {
  return (access, signal) =>
    visit(
      access,
      signal,
      async (recorder) => {
        const now = await clockOf(recorder);
        const head = () => security(access, now);
        const { GetServicesResponse: offered } = await call(recorder, {
          path: DEVICE_PATH,
          head: head(),
          body: `<GetServices xmlns="${DEVICE}"><IncludeCapability>false</IncludeCapability></GetServices>`,
          schema: services,
        });
        const service = offered.Service.find(({ Namespace }) => Namespace === RECORDING);
        if (!service) throw new CameraTrouble('answer');
        const path = pathOf(service.XAddr);
        const ask = <T extends z.ZodType>(body: string, schema: T) =>
          call(recorder, { path, head: head(), body, schema });
        const { GetRecordingsResponse: items } = await ask(
          `<GetRecordings xmlns="${RECORDING}"/>`,
          recordings,
        );
        const { GetRecordingJobsResponse: running } = await ask(
          `<GetRecordingJobs xmlns="${RECORDING}"/>`,
          jobs,
        );
        const active = new Set<string>();
        for (const { JobToken, JobConfiguration } of running) {
          const body = `<GetRecordingJobState xmlns="${RECORDING}"><JobToken>${escapeXml(JobToken)}</JobToken></GetRecordingJobState>`;
          const { GetRecordingJobStateResponse: said } = await ask(body, jobState);
          if (said.State.State === 'Active') active.add(JobConfiguration.RecordingToken);
        }
        return items.map(
          ({ RecordingToken: id, Configuration: { Source, MaximumRetentionTime }, Tracks }) => ({
            id,
            name: Source.Name || id,
            isOnline: active.has(id),
            // PT0S means «until the disk is full», which is a promise of nothing.
            archiveDays: daysOf(MaximumRetentionTime) || null,
            hasArchive: typeof Tracks === 'object' && Tracks !== null,
          }),
        );
      },
      isOpen,
    );
}
