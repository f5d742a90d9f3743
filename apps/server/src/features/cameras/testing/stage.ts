import { randomUUID } from 'node:crypto';
import { serverTexts } from '@punkt/locales/server';
import { newDatabase } from '../../../../test/harness.ts';
import { PATIENCE_MS } from '../../../../test/waiting.ts';
import { createClock } from '../../../platform/clock/clock.ts';
import { openDatabase } from '../../../platform/database/database.ts';
import type { Caller } from '../../../platform/http/caller.ts';
import { createHttp } from '../../../platform/http/server.ts';
import { createLog, type Log } from '../../../platform/log/log.ts';
import { createMetrics } from '../../../platform/metrics/metrics.ts';
import { createVault, SANDBOX_KEY, type Vault, type VaultKey } from '../../../platform/vault.ts';
import { createCameras } from '../../../providers/cameras/cameras.ts';
import type { CamerasPort } from '../../../providers/cameras/port.ts';
import { serveCameras } from '../routes.ts';
import { createCamerasService } from '../service.ts';
import { seedSandboxVendors } from '../vendors.ts';

interface StageOptions {
  readonly cleanUp: (work: () => Promise<void>) => void;
  /** A second instance on the database of the first. */
  readonly databaseUrl?: string;
  readonly keys?: readonly [VaultKey, ...VaultKey[]];
  readonly port?: CamerasPort;
  readonly longestMs?: number;
  readonly log?: Log;
}

const SANDBOX_VENDOR = '11';
export const TOKEN_VENDOR = '12';

const callerOf = (userId: string, staffRoles: Caller['staffRoles'] = []): Caller => ({
  userId,
  sessionId: randomUUID(),
  pickpointId: null,
  staffRoles,
});

/** What an owner enters; the last part of the address says what the recorder of the sandbox answers. */
export const entered = (answer: string, change: object = {}) => ({
  vendor: SANDBOX_VENDOR,
  url: `https://cameras.sandbox.example/${answer}`,
  login: 'admin',
  password: 'secret-9f2',
  token: '',
  description: '',
  ...change,
});

/** Cameras on a real database and a real server, before a stand-in for applications: those of an owner are named after them. */
export async function stage({ cleanUp, ...options }: StageOptions) {
  const log = options.log ?? createLog({ level: 'silent' });
  const url = options.databaseUrl ?? (await newDatabase(cleanUp));
  const { db, pool } = openDatabase({ url, poolSize: 8, log, waitMs: PATIENCE_MS });
  cleanUp(() => db.destroy());
  const clock = createClock();
  const vault: Vault = createVault(options.keys ?? [SANDBOX_KEY]);
  const port = options.port ?? createCameras({ sandbox: true });
  const { longestMs } = options;
  const cameras = createCamerasService({
    ...{ db, clock, log, vault, port, sandbox: true },
    ...(longestMs !== undefined && { longestMs }),
  });
  await seedSandboxVendors({ db });

  const owners = new Map<number, { ownerId: string; isActivating: boolean }>();
  cameras.registerSubject({
    activating: async (_, userId, orderId) => {
      const order = owners.get(orderId);
      return order?.ownerId === userId ? { isActivating: order.isActivating } : null;
    },
  });
  let orders = Math.floor(Math.random() * 1_000_000) * 1_000;
  function newOrder(ownerId: string = randomUUID(), isActivating = true) {
    orders += 1;
    owners.set(orders, { ownerId, isActivating });
    return { orderId: orders, owner: callerOf(ownerId) };
  }

  const metrics = createMetrics();
  const http = await createHttp({
    log,
    metrics,
    texts: serverTexts,
    variants: { georgianHosts: [], stage: false },
    trustProxy: 0,
    ratePerMinute: 100_000,
    secureTransport: false,
  });
  cleanUp(async () => {
    await http.close();
    metrics.close();
  });
  // A token is the id of its owner.
  serveCameras(http, cameras, { vault, authenticate: async (token) => callerOf(token) });

  const origin = { requestId: 'r', address: 'a' };
  const gone = new AbortController().signal;
  return {
    url,
    db,
    clock,
    http,
    cameras,
    vault,
    owners,
    newOrder,
    query: (text: string, values: unknown[] = []) => pool.query(text, values).then(({ rows }) => rows),
    check: (owner: Caller, orderId: number, sent: object) =>
      cameras.check(owner, { orderId, sent: sent as ReturnType<typeof entered>, origin, gone }),
    save: (owner: Caller, orderId: number, sent: object) =>
      cameras.save(owner, { orderId, sent: sent as ReturnType<typeof entered>, origin }),
  };
}
