import type { ParsedOf } from '@punkt/contract/endpoint';
import { files } from '@punkt/contract/files';
import { ENTITY_TYPES } from '@punkt/domain/files';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { FileVariant } from '../../platform/files/storage.ts';
import { readBytes } from '../../platform/http/byte-body.ts';
import { callerOf, originOf } from '../../platform/http/caller.ts';
import { type RouteContext, serveContract } from '../../platform/http/contract-routes.ts';
import { readLongText } from '../../platform/http/long-text.ts';
import { cookie } from '../../platform/http/variant.ts';
import { FILM_COOKIE, ticketCookie } from './films.ts';
import { fileHeaders } from './headers.ts';
import type { OpenedFile } from './reading.ts';
import type { FilesService } from './service.ts';
import type { Slice } from './slices.ts';

type SliceBody = ParsedOf<(typeof files)['POST /api/v2/common/upload']>['body'];

const sliceOf = (body: SliceBody, entityId: string | null): Slice => ({
  uuid: body.uuid,
  num: body.chunk_num,
  totalSize: body.total_size,
  chunk: body.chunk,
  entityType: body.entity_type,
  entityId,
  name: body.name,
});

/** In a scope of its own: these bodies are read in a way of their own. */
export function serveFiles(app: FastifyInstance, service: FilesService, context: RouteContext): void {
  void app.register(async (scope) => {
    readLongText(scope, ['chunk', 'content']);
    serveCalls(scope, service, context);
  });
}

function serveCalls(app: FastifyInstance, service: FilesService, context: RouteContext): void {
  const wantedOf = ({ headers, method }: FastifyRequest) => ({
    range: headers.range,
    ifRange: headers['if-range']?.toString(),
    headOnly: method === 'HEAD',
  });
  const give = (reply: FastifyReply, opened: OpenedFile, how?: 'inline') =>
    reply
      .status(opened.range ? 206 : 200)
      .headers(fileHeaders(opened, how))
      .send(opened.stream);

  async function read(request: FastifyRequest, reply: FastifyReply, id: string, variant: FileVariant) {
    const reading = { id, variant, ...wantedOf(request), ...originOf(request) };
    return give(reply, await service.open(callerOf(request), reading));
  }

  serveContract(
    app,
    files,
    {
      'POST /api/v2/common/upload': async ({ body, request }) =>
        service.receive(callerOf(request), sliceOf(body, null)),
      'POST /api/v2/file/upload': async ({ body, request }) =>
        service.receive(callerOf(request), sliceOf(body, body.entity_id)),
      'POST /api/v4/uploads/:uuid': async ({ params, query, headers, request, reply }) =>
        service.receiveBytes(callerOf(request), {
          uuid: params.uuid,
          num: query.chunk_num,
          size: query.size,
          entityType: query.entity_type,
          entityId: query.entity_id ?? null,
          name: headers['x-file-name'],
          read: (length) => readBytes(request, reply, length),
        }),
      'GET /api/v4/uploads/:uuid': async ({ params, request }) =>
        service.uploadState(callerOf(request), params.uuid),
      'POST /api/v4/profile/upload': async ({ body, request }) =>
        service.receiveProfile(callerOf(request), { ...body, entityType: ENTITY_TYPES[body.entityType] }),
      'GET /api/v4/files/:id': async ({ params, query, request, reply }) =>
        read(request, reply, params.id, query.size),
      'POST /api/v4/films/:id/ticket': async ({ params: { id }, request, reply }) => {
        const asked = { id, ...originOf(request) };
        const { token, seconds } = await service.issueTicket(callerOf(request), asked);
        const url = `/api/v4/films/${id}`;
        reply.header('set-cookie', ticketCookie(token, url, seconds, request.protocol === 'https'));
        return { url, seconds };
      },
      'GET /api/v4/films/:id': async ({ params, request, reply }) => {
        const ticket = { id: params.id, token: cookie(request, FILM_COOKIE) };
        return give(reply, await service.openFilm(ticket, wantedOf(request)), 'inline');
      },
      'GET /api/v2/manage/orders/images/:id': async ({ params, query, request, reply }) =>
        read(request, reply, params.id, query.size),
    },
    context,
  );
}
