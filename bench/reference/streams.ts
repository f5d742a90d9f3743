import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Event streams as bare Node holds them: the answer is begun, and a line is written now and then. It tells its memory as our server does. */
const HEARTBEAT_MS = 20_000;

const server = createServer((request, response) => {
  if (request.url === '/readyz') return void response.end('ok');
  if (request.url === '/metrics') {
    const { rss, heapUsed, external } = process.memoryUsage();
    return void response.end(
      `process_resident_memory_bytes ${rss}\nnodejs_heap_size_used_bytes ${heapUsed}\nnodejs_external_memory_bytes ${external}\n`,
    );
  }
  response.writeHead(200, {
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
  });
  response.write('retry: 2000\nid: 0\nevent: ready\ndata: {}\n\n');
  const heartbeat = setInterval(() => response.write(': still here\n\n'), HEARTBEAT_MS).unref();
  response.on('close', () => clearInterval(heartbeat));
});

server.listen(0, '127.0.0.1', () => {
  console.log(`running: http://127.0.0.1:${(server.address() as AddressInfo).port}`);
});
