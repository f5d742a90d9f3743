import { randomUUID } from 'node:crypto';
import { countries } from '@punkt/domain/countries';
import type { CountryCode } from '@punkt/domain/country-code';
import {
  type CodeTerms,
  codeRefusal,
  EMPLOYEE_CODE,
  guessesLeft,
  LOGIN_CODE,
} from '@punkt/domain/one-time-code';
import { parsePhone } from '@punkt/domain/phone';
import { addSeconds, type Clock } from '../../platform/clock/clock.ts';
import type { Database, Tx } from '../../platform/database/database.ts';
import { transaction } from '../../platform/database/transaction.ts';
import { Failure } from '../../platform/http/failure.ts';
import { networkOf } from '../../platform/http/network.ts';
import { enqueue } from '../../platform/jobs/jobs.ts';
import { digest, newCode, newToken, sameDigest } from '../../platform/secrets.ts';
import type { Vault } from '../../platform/vault.ts';
import type { SmsPort } from '../../providers/sms/port.ts';
import * as store from './code-store.ts';
import { CODES_RUN_OUT } from './rules.ts';
import type { CodePurpose } from './tables.ts';

export interface CodeDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly sms: SmsPort;
  readonly vault: Vault;
  readonly limits: { readonly perAddressPerHour: number; readonly perDay: number };
  readonly codeInReply: boolean;
}

export interface CodeRequest {
  readonly phone: string;
  readonly country: CountryCode;
  readonly purpose: CodePurpose;
  /** Who asks: the device that logs in, or the account that adds somebody. A code comes back from there or not at all. */
  readonly askedBy: string;
  /** What else must be the same when it comes back. */
  readonly boundTo: string;
  readonly address: string;
  /** The message around the code. */
  readonly words: (code: string) => string;
}

export interface ConfirmedPhone {
  readonly phone: string;
  readonly country: CountryCode;
}

const TERMS: Readonly<Record<CodePurpose, CodeTerms>> = { login: LOGIN_CODE, employee: EMPLOYEE_CODE };
/** Leads hear of it while there is still something left to send. */
const WARN_AT = 0.8;

const placeOf = (id: string): string => `code:${id}`;

/**
 * The answer never depends on whether the phone is known, only on how often codes were asked for, with two exceptions that only
 * their own people can meet: a device that was signed in before, and staff on a day when their country's codes have run out.
 */
async function checkLimits(tx: Tx, deps: CodeDeps, source: store.CodeSource, known: boolean) {
  const [now, terms] = [deps.clock.now(), TERMS[source.purpose]];
  const { countrySent: sent, staff, ...use } = await store.codeUse(tx, source, known, now);
  const most = Math.max(1, Math.floor(deps.limits.perDay * countries[source.country].codeShare));
  const guesses = await store.guessesOf(tx, source, terms.attempts, now);
  const all = { ...use, guesses, country: { sent, most, staff } };
  const refusal = codeRefusal(terms, all, deps.limits.perAddressPerHour, now);
  if (refusal)
    throw new Failure(refusal.code, {
      params: { seconds: refusal.seconds, minutes: Math.max(1, Math.ceil(refusal.seconds / 60)) },
      data: { retry_after: refusal.seconds },
    });
  if (known || ![Math.ceil(most * WARN_AT), most].includes(sent + 1)) return;
  await enqueue(tx, deps.clock, { name: CODES_RUN_OUT, payload: { country: source.country } });
}

/**
 * Whoever asks again while their code is good gets the same one: two messages that overtake each other open the same door. Codes
 * that others asked for stand beside it and void nothing.
 */
