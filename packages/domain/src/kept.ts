/** Makes each thing once: a formatter of `Intl` takes a thousand times as long to make as to use. For keys of which there are few. */
export function kept<T>(make: (key: string) => T): (key: string) => T {
  const made = new Map<string, T>();
  return (key) => {
    const known = made.get(key);
    if (known) return known;
    const fresh = make(key);
    made.set(key, fresh);
    return fresh;
  };
}
