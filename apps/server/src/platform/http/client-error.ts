import { randomUUID } from 'node:crypto';
import type { Socket } from 'node:net';
import { ERROR_STATUS, type ErrorCode } from '@punkt/contract/errors';
import type { Translate } from '@punkt/locales/translate';
import type { Log } from '../log/log.ts';

const BY_NODE_CODE: Readonly<Record<string, ErrorCode>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 'request_timeout',
  HPE_HEADER_OVERFLOW: 'payload_too_large',
};

/** What arrived never became a request (it was too slow, or no HTTP at all), so the answer is written by hand. */
export function answerClientError(
  error: Error & { code?: string },
  socket: Socket,
  log: Log,
  translate: Translate,
): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
  const code = BY_NODE_CODE[error.code ?? ''] ?? 'bad_request';
  const request_id = randomUUID();
  log.info({ request_id, status: ERROR_STATUS[code], reason: error.code }, 'not a request');
  const body = JSON.stringify({ message: translate(`errors.${code}`), code, request_id });
  const head = [
    `HTTP/1.1 ${ERROR_STATUS[code]} ${code}`,
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    `x-request-id: ${request_id}`,
    'connection: close',
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`, () => socket.destroy());
}
