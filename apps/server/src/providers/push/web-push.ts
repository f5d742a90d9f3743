import { isIP } from 'node:net';
import { Agent, request } from 'undici';
import webPush from 'web-push';
import { createOutboundClient, type OutboundClient, Refused } from '../outbound-client.ts';
import { createPublicLookup, isPublicAddress } from '../public-address.ts';
import { type PushMessage, type PushPort, type PushTarget, payloadOf } from './port.ts';

export interface WebPushOptions {
  readonly publicKey: string;
  readonly privateKey: string;
  /** Whom the push service may ask about us: `https://…` or `mailto:…`. */
  readonly subject: string;
  readonly attemptMs?: number;
  /** Which addresses may be connected to; anything but the open internet is for tests. */
  readonly isOpen?: (address: string) => boolean;
  /** Certificates to trust besides the usual ones. */
  readonly ca?: string;
}

const DAY_SECONDS = 24 * 3_600;
const ANSWER_LIMIT = 16 * 1024;
/** Push services are few; whoever names thousands of hosts makes us forget breakers, not run out of memory. */
const HOSTS = 100;

/** One breaker for each host: a service that hangs must not keep us from the others. */
function createHosts(attemptMs: number) {
  const hosts = new Map<string, OutboundClient>();
  return (host: string): OutboundClient => {
    const known = hosts.get(host);
    if (known) return known;
    if (hosts.size >= HOSTS) hosts.clear();
    const outside = createOutboundClient({ service: 'push', attemptMs, attempts: 1 });
    hosts.set(host, outside);
    return outside;
  };
}

/** 404 and 410: unsubscribed. 429 and 5xx pass. The rest says that the message or our keys are wrong. */
function understand(status: number): 'sent' | 'gone' {
  if (status >= 200 && status < 300) return 'sent';
  if (status === 404 || status === 410) return 'gone';
  const text = `the push service answered ${status}`;
  throw status === 429 || status >= 500 ? new Error(text) : new Refused(text);
}

/** The payload is encrypted for the browser; keys that are no keys will not become any. */
function encrypt(
  vapid: Pick<WebPushOptions, 'publicKey' | 'privateKey' | 'subject'>,
  { endpoint, p256dh, auth }: PushTarget,
  message: PushMessage,
) {
  try {
    return webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, payloadOf(message), {
      vapidDetails: vapid,
      TTL: DAY_SECONDS,
      topic: message.topic,
    });
  } catch (error) {
    throw new Refused('the subscription can not be written to', { cause: error });
  }
}

/** Endpoints come from browsers, that is from anybody: https only, no redirects, no address but a public one. */
export function createWebPush({
  attemptMs = 8_000,
  isOpen = isPublicAddress,
  ca,
  ...vapid
}: WebPushOptions): PushPort {
  const agent = new Agent({
    connect: { lookup: createPublicLookup(isOpen), ...(ca && { ca }) },
    maxResponseSize: ANSWER_LIMIT,
  });
  const outsideOf = createHosts(attemptMs);
  return {
    publicKey: async () => vapid.publicKey,
    send: (target, message) => {
      const { protocol, hostname, host } = new URL(target.endpoint);
      // A literal address is never looked up, so the check of the connection would not see it.
      if (protocol !== 'https:' || isIP(hostname.replace(/^\[|\]$/g, '')))
        return Promise.reject(new Refused('the endpoint is no https host with a name'));
      return outsideOf(host).call(async (signal) => {
        const { headers, body } = encrypt(vapid, target, message);
        const answer = await request(target.endpoint, {
          method: 'POST',
          headers: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)])),
          body,
          signal,
          dispatcher: agent,
        });
        await answer.body.dump({ limit: ANSWER_LIMIT });
        return understand(answer.statusCode);
      });
    },
  };
}
