import { cleanControllerCode, LOCK_PHOTOS, LOCK_TERMS } from './lock-terms.ts';

/**
 * An electronic lock on its way to being active, as the phone in the shop knows it. On the lock's Wi-Fi there is no internet, so everything from
 * the data of the connection to the answer is kept here and nowhere else, and the server hears of it once.
 */

export type PhotoKind = (typeof LOCK_PHOTOS)[number];

export const FLOW_STEPS = ['code', 'photos', 'connect', 'wifi', 'open', 'click', 'activate'] as const;
export type FlowStep = (typeof FLOW_STEPS)[number];

/** Steps whose work goes to the server; the others are done without a network. */
const ONLINE: ReadonlySet<FlowStep> = new Set(['photos', 'connect', 'activate']);
export const needsNetwork = (step: FlowStep): boolean => ONLINE.has(step);

/** How a phone gets at the lock. */
export interface LockConnection {
  readonly ssid: string;
  readonly psk: string;
  /** A page of the controller, reached over its own Wi-Fi. */
  readonly linkToOpen: string;
  /** Until when the link opens; a controller reads that without us. */
  readonly expires: string;
}

/** Did it click? The id is made here, so that an answer sent twice counts once. */
interface LockAnswer {
  readonly id: string;
  readonly clicked: boolean;
  /** The server has it. */
  readonly sent: boolean;
}

type PhotoIds = Readonly<Record<PhotoKind, readonly string[]>>;

export interface LockFlow {
  readonly step: FlowStep;
  readonly code: string;
  readonly photos: PhotoIds;
  readonly connection: LockConnection | null;
  readonly answer: LockAnswer | null;
}

export const NEW_LOCK_FLOW: LockFlow = {
  step: 'code',
  code: '',
  photos: { doorFromInsidePhoto: [], doorFromTheEndPhoto: [], controllerPhoto: [] },
  connection: null,
  answer: null,
};

export type LockEvent =
  | { readonly type: 'typed'; readonly code: string }
  | { readonly type: 'pictured'; readonly photo: PhotoKind; readonly ids: readonly string[] }
  | { readonly type: 'went'; readonly to: FlowStep }
  | { readonly type: 'connected'; readonly connection: LockConnection }
  | { readonly type: 'answered'; readonly answer: LockAnswer }
  | { readonly type: 'sent'; readonly id: string }
  | { readonly type: 'tried again' };

export const hasCode = ({ code }: Pick<LockFlow, 'code'>): boolean => {
  const { length } = cleanControllerCode(code);
  return length > 0 && length <= LOCK_TERMS.codeMaximum;
};

export const hasPhotos = ({ photos }: Pick<LockFlow, 'photos'>): boolean =>
  LOCK_PHOTOS.every((photo) => photos[photo].length > 0);

const at = (step: FlowStep): number => FLOW_STEPS.indexOf(step);

/** The furthest step that what is kept leads to. */
function furthestStep(flow: LockFlow): FlowStep {
  // At a point there is a connection without a code: it has one lock, and the server knows which.
  if (flow.connection) return flow.answer ? 'activate' : 'click';
  return hasCode(flow) ? 'connect' : 'code';
}

export function lockFlow(flow: LockFlow, event: LockEvent): LockFlow {
  switch (event.type) {
    case 'typed':
      // Another controller has another network; what is only written otherwise is the same one.
      return cleanControllerCode(event.code) === cleanControllerCode(flow.code)
        ? { ...flow, code: event.code }
        : { ...flow, code: event.code, connection: null, answer: null };
    case 'pictured':
      return { ...flow, photos: { ...flow.photos, [event.photo]: event.ids } };
    case 'went':
      return at(event.to) <= at(furthestStep(flow)) ? { ...flow, step: event.to } : flow;
    case 'connected':
      return { ...flow, connection: event.connection, answer: null, step: 'wifi' };
    case 'answered':
      return flow.connection ? { ...flow, answer: event.answer, step: 'activate' } : flow;
    case 'sent':
      return flow.answer?.id === event.id ? { ...flow, answer: { ...flow.answer, sent: true } } : flow;
    case 'tried again':
      return { ...flow, answer: null, step: flow.connection ? 'wifi' : 'connect' };
  }
}

/** Whether the server is still to be told. */
export const isUnsent = ({ answer }: LockFlow): boolean => answer !== null && !answer.sent;

/** What was kept, as it counts now: a link that no longer opens is asked for anew, but an answer that the server lacks stays. */
export function resumedFlow(kept: LockFlow, now: number): LockFlow {
  const { connection } = kept;
  if (!connection || isUnsent(kept) || Date.parse(connection.expires) > now) return kept;
  return {
    ...kept,
    connection: null,
    answer: null,
    step: at(kept.step) > at('connect') ? 'connect' : kept.step,
  };
}

/** Phones join a network from such a text in a QR code. */
export function wifiCode({ ssid, psk }: Pick<LockConnection, 'ssid' | 'psk'>): string {
  const escaped = (part: string): string => part.replace(/[\\;,:"]/g, '\\$&');
  return `WIFI:T:WPA;S:${escaped(ssid)};P:${escaped(psk)};;`;
}
