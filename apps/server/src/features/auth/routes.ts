import { auth } from '@punkt/contract/auth';
import { LOGIN_CODE } from '@punkt/domain/one-time-code';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { callerOf } from '../../platform/http/caller.ts';
import { type RouteContext, serveContract } from '../../platform/http/contract-routes.ts';
import { answerLanguage, ownHost, type VariantRules } from '../../platform/http/variant.ts';
import { presentHashPerson, presentSession, presentUser } from './presenter.ts';
import type { AuthService } from './service.ts';

const BROWSERS = [
  ['YaBrowser/', 'Яндекс Браузер'],
  ['EdgA?/', 'Edge'],
  ['OPR/', 'Opera'],
  ['SamsungBrowser/', 'Samsung Internet'],
  ['(Firefox|FxiOS)/', 'Firefox'],
  ['(Chrome|CriOS)/', 'Chrome'],
  ['Version/.* Safari/', 'Safari'],
] as const;

const SYSTEMS = [
  ['Android', 'Android'],
  ['iPhone|iPad', 'iOS'],
  ['Windows', 'Windows'],
  ['Mac OS X', 'macOS'],
  ['Linux', 'Linux'],
] as const;

const find = (table: readonly (readonly [pattern: string, name: string])[], text: string) =>
  table.find(([pattern]) => new RegExp(pattern).test(text))?.[1];

/**
 * What a person recognises in the list of their sessions: «Chrome, Windows». The specification has every browser call
 * itself «mobile», which would make the list useless. Names are brands, the same in every language.
 */
export function deviceName(userAgent: string | undefined, given: string): string {
  const text = (userAgent ?? '').slice(0, 500);
  return [find(BROWSERS, text), find(SYSTEMS, text)].filter(Boolean).join(', ') || given;
}

const done = { success: true } as const;

/** A web view of the mobile app may name no device. */
const viewDevice = (request: FastifyRequest, uuid: string | undefined) => ({
  uuid,
  name: deviceName(request.headers['user-agent'], 'web view'),
  type: 'web',
  appVersion: '',
  address: request.ip,
});

export function serveAuth(
  app: FastifyInstance,
  service: AuthService,
  variants: VariantRules,
  context: RouteContext,
): void {
  serveContract(
    app,
    auth,
    {
      'POST /api/v1/login': async ({ body, request }) => {
        const language = answerLanguage(request, variants);
        const issued = await service.requestCode({
          phone: body.phone,
          country: body.country,
          deviceUuid: body.device_uuid,
          address: request.ip,
          language,
          host: ownHost(request, variants),
        });
        const { token, ...rest } = issued;
        const { length, resendAfterSeconds } = LOGIN_CODE;
        return { data: token, code_length: length, resend_after: resendAfterSeconds, ...rest };
      },
      'POST /api/v1/validate': async ({ body, request }) =>
        service.validate(
          body,
          {
            uuid: body.device_uuid,
            name: deviceName(request.headers['user-agent'], body.device_name),
            type: body.device_type,
            appVersion: body.app_version,
            address: request.ip,
            alien: body.alian_device,
          },
          body.device_token ?? '',
        ),
      'POST /api/v1/hash/use': async ({ body, request }) =>
        service.useHash(body.token, viewDevice(request, body.device_uuid)),
      'POST /api/v4/hash/person': async ({ body }) =>
        presentHashPerson(await service.whoseHash(body.token, body.device_uuid)),
      'POST /api/v4/hash': async ({ body, request }) => service.makeHash(callerOf(request), body.device_uuid),
      'POST /api/v2/token/refresh': async ({ body, request }) => service.refresh(body.token, request.ip),
      'GET /api/v2/user': async ({ request }) => {
        const caller = callerOf(request);
        return presentUser(await service.user(caller), caller);
      },
      'POST /api/v4/logout': async ({ request }) => {
        await service.logout(callerOf(request));
        return done;
      },
      'GET /api/v4/sessions': async ({ request }) => {
        const caller = callerOf(request);
        const data = (await service.sessions(caller)).map((session) => presentSession(session, caller));
        return { data, total: data.length, page: 1, page_size: data.length };
      },
      'POST /api/v4/sessions/:id/end': async ({ params, request }) => {
        await service.endOwnSession(callerOf(request), params.id);
        return done;
      },
    },
    context,
  );
}
