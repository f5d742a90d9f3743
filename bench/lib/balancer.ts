import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

export type Balancer = 'nginx' | 'haproxy';

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' && address ? address.port : 0;
}

/** As a site would have it: answers buffered, connections kept, the caller's address handed on. It knows nothing of /readyz. */
const nginx = (folder: string, port: number, ports: readonly number[]) => `
daemon off; worker_processes 1; pid ${folder}/nginx.pid; error_log ${folder}/error.log warn;
events { worker_connections 4096; }
http {
  access_log off;
  client_body_temp_path ${folder}/body; proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi; uwsgi_temp_path ${folder}/uwsgi; scgi_temp_path ${folder}/scgi;
  upstream punkt { keepalive 64; ${ports.map((each) => `server 127.0.0.1:${each} max_fails=1 fail_timeout=1s;`).join(' ')} }
  server {
    listen 127.0.0.1:${port};
    location / {
      proxy_pass http://punkt; proxy_http_version 1.1; proxy_set_header Connection ""; proxy_set_header Host $host;
      proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
      proxy_buffering on; proxy_read_timeout 75s;
    }
  }
}`;

/** Asks /readyz twice a second, as clouds' balancers do. */
const haproxy = (_folder: string, port: number, ports: readonly number[]) => `
global
  maxconn 4096
defaults
  mode http
  timeout connect 2s
  timeout client 75s
  timeout server 75s
  option forwardfor
  option redispatch
  retries 3
frontend site
  bind 127.0.0.1:${port}
  default_backend punkt
backend punkt
  balance roundrobin
  option httpchk GET /readyz
  http-check expect status 200
  default-server check inter 500ms fall 1 rise 1
${ports.map((each, index) => `  server p${index} 127.0.0.1:${each}`).join('\n')}
`;

const KINDS = {
  nginx: { config: nginx, args: (file: string) => ['-c', file], version: ['-v'] },
  haproxy: { config: haproxy, args: (file: string) => ['-db', '-f', file], version: ['-v'] },
} as const;

function mustHave(kind: Balancer): void {
  try {
    execFileSync(kind, KINDS[kind].version, { stdio: 'ignore' });
  } catch {
    throw new Error(`${kind} is missing: apt-get install ${kind}`);
  }
}

/** A real proxy in front of the instances. */
export async function startBalancer(kind: Balancer, folder: string, ports: readonly number[]) {
  mustHave(kind);
  await mkdir(folder, { recursive: true });
  const [port, file] = [await freePort(), join(folder, `${kind}.conf`)];
  await writeFile(file, KINDS[kind].config(folder, port, ports));
  const child: ChildProcess = spawn(kind, KINDS[kind].args(file), { stdio: 'ignore' });
  const ended = once(child, 'close');
  const address = `http://127.0.0.1:${port}`;
  const answers = () =>
    fetch(`${address}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
  for (const until = Date.now() + 20_000; !(await answers()); await delay(50))
    if (Date.now() > until || child.exitCode !== null) throw new Error(`${kind} does not answer`);
  return {
    address,
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
    },
  };
}
