import { useEffect, useLayoutEffect, useRef } from 'react';

/** On the tags of a page's head that an island drew. */
export const HEAD_MARK = 'data-page-head';

/**
 * The server's tags belong to no component of the browser while the island is only HTML: when it wakes and draws its own, or
 * goes, somebody has to take them away, or two titles would stand side by side.
 */
export function useForgetServerHead(heads: boolean, still: boolean): void {
  const wasStill = useRef(still);
  const served = useRef<Element[]>([]);
  useEffect(() => {
    if (heads && still) served.current = [...document.head.querySelectorAll(`[${HEAD_MARK}]`)];
    return () => forget(served.current);
  }, [heads, still]);
  useLayoutEffect(() => {
    if (wasStill.current && !still) forget(served.current);
  }, [still]);
}

function forget(tags: Element[]): void {
  for (const tag of tags.splice(0)) tag.remove();
}
