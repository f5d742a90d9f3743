import type { ParsedOf } from '@punkt/contract/endpoint';
import { files } from '@punkt/contract/files';
import { ENTITY_TYPES } from '@punkt/domain/files';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { FileVariant } from '../../platform/files/storage.ts';
import { readBytes, saidLength } from '../../platform/http/byte-body.ts';
import { callerOf, originOf } from '../../platform/http/caller.ts';
import { type RouteContext, serveContract } from '../../platform/http/contract-routes.ts';
import { readLongText } from '../../platform/http/long-text.ts';
import { cookie } from '../../platform/http/variant.ts';
import { FILM_COOKIE, ticketCookie } from './films.ts';
import { etagOf, type OpenedFile } from './reading.ts';
import type { FilesService } from './service.ts';
import type { Slice } from './slices.ts';

const EXTENSION: Readonly<Record<string, string>> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'video/mp4': 'mp4',
  'video/quicktime': 'mov',
};

/** The name it is saved under: the sender's words, our ending, since the content is ours too by now. */
function disposition({ file }: OpenedFile, how: 'inline' | 'attachment'): string {
  const extension = EXTENSION[file.media_type] ?? 'bin';
  const name = `${file.name.replace(/\.[^.]*$/, '') || 'file'}.${extension}`;
  const plain = name.replace(/[^\w .()-]/g, '_');
  const encoded = encodeURIComponent(name).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16)}`,
  );
  return `${how}; filename="${plain}"; filename*=UTF-8''${encoded}`;
}

/** Whatever hides in a file, a browser that opens it runs none of it, and no cache on the way keeps it. */
function fileHeaders(
  opened: OpenedFile,
  how: 'inline' | 'attachment' = opened.file.kind === 'image' ? 'inline' : 'attachment',
): Record<string, string> {
  const { file, range, variant } = opened;
  const length = range ? range.end - range.start + 1 : file.size;
  return {
    'content-type': file.media_type,
    'content-disposition': disposition(opened, how),
    'cache-control': 'private, no-store',
    'content-security-policy': "default-src 'none'; sandbox",
    'x-content-type-options': 'nosniff',
    ...(variant === 'full' && {
      'accept-ranges': 'bytes',
      'content-length': String(length),
      etag: etagOf(file),
    }),
    ...(range && { 'content-range': `bytes ${range.start}-${range.end}/${file.size}` }),
  };
}

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
          length: saidLength(request),
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
