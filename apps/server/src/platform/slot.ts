/** What one feature needs of another that knows it: the other registers itself, once, when the features are composed. */
export function createSlot<T extends object>(what: string) {
  let registered: T | undefined;
  return {
    register: (given: T): void => {
      if (registered) throw new Error(`${what}: registered already`);
      registered = given;
    },
    /** Undefined until somebody registers. */
    get: (): T | undefined => registered,
    need: (): T => {
      if (!registered) throw new Error(`${what}: no feature has registered`);
      return registered;
    },
  };
}
