import type { TestProject } from 'vitest/node';
import { dataFolder } from './folder.ts';
import { startPunkt } from './server.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    startedFolder: string;
  }
}

/**
 * A data folder on which the product has been started once and stopped: making a cluster, migrating it and filling it takes three
 * times as long as a start, and only few of these tests are about it.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const works: (() => Promise<void>)[] = [];
  const later = (work: () => Promise<void>) => void works.unshift(work);
  const folder = dataFolder(later);
  const punkt = await startPunkt({ DATA_DIR: folder }, later);
  const { code } = await punkt.end('SIGTERM');
  if (code !== 0) throw new Error(`the first start did not end well:\n${punkt.output()}`);
  project.provide('startedFolder', folder);
  return async () => {
    for (const work of works) await work();
  };
}
