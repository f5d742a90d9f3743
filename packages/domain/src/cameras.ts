import { checkLength } from './length.ts';
import { message } from './message.ts';
import type { Problems, RecordOf, RecordTable } from './record-table.ts';

/** What a point's cameras must show before activation. Public pages name these figures, so they stand apart from the rest. */
export const CAMERA_TERMS = { minimumCameras: 3, archiveDays: 90 } as const;

/** The longest texts of the forms, and the longest wait. */
export const CAMERA_LIMITS = {
  urlMaximum: 500,
  loginMaximum: 500,
  passwordMaximum: 500,
  descriptionMaximum: 500,
  tokenMaximum: 1000,
  vendorNameMaximum: 100,
  /** A person waits for the answer of their recorder no longer. */
  answerSeconds: 10,
} as const;

/** Kinds of recorders that we can speak to. */
export const CAMERA_PROTOCOLS = ['sandbox', 'trassir', 'onvif', 'isapi', 'punkt'] as const;
export type CameraProtocol = (typeof CAMERA_PROTOCOLS)[number];

/** Why a recorder could not be asked. `address`: not one of the open internet, or no address at all. */
export const CAMERA_TROUBLES = [
  'address',
  'unreachable',
  'timeout',
  'certificate',
  'credentials',
  'answer',
] as const;
export type CameraTroubleReason = (typeof CAMERA_TROUBLES)[number];

export const CAMERA_STATUSES = ['online', 'offline'] as const;

/** A camera as a recorder reports it, by the names of responses. */
export interface Camera {
  readonly idCamera: string;
  readonly name: string;
  /** For how many days recordings are kept; null where the recorder does not say. */
  readonly limitDays: number | null;
  readonly status: (typeof CAMERA_STATUSES)[number];
  /** Whether the archive can be read at all. */
  readonly archAvailability: boolean;
}

export interface CameraVerdict {
  readonly isValidated: boolean;
  /** There are enough of them. */
  readonly cameraCheck: boolean;
  /** All of them are on. */
  readonly statusCheck: boolean;
  /** Each keeps its archive long enough, and it can be read. */
  readonly archiveCheck: boolean;
}

const REFUSED: CameraVerdict = {
  isValidated: false,
  cameraCheck: false,
  statusCheck: false,
  archiveCheck: false,
};

const hasArchive = ({ archAvailability, limitDays }: Camera): boolean =>
  archAvailability && limitDays !== null && limitDays >= CAMERA_TERMS.archiveDays;

/** Judges a report. A recorder that could not be asked has shown nothing. */
export function judgeCameras(cameras: readonly Camera[], trouble: CameraTroubleReason | null): CameraVerdict {
  if (trouble) return REFUSED;
  const cameraCheck = cameras.length >= CAMERA_TERMS.minimumCameras;
  const statusCheck = cameras.every(({ status }) => status === 'online');
  const archiveCheck = cameras.every(hasArchive);
  return { isValidated: cameraCheck && statusCheck && archiveCheck, cameraCheck, statusCheck, archiveCheck };
}

/** What the owner reads above the list of cameras; nothing where all is well. */
export function cameraProblems(
  { cameraCheck, statusCheck, archiveCheck }: Omit<CameraVerdict, 'isValidated'>,
  trouble: CameraTroubleReason | null,
): readonly string[] {
  if (trouble) return [message('validation.cameras.failed')];
  const { minimumCameras: count } = CAMERA_TERMS;
  return [
    ...(cameraCheck ? [] : [message('validation.cameras.count', { count })]),
    ...(statusCheck ? [] : [message('validation.cameras.off')]),
    ...(archiveCheck ? [] : [message('validation.cameras.archive')]),
  ];
}

type CameraAdvice = 'turnOn' | 'enableArchive' | 'setDepth' | 'extendArchive';

/** What to do about one camera, in the order in which it is done. */
export function cameraAdvice(camera: Camera): readonly CameraAdvice[] {
  const advice: CameraAdvice[] = [];
  if (camera.status === 'offline') advice.push('turnOn');
  if (!camera.archAvailability) advice.push('enableArchive');
  else if (camera.limitDays === null) advice.push('setDepth');
  else if (!hasArchive(camera)) advice.push('extendArchive');
  return advice;
}

export interface CameraChange {
  readonly kind: 'added' | 'removed' | 'on' | 'off' | 'archiveOk' | 'archiveLost' | 'depth';
  readonly idCamera: string;
  readonly name: string;
  /** Days, of a depth that is another. */
  readonly from?: number | null;
  readonly to?: number | null;
}

