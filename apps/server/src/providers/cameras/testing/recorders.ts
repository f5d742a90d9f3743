import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text as readAll } from 'node:stream/consumers';

interface Asked {
  readonly method: string;
  readonly url: URL;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

export type Behaviour = (asked: Asked, response: ServerResponse) => void;

export interface RunningRecorder extends AsyncDisposable {
  readonly url: string;
  readonly asked: readonly Asked[];
  /** Does something else from now on. */
  become(behaviour: Behaviour): void;
}

/** A recorder on loopback. */
export async function startRecorder(behaviour: Behaviour): Promise<RunningRecorder> {
  let current = behaviour;
  const asked: Asked[] = [];
  const server = createServer(async (request, response) => {
    const ask: Asked = {
      method: request.method ?? '',
      url: new URL(request.url ?? '/', 'http://recorder'),
      headers: request.headers,
      body: await readAll(request),
    };
    asked.push(ask);
    current(ask, response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    become: (next) => {
      current = next;
    },
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

export const LOGIN = 'owner';
export const PASSWORD = 'p&ss "w0rd"';

const json = (response: ServerResponse, value: unknown) =>
  void response.setHeader('content-type', 'application/json').end(JSON.stringify(value));

/** A TRASSIR server with two living channels, one of another server, and one that it lost. */
export const trassir: Behaviour = ({ url }, response) => {
  const { pathname, searchParams } = url;
  if (pathname === '/login') {
    const right = searchParams.get('username') === LOGIN && searchParams.get('password') === PASSWORD;
    return json(
      response,
      right ? { success: '1', sid: 'Zx81' } : { success: '0', error_code: 'invalid username or password' },
    );
  }
  if (searchParams.get('sid') !== 'Zx81') return json(response, { success: '0', error_code: 'no session' });
  if (pathname === '/channels')
    return json(response, {
      channels: [
        { guid: 'a1', name: 'Вход', rights: '255', codec: 'H264', have_hardware_archive: '0' },
        { guid: 'a2', name: 'Зал', rights: '255', codec: 'H264', have_hardware_archive: '0' },
      ],
      remote_channels: [{ guid: 'b1', name: 'Склад', rights: '255', codec: 'H264' }],
      zombies: [{ guid: 'c1', name: 'Старая', rights: '255' }],
    });
  return json(response, {
    disks: '1',
    database: '1',
    channels_total: '4',
    channels_online: '3',
    disks_stat_main_days: '92.87',
  });
};

const md5 = (text: string) => createHash('md5').update(text).digest('hex');
const NONCE = '4e6f6e6365';

/** Judged as RFC 7616 has it, from the header alone. */
function isDigestRight(header: string, method: string, path: string): boolean {
  const part = (name: string) => new RegExp(`[ ,]${name}="?([^",]+)`).exec(header)?.[1] ?? '';
  const expected = md5(
    [
      md5(`${LOGIN}:recorder:${PASSWORD}`),
      NONCE,
      part('nc'),
      part('cnonce'),
      part('qop'),
      md5(`${method}:${path}`),
    ].join(':'),
  );
  return part('uri') === path && part('nonce') === NONCE && part('response') === expected;
}

const HIK = 'xmlns="http://www.hikvision.com/ver20/XMLSchema" version="2.0"';
const ISAPI_ANSWERS: Record<string, string> = {
  '/ISAPI/ContentMgmt/InputProxy/channels': `<InputProxyChannelList ${HIK}><InputProxyChannel><id>1</id><name>Вход &amp; касса</name></InputProxyChannel><InputProxyChannel><id>2</id><name>Зал</name></InputProxyChannel><InputProxyChannel><id>3</id><name/></InputProxyChannel></InputProxyChannelList>`,
  '/ISAPI/ContentMgmt/InputProxy/channels/status': `<InputProxyChannelStatusList ${HIK}><InputProxyChannelStatus><id>1</id><online>true</online></InputProxyChannelStatus><InputProxyChannelStatus><id>2</id><online>false</online></InputProxyChannelStatus><InputProxyChannelStatus><id>3</id><online>true</online></InputProxyChannelStatus></InputProxyChannelStatusList>`,
  '/ISAPI/ContentMgmt/record/tracks': `<TrackList ${HIK}><Track><id>101</id><Channel>1</Channel><Enable>true</Enable><Duration>P90DT0H</Duration></Track><Track><id>201</id><Enable>false</Enable><Duration>P30DT0H</Duration></Track></TrackList>`,
};

/** A recorder with three channels, one of them off, one without a track. */
export const isapi: Behaviour = ({ method, url, headers }, response) => {
  if (!isDigestRight(headers.authorization ?? '', method, url.pathname))
    return void response
      .writeHead(401, {
        'www-authenticate': `Digest realm="recorder", qop="auth", nonce="${NONCE}", opaque="o"`,
      })
      .end();
  const answer = ISAPI_ANSWERS[url.pathname];
  return void response.writeHead(answer ? 200 : 404).end(`<?xml version="1.0" encoding="UTF-8"?>${answer}`);
};

const soap = (response: ServerResponse, body: string, status = 200) =>
  void response
    .writeHead(status, { 'content-type': 'application/soap+xml' })
    .end(
      `<?xml version="1.0"?><s:Envelope xmlns:s="http://www.w3.org/2003/05/soap-envelope"><s:Body>${body}</s:Body></s:Envelope>`,
    );

function isTokenRight(body: string): boolean {
  const part = (name: string) => new RegExp(`<${name}(?: [^>]*)?>([^<]*)<`).exec(body)?.[1] ?? '';
  const digest = createHash('sha1')
    .update(Buffer.from(part('Nonce'), 'base64'))
    .update(part('Created'))
    .update(PASSWORD)
    .digest('base64');
  return (
    part('Username') === LOGIN && part('Password') === digest && part('Created').startsWith('2026-03-01T')
  );
}

const recording = (id: string, name: string, retention: string) =>
  `<trc:RecordingItem><tt:RecordingToken>${id}</tt:RecordingToken><tt:Configuration><tt:Source><tt:SourceId>urn:${id}</tt:SourceId><tt:Name>${name}</tt:Name></tt:Source><tt:MaximumRetentionTime>${retention}</tt:MaximumRetentionTime></tt:Configuration><tt:Tracks><tt:Track><tt:TrackToken>V</tt:TrackToken></tt:Track></tt:Tracks></trc:RecordingItem>`;
const job = (id: string) =>
  `<trc:JobItem><tt:JobToken>job-${id}</tt:JobToken><tt:JobConfiguration><tt:RecordingToken>${id}</tt:RecordingToken><tt:Mode>Active</tt:Mode></tt:JobConfiguration></trc:JobItem>`;

/** A device whose clock is months behind ours, and which names its address at home for its services. */
export const onvif: Behaviour = ({ url, body }, response) => {
  if (body.includes('<GetSystemDateAndTime'))
    return soap(
      response,
      '<tds:GetSystemDateAndTimeResponse><tds:SystemDateAndTime><tt:UTCDateTime><tt:Time><tt:Hour>10</tt:Hour><tt:Minute>5</tt:Minute><tt:Second>0</tt:Second></tt:Time><tt:Date><tt:Year>2026</tt:Year><tt:Month>3</tt:Month><tt:Day>1</tt:Day></tt:Date></tt:UTCDateTime></tds:SystemDateAndTime></tds:GetSystemDateAndTimeResponse>',
    );
  if (!isTokenRight(body))
    return soap(
      response,
      '<s:Fault><s:Code><s:Subcode><s:Value>ter:NotAuthorized</s:Value></s:Subcode></s:Code></s:Fault>',
      400,
    );
  if (body.includes('<GetServices'))
    return soap(
      response,
      '<tds:GetServicesResponse><tds:Service><tds:Namespace>http://www.onvif.org/ver10/recording/wsdl</tds:Namespace><tds:XAddr>http://192.168.1.64/onvif/recording</tds:XAddr></tds:Service></tds:GetServicesResponse>',
    );
  if (url.pathname !== '/onvif/recording') return void response.writeHead(404).end();
  if (body.includes('<GetRecordings '))
    return soap(
      response,
      `<trc:GetRecordingsResponse>${recording('R1', 'Вход', 'P100D')}${recording('R2', 'Зал', 'PT720H')}${recording('R3', 'Склад', 'PT0S')}</trc:GetRecordingsResponse>`,
    );
  if (body.includes('<GetRecordingJobs '))
    return soap(
      response,
      `<trc:GetRecordingJobsResponse>${job('R1')}${job('R2')}</trc:GetRecordingJobsResponse>`,
    );
  const state = body.includes('job-R1') ? 'Active' : 'Error';
  return soap(
    response,
    `<trc:GetRecordingJobStateResponse><trc:State><tt:RecordingToken>R</tt:RecordingToken><tt:State>${state}</tt:State></trc:State></trc:GetRecordingJobStateResponse>`,
  );
};

/** Our own protocol; knows a password and a token. */
export const punkt: Behaviour = ({ url, headers }, response) => {
  const basic = `Basic ${Buffer.from(`${LOGIN}:${PASSWORD}`).toString('base64')}`;
  if (![basic, 'Bearer t0ken'].includes(headers.authorization ?? ''))
    return void response.writeHead(401).end();
  if (url.pathname !== '/shop/punkt/v1/cameras') return void response.writeHead(404).end();
  return json(response, {
    cameras: [
      { id: '1', name: 'Вход', status: 'online', archive_days: 91, archive_available: true },
      { id: '2', name: 'Зал', status: 'offline', archive_days: null, archive_available: false },
    ],
  });
};