async function codeFor(tx: Tx, deps: CodeDeps, source: store.CodeSource, boundTo: string) {
  const { vault, clock } = deps;
  const [now, terms] = [clock.now(), TERMS[source.purpose]];
  const expires = addSeconds(now, terms.validSeconds);
  const live = await store.lockLiveCode(tx, source, boundTo, now);
  if (live?.box && live.key_id && vault.isCurrent({ keyId: live.key_id })) {
    await store.extendCode(tx, live.id, expires);
    const code = vault.open({ keyId: live.key_id, box: live.box }, placeOf(live.id));
    return { id: randomUUID(), code, row: { root_id: live.id, attempts_left: 0, expires } };
  }
  const [id, code] = [randomUUID(), newCode(terms.length)];
  const { keyId, box } = vault.seal(code, placeOf(id));
  return { id, code, row: { key_id: keyId, box, attempts_left: terms.attempts, expires } };
}

async function issue(tx: Tx, deps: CodeDeps, phone: string, request: CodeRequest) {
  const { purpose, address, country, askedBy, boundTo } = request;
  const source = { phone, purpose, country, device: askedBy.toLowerCase(), network: networkOf(address) };
  const known = await store.isKnownDevice(tx, source);
  await store.lockSource(tx, source, known);
  await checkLimits(tx, deps, source, known);
  const { id, code, row } = await codeFor(tx, deps, source, boundTo);
  const token = newToken();
  await store.insertCode(tx, {
    ...row,
    id,
    phone,
    country,
    purpose,
    address,
    known,
    network: source.network,
    token_hash: digest(token),
    code_hash: digest(token, code),
    device_uuid: source.device,
    bound_to: boundTo,
    created: deps.clock.now(),
    consumed: null,
  });
  return { id, token, code };
}

/** The message goes out after the commit; if the gateway refuses, the code is forgotten and the person may ask again at once. */
export async function requestCode(deps: CodeDeps, request: CodeRequest) {
  const phone = parsePhone(request.phone, request.country);
  if (!phone.ok)
    throw new Failure('validation_failed', { errors: [{ path: 'phone', message: phone.message }] });
  const { id, token, code } = await transaction(deps.db, (tx) => issue(tx, deps, phone.e164digits, request));
  try {
    await deps.sms.send({ to: phone.e164digits, text: request.words(code) });
  } catch (error) {
    await store.deleteCode(deps.db, id);
    throw new Failure('sms_failed', { cause: error });
  }
  return { token, ...(deps.codeInReply && { code }) };
}

export interface GivenCode extends Pick<CodeRequest, 'purpose' | 'askedBy' | 'boundTo'> {
  readonly token: string;
  readonly code: string;
}

/**
 * Counts the attempt before it compares, and returns a failure instead of throwing: a throw would roll the count back,
 * and attempts would be unlimited.
 */
export async function tryCode(
  tx: Tx,
  { clock, vault }: Pick<CodeDeps, 'clock' | 'vault'>,
  given: GivenCode,
): Promise<ConfirmedPhone | Failure> {
  const now = clock.now();
  const row = await store.lockCode(tx, digest(given.token));
  const about = row && vault.fingerprint(row.phone);
  if (!row || row.consumed || row.expires <= now) return new Failure('code_expired', { about });
  const same =
    row.purpose === given.purpose &&
    row.device_uuid === given.askedBy.toLowerCase() &&
    row.bound_to === given.boundTo;
  if (!same) return new Failure('code_expired', { about });
  const { phone, country, purpose, known, network } = row;
  const terms = TERMS[purpose];
  const made = await store.guessesOf(tx, { phone, purpose, network: network ?? '' }, terms.attempts, now);
  if (row.attempts_left === 0 || guessesLeft(terms, made, known) === 0)
    return new Failure('code_exhausted', { about });
  await store.spendAttempt(tx, row.id);
  if (!sameDigest(digest(given.token, given.code), row.code_hash)) {
    const left = row.attempts_left - 1;
    return left === 0
      ? new Failure('code_exhausted', { about })
      : new Failure('code_wrong', { params: { count: left }, data: { attempts_left: left }, about });
  }
  await store.consumeCode(tx, row.id, now);
  return { phone, country };
}
