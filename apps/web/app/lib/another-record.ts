import type { ShouldRevalidateFunctionArgs } from 'react-router';

/**
 * For `shouldRevalidate` of a screen that keeps itself: nothing reads it again but the address of another record. Refused always, the router would
 * show the first record under the address of the second.
 */
export const isAnotherRecord = ({
  currentParams,
  nextParams,
}: Pick<ShouldRevalidateFunctionArgs, 'currentParams' | 'nextParams'>): boolean =>
  Object.keys({ ...currentParams, ...nextParams }).some((name) => currentParams[name] !== nextParams[name]);
