import { type RefObject, useRef, useState } from 'react';

/** Which banner is in view, and a way to bring another there. Scrolling by finger, wheel or keys counts as much as the buttons. */
export function useTrack(track: RefObject<HTMLElement | null>, total: number) {
  const [current, setCurrent] = useState(0);
  /** Where a scroll of our own is going: the banners it passes are not shown ones. */
  const aim = useRef<number | null>(null);
  const slide = (index: number) => track.current?.children[index] as HTMLElement | undefined;

  const go = (index: number) => {
    const wanted = (index + total) % total;
    aim.current = wanted;
    setCurrent(wanted);
    track.current?.scrollTo({ left: slide(wanted)?.offsetLeft ?? 0 });
  };

  const onScroll = () => {
    const { scrollLeft = 0, clientWidth = 1 } = track.current ?? {};
    const seen = Math.round(scrollLeft / clientWidth);
    if (aim.current !== null && aim.current !== seen) return;
    aim.current = null;
    setCurrent(Math.min(total - 1, seen));
  };
  /** A hand on the track ends our own scroll wherever it is. */
  const onTake = () => {
    aim.current = null;
  };
  return { current, go, onScroll, onTake };
}
