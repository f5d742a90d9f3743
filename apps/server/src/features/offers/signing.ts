import { randomBytes, randomUUID } from 'node:crypto';
import { toPerson } from '@punkt/contract/events';
import type { CountryCode } from '@punkt/domain/country-code';
import { audit } from '../../platform/audit/audit.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Tx } from '../../platform/database/database.ts';
import { announce } from '../../platform/events/events.ts';
import type { Caller, Origin } from '../../platform/http/caller.ts';
import { Failure, notFound } from '../../platform/http/failure.ts';
import type { AuthAdmin } from '../auth/admin.ts';
import { newVerificationCode, sealOf, signerHash } from './hashes.ts';
import { lastVersion, lockCountry } from './offer-store.ts';
import * as store from './signature-store.ts';
import type { Signature, Signer } from './tables.ts';

export interface SignRequest extends Origin {
  readonly country: CountryCode;
  readonly version: number;
  readonly userAgent: string;
}

interface SignDeps {
  readonly clock: Clock;
  readonly accounts: AuthAdmin;
}

async function describeSigner(
  tx: Tx,
  accounts: AuthAdmin,
  caller: Caller,
  { address, userAgent }: SignRequest,
): Promise<Omit<Signer, 'signature_id'>> {
  const person = await accounts.person(tx, caller.userId);
  const session = await accounts.session(tx, caller.sessionId);
  if (!person || !session) throw new Failure('unauthorized');
  return {
    salt: randomBytes(32),
    phone: person.phone,
    name: [person.last_name, person.first_name, person.middle_name].filter(Boolean).join(' '),
    address,
    device_uuid: session.device_uuid,
    device_name: session.device_name,
    device_type: session.device_type,
    app_version: session.app_version,
    user_agent: userAgent.slice(0, 500),
  };
}

async function write(
  tx: Tx,
  deps: SignDeps,
  caller: Caller,
  request: SignRequest,
  sha256: Buffer,
): Promise<Signature> {
  const before = await store.lastSignature(tx, caller.userId);
  const signer = await describeSigner(tx, deps.accounts, caller, request);
  const unsealed = {
    id: randomUUID(),
    account_id: caller.userId,
    number: (before?.number ?? 0) + 1,
    country: request.country,
    version: request.version,
    sha256,
    signed: deps.clock.now(),
    request_id: request.requestId,
    code: newVerificationCode(),
    signer_hash: signerHash(signer),
    previous: before?.seal ?? null,
  };
  const signature = { ...unsealed, seal: sealOf(unsealed) };
  await store.insertSignature(tx, signature, { signature_id: unsealed.id, ...signer });
  return signature;
}

/** Only the last version can be signed. Signing again what is signed answers with the same signature. */
export async function sign(tx: Tx, deps: SignDeps, caller: Caller, request: SignRequest): Promise<Signature> {
  await lockCountry(tx, request.country, 'shared');
  await store.lockSignatureChain(tx, caller.userId);
  const done = await store.findSignature(tx, caller.userId, request.country, request.version);
  if (done) return done;
  const last = await lastVersion(tx, request.country);
  if (!last) throw notFound();
  if (last.version !== request.version)
    throw new Failure('offer_outdated', { data: { current_version: last.version } });
  const signature = await write(tx, deps, caller, request, last.sha256);
  await audit(tx, {
    at: signature.signed,
    actorId: caller.userId,
    action: 'offer.signed',
    subject: { kind: 'signature', id: signature.id },
    ownerId: caller.userId,
    data: { country: request.country, version: request.version },
    requestId: request.requestId,
    address: request.address,
  });
  await announce(tx, deps.clock, toPerson(caller.userId), 'offer', {
    country: request.country,
    version: request.version,
  });
  return signature;
}
