import type { ComponentType } from 'react';
import { released } from '../../../lib/forms/after-press.ts';
import { ifConnected, onceOnline } from '../../../lib/once-online.ts';
import { part } from '../../../lib/part.tsx';
import { RequirementsStep } from './requirements/requirements-step.tsx';

const step = <Props extends object>(fetch: () => Promise<ComponentType<Props>>) =>
  part(() => onceOnline(() => ifConnected(fetch)), released);

/** The first step is there at once; map, uploads and the rest come while it is read. */
export const STEPS = {
  requirements: RequirementsStep,
  location: step(async () => (await import('./location/location-step.tsx')).LocationStep),
  conditions: step(async () => (await import('./conditions/conditions-step.tsx')).ConditionsStep),
  files: step(async () => (await import('./files/files-step.tsx')).FilesStep),
};

/** Before they are needed: a connection that is lost meanwhile must not keep anybody from going on. */
export async function loadSteps(): Promise<void> {
  const { location, conditions, files } = STEPS;
  await Promise.allSettled([location.load(), conditions.load(), files.load()]);
  // With all that they import and wear: whoever goes offline to see what happens waits for this, not for a file.
  performance.mark('punkt:steps');
}
