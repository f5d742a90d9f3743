import { type RefObject, useLayoutEffect, useState } from 'react';

/** Whether the words of an element fit into it, measured before it is painted and again when its room or the words' font changes. */
export function useFits(element: RefObject<HTMLElement | null>, words: string): boolean {
  const [fits, setFits] = useState(true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: other words have another width
  useLayoutEffect(() => {
    const { current } = element;
    const measured = current?.firstElementChild;
    if (!current || !measured) return;
    const measure = () => setFits(Math.ceil(measured.getBoundingClientRect().width) <= current.clientWidth);
    const observer = new ResizeObserver(measure);
    observer.observe(current);
    observer.observe(measured);
    measure();
    return () => observer.disconnect();
  }, [element, words]);
  return fits;
}
