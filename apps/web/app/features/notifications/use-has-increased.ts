import { useState } from 'react';

/** Whether the last change of a figure was upwards; what it was at first is no news. */
export function useHasIncreased(figure: number): boolean {
  const [seen, setSeen] = useState({ figure, risen: false });
  // While drawing, as React has it for state that follows a property: no second picture in between.
  if (seen.figure !== figure) setSeen({ figure, risen: figure > seen.figure });
  return seen.risen;
}