function changesOf(before: Camera, after: Camera): CameraChange[] {
  const { idCamera, name } = after;
  const change = (kind: CameraChange['kind']): CameraChange => ({ kind, idCamera, name });
  const changes: CameraChange[] = [];
  if (before.status !== after.status) changes.push(change(after.status === 'online' ? 'on' : 'off'));
  if (before.archAvailability !== after.archAvailability)
    changes.push(change(after.archAvailability ? 'archiveOk' : 'archiveLost'));
  if (before.limitDays !== after.limitDays)
    changes.push({ ...change('depth'), from: before.limitDays, to: after.limitDays });
  return changes;
}

/** What is another than at the check before, camera by camera. */
export function cameraChanges(before: readonly Camera[], after: readonly Camera[]): readonly CameraChange[] {
  const known = new Map(before.map((camera) => [camera.idCamera, camera]));
  const now = new Set(after.map(({ idCamera }) => idCamera));
  const kept = after.flatMap((camera): CameraChange[] => {
    const earlier = known.get(camera.idCamera);
    const { idCamera, name } = camera;
    return earlier ? changesOf(earlier, camera) : [{ kind: 'added', idCamera, name }];
  });
  const removed = before
    .filter(({ idCamera }) => !now.has(idCamera))
    .map(({ idCamera, name }): CameraChange => ({ kind: 'removed', idCamera, name }));
  return [...kept, ...removed];
}

/** What the owner enters about their recorder. Nothing here is read back but vendor, address and description. */
export const CAMERA_FIELDS = {
  vendor: { kind: 'id', entity: 'vendor', step: 1 },
  url: { kind: 'text', entity: 'url', step: 1, max: CAMERA_LIMITS.urlMaximum },
  login: { kind: 'text', entity: 'login', step: 1, max: CAMERA_LIMITS.loginMaximum, personal: true },
  password: { kind: 'text', entity: 'password', step: 1, max: CAMERA_LIMITS.passwordMaximum, personal: true },
  token: { kind: 'text', entity: 'token', step: 1, max: CAMERA_LIMITS.tokenMaximum, personal: true },
  description: { kind: 'text', entity: 'description', step: 1, max: CAMERA_LIMITS.descriptionMaximum },
} as const satisfies RecordTable;

export type CameraForm = RecordOf<typeof CAMERA_FIELDS>;

/** Which credentials the server has for this vendor and this address: these may be left out. */
interface KeptCredentials {
  readonly login: boolean;
  readonly password: boolean;
  readonly token: boolean;
}

const NOTHING_KEPT: KeptCredentials = { login: false, password: false, token: false };

const PRIVATE_HOST =
  /^(localhost|.*\.(local|lan|home|internal)|127\..*|10\..*|192\.168\..*|169\.254\..*|172\.(1[6-9]|2\d|3[01])\..*|100\.(6[4-9]|[7-9]\d|1[01]\d|12[0-7])\..*|0\.0\.0\.0|\[f[cd].*|\[fe80.*|\[::1\])$/;
const DOTTED_HOST = /^([^.]+\.)+[a-z\d-]+\.?$|^\[[\da-f:.]+\]$/;

/**
 * Recorders mostly have an address of figures, so unlike other links it will do. An address of the shop's own network is the
 * commonest mistake and is named here; whether an address is really open to us, the server judges by what it connects to.
 */
export function checkRecorderAddress(text: string): string | null {
  const value = text.trim();
  if (value === '') return message('validation.required');
  const long = checkLength(value, { min: 1, max: CAMERA_LIMITS.urlMaximum });
  if (long) return long;
  const parsed = URL.canParse(value) ? new URL(value) : null;
  const isPlain =
    parsed && ['http:', 'https:'].includes(parsed.protocol) && !parsed.username && !parsed.password;
  if (!isPlain) return message('validation.url');
  const host = parsed.hostname.toLowerCase();
  if (PRIVATE_HOST.test(host)) return message('validation.cameras.private');
  return DOTTED_HOST.test(host) ? null : message('validation.url');
}

const checkSecret = (value: string, max: number, isNeeded: boolean): string | null => {
  if (value === '') return isNeeded ? message('validation.required') : null;
  return checkLength(value, { min: 1, max });
};

/** The rules of the form, by field. `needsToken` is the vendor's. */
export function checkCameraForm(
  { vendor, url, login, password, token, description }: CameraForm,
  needsToken: boolean,
  kept: KeptCredentials = NOTHING_KEPT,
): Problems {
  const found = {
    vendor: vendor === null ? message('validation.required') : null,
    url: checkRecorderAddress(url),
    login: checkSecret(login, CAMERA_LIMITS.loginMaximum, !kept.login),
    password: checkSecret(password, CAMERA_LIMITS.passwordMaximum, !kept.password),
    token: checkSecret(token, CAMERA_LIMITS.tokenMaximum, needsToken && !kept.token),
    description: checkLength(description, { min: 0, max: CAMERA_LIMITS.descriptionMaximum }),
  };
  return Object.fromEntries(
    Object.entries(found).filter((entry): entry is [string, string] => entry[1] !== null),
  );
}
