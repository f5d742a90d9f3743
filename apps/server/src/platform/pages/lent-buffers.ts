/**
 * Memory for answers that differ by a few bytes each. A fresh buffer per answer is cheap by itself, but it lives outside the heap, and V8
 * goes through the whole heap whenever enough of that has piled up: under load that took most of the time of a page.
 */
export interface Loan {
  readonly bytes: Buffer;
  /** Only when nobody reads it any more: the next answer is written over it. */
  giveBack(): void;
}

const SMALLEST = 4 * 1024;
/** What waits to be lent again; enough for a few hundred answers on their way at once. */
const MOST_KEPT = 16 * 1024 * 1024;

export function createLentBuffers(mostKept = MOST_KEPT) {
  const kept = new Map<number, Buffer[]>();
  let keptBytes = 0;

  function giveBack(whole: Buffer): void {
    if (keptBytes + whole.length > mostKept) return;
    keptBytes += whole.length;
    const shelf = kept.get(whole.length);
    if (shelf) shelf.push(whole);
    else kept.set(whole.length, [whole]);
  }

  return {
    lend(length: number): Loan {
      // Powers of two, so that pages of about one size share a shelf.
      const size = Math.max(SMALLEST, 2 ** Math.ceil(Math.log2(length)));
      const found = kept.get(size)?.pop();
      if (found) keptBytes -= size;
      const whole = found ?? Buffer.allocUnsafeSlow(size);
      let lent = true;
      return {
        bytes: whole.subarray(0, length),
        giveBack: () => {
          if (lent) giveBack(whole);
          lent = false;
        },
      };
    },
  };
}
