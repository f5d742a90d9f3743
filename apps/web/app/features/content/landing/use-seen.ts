import { type RefObject, useEffect, useState } from 'react';

/** Whether so much of it (a tenth is 0.1) has been in sight since it is looked for. */
export function useWasSeen(element: RefObject<HTMLElement | null>, share: number, looking = true): boolean {
  const [seen, setSeen] = useState(false);
  useEffect(() => {
    const place = element.current;
    if (!place || !looking) return;
    const watch = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        watch.disconnect();
        setSeen(true);
      },
      { threshold: share },
    );
    watch.observe(place);
    return () => watch.disconnect();
  }, [element, share, looking]);
  return seen;
}
