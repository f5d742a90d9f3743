import helmet from '@fastify/helmet';
import Fastify, { type FastifyInstance } from 'fastify';

/** What an answer has of its own accord, or gets for its content. */
const NOT_HELMETS = ['content-type', 'content-length', 'date', 'connection'];

/** Helmet says the same to every request and is slow to say it, so it is asked once. */
async function helmetHeaders(secureTransport: boolean): Promise<Record<string, string>> {
  const app = Fastify();
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
    },
    strictTransportSecurity: secureTransport ? { maxAge: 31_536_000, includeSubDomains: true } : false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  });
  app.get('/', async () => '');
  const { headers } = await app.inject('/');
  await app.close();
  const own = Object.entries(headers).filter(([name]) => !NOT_HELMETS.includes(name));
  return Object.fromEntries(own.map(([name, value]) => [name, String(value)]));
}

/** Before anything else looks at the request: a refusal carries them too. A page replaces the policy with its own. */
export async function sendHeaders(app: FastifyInstance, secureTransport: boolean): Promise<void> {
  const headers = await helmetHeaders(secureTransport);
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(headers).header('x-request-id', request.id);
    done();
  });
}
