import { useEffect } from 'react';

/** The page behind stays where it is. Its scrollbar keeps its place, so that nothing jumps sideways. */
export function useScrollLock(): void {
  useEffect(() => {
    const { documentElement: root } = document;
    const { overflow, scrollbarGutter } = root.style;
    root.style.scrollbarGutter = window.innerWidth > root.clientWidth ? 'stable' : scrollbarGutter;
    root.style.overflow = 'hidden';
    return () => {
      root.style.overflow = overflow;
      root.style.scrollbarGutter = scrollbarGutter;
    };
  }, []);
}
