import type { OwnerRecord, PassportData } from '@punkt/domain/owner-record';
import { sampleOwner } from '@punkt/domain/testing/owners';
import { afterFile, logIn, type TestApp, testApp } from '../../../../test/harness.ts';
import { hasRightInn } from '../../../providers/registry/sandbox.ts';

export interface SignedInPerson {
  readonly token: string;
  readonly id: string;
}

/** One app for a whole file: its people differ by phone and INN, and do not meet. */
export const sharedApp = (): Promise<TestApp> =>
  testApp({ cleanUp: afterFile(), environment: { CODES_PER_ADDRESS_PER_HOUR: '1000' } });

let phones = 79_161_000_000;
export function newPhone(): string {
  phones += 1;
  return String(phones);
}

let numbers = 9_901_000_000;
/** A Russian INN with right control digits that nobody in the test has had yet. */
export function newInn(form: 'ip' | 'ooo' = 'ip'): string {
  for (;;) {
    numbers += 1;
    const inn = form === 'ooo' ? String(numbers) : withControl(String(numbers));
    if (hasRightInn(inn)) return inn;
  }
}

/** Tries all endings: quicker to read than a second copy of the formula. */
function withControl(ten: string): string {
  const endings = Array.from({ length: 100 }, (_, index) => ten + String(index).padStart(2, '0'));
  return endings.find(hasRightInn) ?? ten;
}

export const withRequisites = (
  record: OwnerRecord,
  change: Partial<OwnerRecord['requisites_data']>,
): OwnerRecord => ({ ...record, requisites_data: { ...record.requisites_data, ...change } });

const soleProprietor = (): OwnerRecord => withRequisites(sampleOwner('RU'), { inn: newInn() });

/** A Russian company, or a sole proprietor, as the length of the number says. */
export const russian = (inn: string): OwnerRecord =>
  withRequisites(sampleOwner('RU', inn.length === 12 ? 'ip' : 'ooo'), { inn });

export const SANDBOX_OWNER = '79000000001';

/** Staff of the sandbox, by what they may. */
export const STAFF = {
  operator: '79000000004',
  lead: '79000000005',
  contentAdmin: '79000000006',
} as const;

export async function signInPerson(app: TestApp, phone: string): Promise<SignedInPerson> {
  const { access } = await logIn(app, phone);
  const { body } = await app.call('GET /api/v2/user', {}, { token: access });
  return { token: access, id: body.user_id };
}

/** Signed in once for a whole file: a second code within a minute is refused. */
export function signInOnce(shared: Promise<TestApp>, phone: string): () => Promise<SignedInPerson> {
  let known: Promise<SignedInPerson> | undefined;
  return () => {
    known ??= shared.then((app) => signInPerson(app, phone));
    return known;
  };
}

/** The smallest picture there is: one grey point. */
const PIXEL = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNkYAAAAAYAAjCB0C8AAAAASUVORK5CYII=';

export async function upload(
  app: TestApp,
  { token }: SignedInPerson,
  entityType: 'passport' | 'user' = 'passport',
): Promise<string> {
  const content = `data:image/png;base64,${PIXEL}`;
  const { status, body } = await app.call(
    'POST /api/v4/profile/upload',
    { body: { entityType, totalSize: content.length, content } },
    { token },
  );
  if (status !== 200) throw new Error(`upload answered ${status}`);
  return body.id;
}

/** The passport with photos that were really uploaded. */
export async function withPhotos(
  app: TestApp,
  player: SignedInPerson,
  passport: PassportData,
): Promise<PassportData> {
  const send = (ids: readonly string[]) => Promise.all(ids.map(() => upload(app, player)));
  return {
    ...passport,
    document_photo: await send(passport.document_photo),
    with_document_photo: await send(passport.with_document_photo),
  };
}

/** As it travels: arrays that may be written to. */
function wire(record: OwnerRecord) {
  return {
    ...record,
    passport: wirePassport(record.passport),
    requisites_data: { ...record.requisites_data, tax_files: [...record.requisites_data.tax_files] },
  };
}

export const wirePassport = (passport: PassportData) => ({
  ...passport,
  document_photo: [...passport.document_photo],
  with_document_photo: [...passport.with_document_photo],
});

export async function complete(
  app: TestApp,
  player: SignedInPerson,
  record: OwnerRecord,
): Promise<OwnerRecord> {
  await signOffer(app, player, record.activity_form.country);
  return { ...record, passport: await withPhotos(app, player, record.passport) };
}

/** A contract first: registration refuses whoever has not signed the last version. */
export async function signOffer(
  app: TestApp,
  { token }: SignedInPerson,
  country: OwnerRecord['activity_form']['country'],
) {
  const { body } = await app.call('GET /api/v3/offer', { query: { country_code: country } }, { token });
  const version = body.data[0]?.lastVersion ?? 0;
  const { status } = await app.call(
    'POST /api/v2/sign',
    { body: { version, country_code: country } },
    { token },
  );
  if (status !== 200) throw new Error(`signing answered ${status}`);
}

export const send = (app: TestApp, player: SignedInPerson, record: OwnerRecord) =>
  app.call('POST /api/v3/owner/register', { body: { owner_data: wire(record) } }, { token: player.token });

/** A new owner: by default a Russian sole proprietor. */
export async function becomeOwner(
  app: TestApp,
  phone: string,
  record: OwnerRecord = soleProprietor(),
): Promise<SignedInPerson & { record: OwnerRecord }> {
  const player = await signInPerson(app, phone);
  const full = await complete(app, player, record);
  const { status, error } = await send(app, player, full);
  if (status !== 200) throw new Error(`registration answered ${status} ${JSON.stringify(error)}`);
  return { ...player, record: full };
}

/** A Russian company that asks for VAT, with its paper. */
export async function vatRecord(
  app: TestApp,
  player: SignedInPerson,
  inn = newInn('ooo'),
): Promise<OwnerRecord> {
  const sample = sampleOwner('RU', 'ooo');
  const record: OwnerRecord = {
    ...sample,
    activity_form: { ...sample.activity_form, tax_type: 'osn' },
    requisites_data: { ...sample.requisites_data, inn, tax_files: [await upload(app, player, 'user')] },
  };
  return complete(app, player, record);
}
