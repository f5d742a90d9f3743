import { type RefObject, useEffect, useState } from 'react';

/** So much of it must be in sight before anything of it is loaded. */
const THRESHOLD = 0.1;

export function useFilmSeen(frame: RefObject<HTMLElement | null>): boolean {
  const [seen, setSeen] = useState(false);
  useEffect(() => {
    const place = frame.current;
    if (!place) return;
    const watch = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        watch.disconnect();
        setSeen(true);
      },
      { threshold: THRESHOLD },
    );
    watch.observe(place);
    return () => watch.disconnect();
  }, [frame]);
  return seen;
}
