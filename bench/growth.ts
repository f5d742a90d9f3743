import { compare } from './lib/compare.ts';
import { fillOrders } from './lib/orders.ts';
import type { Server } from './lib/process.ts';
import { newDatabase, type Postgres, startPunkt, tokenOf } from './lib/stage.ts';
import type { Line } from './lib/table.ts';

const LARGE = { orders: 1_000_000, waiting: 100_000 };
const SMALL = { orders: 10_000, waiting: 1_000 };
const GOAL = 1.3;

interface Side {
  readonly server: Server;
  readonly owner: string;
  readonly operator: string;
}

async function openSide(postgres: Postgres, dataDir: string, crowd: typeof LARGE): Promise<Side> {
  const databaseUrl = await newDatabase(postgres, `orders_${crowd.orders}`);
  const server = await startPunkt(databaseUrl, dataDir);
  await fillOrders(databaseUrl, crowd);
  return {
    server,
    owner: await tokenOf(server, '79000000001'),
    operator: await tokenOf(server, '79000000004'),
  };
}

async function newestOrder({ server, owner }: Side): Promise<string> {
  const response = await fetch(`${server.address}/api/v2/pickpoint/order/list`, {
    headers: { authorization: `Bearer ${owner}` },
  });
  const { data } = (await response.json()) as { data: Array<{ id: string }> };
  return data[0]?.id ?? '';
}

/** What the same screens cost when the tables are a hundred times larger. Two servers on one PostgreSQL take turns. */
export async function measureGrowth(postgres: Postgres, dataDir: string): Promise<Line[]> {
  const [small, large] = [await openSide(postgres, dataDir, SMALL), await openSide(postgres, dataDir, LARGE)];
  const screens: Array<[string, (side: Side) => Promise<string>, 'owner' | 'operator']> = [
    ['orders list', async () => '/api/v2/pickpoint/order/list', 'owner'],
    ['orders list, page 5', async () => '/api/v2/pickpoint/order/list?page=5', 'owner'],
    ['one order', async (side) => `/api/v4/order/${await newestOrder(side)}`, 'owner'],
    ['queue of staff', async () => '/api/v2/manage/reviews?kind=application', 'operator'],
    [
      'queue of staff, closed',
      async () => '/api/v2/manage/reviews?kind=application&stage=closed',
      'operator',
    ],
    ['search of staff', async () => '/api/v2/manage/reviews?kind=application&query=100555', 'operator'],
  ];
  const lines: Line[] = [];
  try {
    for (const [what, pathOf, who] of screens) {
      const target = async (side: Side) => ({
        url: side.server.address + (await pathOf(side)),
        headers: { authorization: `Bearer ${side[who]}` },
      });
      const { ours, reference, ratio } = await compare(await target(small), await target(large));
      lines.push({
        what: `${what}, 1,000,000 orders against 10,000`,
        ours: `${reference.toFixed(0)}/s`,
        reference: `${ours.toFixed(0)}/s`,
        ratio: ratio.toFixed(2),
        goal: `≤ ${GOAL}`,
        met: ratio <= GOAL,
      });
    }
    return lines;
  } finally {
    await Promise.all([small.server.stop(), large.server.stop()]);
  }
}
