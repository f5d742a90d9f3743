import { countryCode } from '@punkt/domain/country-code';
import { OFFER_KINDS, offerPath } from '@punkt/domain/offer';
import type { Language } from '@punkt/locales/language';
import type { Translate } from '@punkt/locales/translate';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import { notFound } from '../../platform/http/failure.ts';
import { framedPolicy } from '../../platform/papers/html.ts';
import { DOCUMENT_STYLE, servePaperFonts } from '../../platform/papers/page-style.ts';
import { changesPage, documentPage } from './paper-pages.ts';
import type { OffersService } from './service.ts';

const version = z
  .string()
  .regex(/^[1-9]\d{0,6}$/)
  .transform(Number);
const documentAddress = z.object({ country: countryCode, version, kind: z.enum(OFFER_KINDS) });
const lastAddress = documentAddress.omit({ version: true });
const changesAddress = z.object({ country: countryCode });
const changesRange = z.object({ from: version, to: version }).refine(({ from, to }) => from < to);

/** An address that can't be one of ours is a page that does not exist. */
function read<T>(schema: z.ZodType<T>, value: unknown): T {
  const result = schema.safeParse(value);
  if (!result.success) throw notFound();
  return result.data;
}

const POLICY = framedPolicy(DOCUMENT_STYLE);

/** A published version never changes, so neither does its page. */
const sendFramed = (reply: FastifyReply, html: string) =>
  reply
    .header('content-security-policy', POLICY)
    .header('x-frame-options', 'SAMEORIGIN')
    .header('cache-control', 'public, max-age=31536000, immutable')
    .type('text/html; charset=utf-8')
    .send(Buffer.from(html));

/** Pages for sandboxed frames. They speak the language of the document, and are the same for everybody. */
export function serveOfferPages(
  app: FastifyInstance,
  service: OffersService,
  texts: (language: Language) => Translate,
): void {
  const schema = { hide: true };
  servePaperFonts(app);

  app.get('/offers/:country/:version/:kind', { schema }, async (request, reply) => {
    const { country, version, kind } = read(documentAddress, request.params);
    const found = await service.document(country, version);
    return sendFramed(reply, documentPage(found, kind, texts(found.language)));
  });

  // For links that outlive a version, such as those of the log-in screen.
  app.get('/offers/:country/last/:kind', { schema }, async (request, reply) => {
    const { country, kind } = read(lastAddress, request.params);
    const version = await service.lastVersion(country);
    return reply.header('cache-control', 'no-store').redirect(offerPath(country, version, kind));
  });

  app.get('/offers/:country/changes', { schema }, async (request, reply) => {
    const { country } = read(changesAddress, request.params);
    const range = read(changesRange, request.query);
    const from = await service.document(country, range.from);
    const to = await service.document(country, range.to);
    return sendFramed(reply, changesPage(from, to, texts(to.language)));
  });
}
