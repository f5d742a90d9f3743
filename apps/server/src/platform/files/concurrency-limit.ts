import { Failure } from '../http/failure.ts';

/** Work may take several places. */
export type ConcurrencyLimit = <T>(work: () => Promise<T>, places?: number) => Promise<T>;

/** Lets so many in at once, in their order, and keeps so many waiting; the rest is refused and may retry. */
export function createConcurrencyLimit(atOnce: number, waiting: number): ConcurrencyLimit {
  let free = atOnce;
  const queue: { readonly places: number; readonly start: () => void }[] = [];
  const admit = () => {
    for (let next = queue[0]; next && next.places <= free; next = queue[0]) {
      queue.shift();
      free -= next.places;
      next.start();
    }
  };
  return async (work, places = 1) => {
    const mustWait = queue.length > 0 || places > free;
    if (mustWait && queue.length >= waiting) throw new Failure('unavailable');
    await new Promise<void>((start) => {
      queue.push({ places, start });
      admit();
    });
    try {
      return await work();
    } finally {
      free += places;
      admit();
    }
  };
}

export type PersonalLimit = <T>(person: string, work: () => Promise<T>, places?: number) => Promise<T>;

interface Places {
  readonly atOnce: number;
  readonly waiting: number;
}

/** The same, and of one person fewer at once: nobody takes all places, and whoever sends hundreds waits for themselves. */
export function createPersonalLimit(all: Places, own: Places): PersonalLimit {
  const shared = createConcurrencyLimit(all.atOnce, all.waiting);
  const people = new Map<string, { readonly limit: ConcurrencyLimit; users: number }>();
  return async (person, work, places) => {
    const known = people.get(person) ?? { limit: createConcurrencyLimit(own.atOnce, own.waiting), users: 0 };
    known.users += 1;
    people.set(person, known);
    try {
      return await known.limit(() => shared(work, places), places);
    } finally {
      known.users -= 1;
      if (known.users === 0) people.delete(person);
    }
  };
}
