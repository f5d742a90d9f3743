import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { logIn, whoAmI } from './support/api.ts';
import { dataFolder, postmasterOf } from './support/folder.ts';
import { spawnPunkt, startPunkt } from './support/server.ts';
import { startedFolder } from './support/started-folder.ts';
import { until } from './support/until.ts';

it('a second server on a data folder says who is there and ends; the first goes on', async () => {
  const DATA_DIR = await startedFolder(onTestFinished);
  const first = await startPunkt({ DATA_DIR }, onTestFinished);
  const { pair } = await logIn(first.address);
  const postmaster = postmasterOf(DATA_DIR);

  const second = spawnPunkt({ DATA_DIR }, onTestFinished);
  expect(await second.ended).toEqual({ code: 1, signal: null });
  expect(second.output()).toContain(`is in use by another Punkt (process ${first.process.pid})`);
  expect(second.output()).toContain('set DATA_DIR to another folder');
  expect(second.output()).not.toContain('    at '); // for a person at a terminal, so no stack

  expect((await whoAmI(first.address, pair.access.token)).status).toBe(200);
  expect((await logIn(first.address)).pair.access.token).toBeTruthy();
  expect(postmasterOf(DATA_DIR)).toEqual(postmaster);
});

it('a taken port is said plainly, and no database stays behind', async () => {
  const squatter = createServer().listen(0, '127.0.0.1');
  onTestFinished(async () => void squatter.close());
  await until('the port is taken', () => squatter.listening);
  const PORT = String((squatter.address() as AddressInfo).port);
  const DATA_DIR = dataFolder(onTestFinished);

  const punkt = spawnPunkt({ DATA_DIR, PORT }, onTestFinished);
  expect(await punkt.ended).toEqual({ code: 1, signal: null });
  expect(punkt.output()).toContain(`Port ${PORT} of 127.0.0.1 is taken`);
  expect(punkt.output()).not.toContain('    at ');
  await until('its database has stopped', () => postmasterOf(DATA_DIR) === undefined);
});
