/** Why the banners stand still: a hand on the button, a pointer or the focus on them, a hidden tab. */
type Reason = 'hand' | 'pointer' | 'focus' | 'hidden';

/** Calls `turn` at an interval while nothing pauses it. After a pause the interval starts anew. */
export function createRotation(milliseconds: number, turn: () => void) {
  const held = new Set<Reason>();
  let timer: ReturnType<typeof setInterval> | undefined;
  const restart = () => {
    clearInterval(timer);
    timer = held.size === 0 ? setInterval(turn, milliseconds) : undefined;
  };
  return {
    pause(reason: Reason): void {
      held.add(reason);
      restart();
    },
    /** A reason that did not pause it changes nothing. */
    resume(...reasons: readonly Reason[]): void {
      if (reasons.filter((reason) => held.delete(reason)).length > 0) restart();
    },
    /** What somebody has just chosen stays for its whole time. */
    rewind: restart,
    stop: (): void => clearInterval(timer),
  };
}
