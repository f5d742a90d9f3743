import { type ComponentType, lazy } from 'react';
import { onceOnline } from '../../../lib/once-online.ts';
import { RequirementsStep } from './requirements/requirements-step.tsx';
import type { WizardStep } from './steps.ts';
import type { Wizard } from './use-wizard.ts';

type StepFields = ComponentType<{ readonly wizard: Wizard }>;

const location = () => import('./location/location-step.tsx');
const conditions = () => import('./conditions/conditions-step.tsx');
const files = () => import('./files/files-step.tsx');

/** The first step is there at once; map, uploads and the rest come while it is read. */
export const STEPS: Readonly<Record<WizardStep, StepFields>> = {
  requirements: RequirementsStep,
  location: lazy(async () => ({ default: (await onceOnline(location)).LocationStep })),
  conditions: lazy(async () => ({ default: (await onceOnline(conditions)).ConditionsStep })),
  files: lazy(async () => ({ default: (await onceOnline(files)).FilesStep })),
};

/** Before they are needed: a connection that is lost meanwhile must not keep anybody from going on. */
export async function loadSteps(): Promise<void> {
  await Promise.allSettled([location(), conditions(), files()]);
  // With all that they import and wear: whoever goes offline to see what happens waits for this, not for a file.
  performance.mark('punkt:steps');
}
