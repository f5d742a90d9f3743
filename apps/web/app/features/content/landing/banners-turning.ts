/** Why the banners stand still: a hand on the button, a pointer or the focus on them, a hidden tab. */
type Reason = 'hand' | 'pointer' | 'focus' | 'hidden';

/** Turns again and again, as long as nothing holds it. Whoever has been held starts a whole turn anew. */
export function createTurning(milliseconds: number, turn: () => void) {
  const held = new Set<Reason>();
  let timer: ReturnType<typeof setInterval> | undefined;
  const wind = () => {
    clearInterval(timer);
    timer = held.size === 0 ? setInterval(turn, milliseconds) : undefined;
  };
  return {
    hold(reason: Reason): void {
      held.add(reason);
      wind();
    },
    /** Nobody who was not holding it changes its pace. */
    release(...reasons: readonly Reason[]): void {
      if (reasons.filter((reason) => held.delete(reason)).length > 0) wind();
    },
    /** What somebody has just chosen stays for its whole time. */
    rewind: wind,
    stop: (): void => clearInterval(timer),
  };
}
