import { type Call, contract } from '@punkt/contract/contract';
import type { Endpoint } from '@punkt/contract/endpoint';
import type { InjectOptions } from 'fastify';
import type { TestApp } from './harness.ts';

/** Every call of the contract, for tests that walk all of them. */
export const CALLS = Object.entries(contract).map(([name, endpoint]) => {
  const [method, path] = name.split(' ') as ['GET' | 'POST', string];
  return { name: name as Call, method, path, endpoint: endpoint as Endpoint };
});

/** Sends whatever it is given, and reads no further than the status of a stream. */
export async function send(app: TestApp, request: InjectOptions, stream = false) {
  if (!stream) {
    const response = await app.http.inject(request);
    return { status: response.statusCode, headers: response.headers, text: response.body };
  }
  const response = await app.http.inject({ ...request, payloadAsStream: true });
  if (response.statusCode !== 200)
    return { status: response.statusCode, headers: response.headers, text: await text(response.stream()) };
  response.stream().destroy();
  return { status: response.statusCode, headers: response.headers, text: '' };
}

async function text(stream: AsyncIterable<Buffer>): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
}
