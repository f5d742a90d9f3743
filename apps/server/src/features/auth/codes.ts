import { randomUUID } from 'node:crypto';
import type { CountryCode } from '@punkt/domain/country-code';
import { parsePhone } from '@punkt/domain/phone';
import type { Language } from '@punkt/locales/language';
import type { Translate } from '@punkt/locales/translate';
import { addSeconds, type Clock, secondsBetween } from '../../platform/clock/clock.ts';
import type { Database, Tx } from '../../platform/database/database.ts';
import { transaction } from '../../platform/database/transaction.ts';
import { Failure } from '../../platform/http/failure.ts';
import { digest, newCode, newToken, sameDigest } from '../../platform/secrets.ts';
import type { SmsPort } from '../../providers/sms/port.ts';
import * as store from './code-store.ts';
import {
  CODE_ATTEMPTS,
  CODE_LENGTH,
  CODE_SECONDS,
  CODES_PER_PHONE_PER_HOUR,
  RESEND_SECONDS,
} from './rules.ts';

export interface CodeDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly sms: SmsPort;
  readonly texts: (language: Language) => Translate;
  readonly limits: { readonly perAddressPerHour: number; readonly perDay: number };
  readonly codeInReply: boolean;
}

export interface CodeRequest {
  readonly phone: string;
  readonly country: CountryCode;
  readonly deviceUuid: string;
  readonly address: string;
  readonly language: Language;
  /** For SMS autofill: a browser offers the code only to the site named in the message. */
  readonly host: string;
}

export interface ConfirmedPhone {
  readonly phone: string;
  readonly country: CountryCode;
}

const waitFor = (code: 'too_many_codes' | 'resend_too_early', seconds: number) =>
  new Failure(code, {
    params: { seconds, minutes: Math.max(1, Math.ceil(seconds / 60)) },
    data: { retry_after: seconds },
  });

/** The answer never depends on whether the phone is known: only on how often codes were asked for. */
function checkLimits(counts: store.CodeCounts, limits: CodeDeps['limits'], now: Date): void {
  if (counts.newestOfPhone) {
    const wait = RESEND_SECONDS - Math.floor((now.getTime() - counts.newestOfPhone.getTime()) / 1000);
    if (wait > 0) throw waitFor('resend_too_early', wait);
  }
  if (counts.phone >= CODES_PER_PHONE_PER_HOUR && counts.oldestOfPhone) {
    throw waitFor('too_many_codes', Math.max(1, 3600 + secondsBetween(now, counts.oldestOfPhone)));
  }
  if (counts.address >= limits.perAddressPerHour) throw waitFor('too_many_codes', 3600);
  if (counts.day >= limits.perDay) throw waitFor('too_many_codes', 3600);
}

async function issue(tx: Tx, deps: CodeDeps, phone: string, request: CodeRequest) {
  const now = deps.clock.now();
  await store.lockPhone(tx, phone);
  checkLimits(await store.countCodes(tx, phone, request.address, now), deps.limits, now);
  const [id, token, code] = [randomUUID(), newToken(), newCode(CODE_LENGTH)];
  await store.retireCodes(tx, phone, now);
  await store.insertCode(tx, {
    id,
    phone,
    country: request.country,
    token_hash: digest(token),
    code_hash: digest(token, code),
    device_uuid: request.deviceUuid,
    address: request.address,
    attempts_left: CODE_ATTEMPTS,
    created: now,
    expires: addSeconds(now, CODE_SECONDS),
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
  const text = deps.texts(request.language)('messages.code', { code, host: request.host });
  try {
    await deps.sms.send({ to: phone.e164digits, text });
  } catch (error) {
    await store.forgetCode(deps.db, id);
    throw new Failure('sms_failed', { cause: error });
  }
  return { token, ...(deps.codeInReply && { code }) };
}

/**
 * Spends an attempt before it compares, and answers instead of throwing: a throw would roll the attempt back,
 * and a guesser would have as many as she likes.
 */
export async function tryCode(
  tx: Tx,
  clock: Clock,
  given: { token: string; code: string; deviceUuid: string },
): Promise<ConfirmedPhone | Failure> {
  const now = clock.now();
  const row = await store.lockCode(tx, digest(given.token));
  if (!row || row.device_uuid !== given.deviceUuid.toLowerCase() || row.consumed || row.expires <= now)
    return new Failure('code_expired');
  if (row.attempts_left === 0) return new Failure('code_exhausted');
  await store.spendAttempt(tx, row.id);
  if (!sameDigest(digest(given.token, given.code), row.code_hash)) {
    const left = row.attempts_left - 1;
    return left === 0
      ? new Failure('code_exhausted')
      : new Failure('code_wrong', { params: { count: left }, data: { attempts_left: left } });
  }
  await store.consumeCode(tx, row.id, now);
  return { phone: row.phone, country: row.country };
}
