import { createServer } from 'node:https';

/** For `localhost` alone, and known to everybody: it protects nothing but the wire format of a test. */
export const LOCALHOST_CERTIFICATE = `
-----BEGIN CERTIFICATE-----
MIIBlDCCATugAwIBAgIUO1jYdIN42ycuKHkRuAjq19lo1fAwCgYIKoZIzj0EAwIw
FDESMBAGA1UEAwwJbG9jYWxob3N0MCAXDTI2MTExNTA1MDc1OFoYDzIxMjYxMDIy
MDUwNzU4WjAUMRIwEAYDVQQDDAlsb2NhbGhvc3QwWTATBgcqhkjOPQIBBggqhkjO
PQMBBwNCAAQyy09OrKhLht8zM+5MQLwdSBM5lz5s2eka0b6xKlyOVTfRz1/hA+h5
8SxKX8ouq9Xj7SYV3lZxSl/N99vjj82To2kwZzAdBgNVHQ4EFgQUoyUscP7ZxfDX
RGGZVvBWFB853hswHwYDVR0jBBgwFoAUoyUscP7ZxfDXRGGZVvBWFB853hswDwYD
VR0TAQH/BAUwAwEB/zAUBgNVHREEDTALgglsb2NhbGhvc3QwCgYIKoZIzj0EAwID
RwAwRAIgYCD4PjA8qOuEawqTSSJPPo5fpVPnnZSjfMzHTV0GE90CIBTSs4ZJw8ne
viHFxsKHxaPzAfdHpri0piNx1KTKg3ls
-----END CERTIFICATE-----
`.trim();

const KEY = `
-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgM4mqoasXb35Kfmd+
9DueRSE01aRZ00UfAezfoHgzf8ChRANCAAQyy09OrKhLht8zM+5MQLwdSBM5lz5s
2eka0b6xKlyOVTfRz1/hA+h58SxKX8ouq9Xj7SYV3lZxSl/N99vjj82T
-----END PRIVATE KEY-----
`.trim();

interface PushRequest {
  readonly path: string;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: Buffer;
}

export interface PushService {
  /** `https://localhost:…`, to which an endpoint adds its path. */
  readonly origin: string;
  readonly requests: PushRequest[];
  /** What it answers from now on; null for a service that hangs. */
  answer(status: number | null): void;
  close(): Promise<void>;
}

/** A stand-in of a push service on a real socket, with real TLS. */
export async function startPushService(): Promise<PushService> {
  const requests: PushRequest[] = [];
  let status: number | null = 201;
  const server = createServer({ cert: LOCALHOST_CERTIFICATE, key: KEY }, async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    requests.push({ path: request.url ?? '', headers: request.headers, body: Buffer.concat(chunks) });
    if (status !== null) response.writeHead(status, { location: 'https://localhost/elsewhere' }).end();
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    origin: `https://localhost:${port}`,
    requests,
    answer: (next) => {
      status = next;
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
