import { useEffect, useState } from 'react';

/** The value once it has been still for a while. */
export function useDebounced<Value>(value: Value, milliseconds: number): Value {
  const [still, setStill] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setStill(value), milliseconds);
    return () => clearTimeout(timer);
  }, [value, milliseconds]);
  return still;
}
