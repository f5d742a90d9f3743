import { type ComponentType, lazy, useState } from 'react';

/**
 * A part of a screen in a file of its own. Where the file is here it is drawn at once: React by itself would show what stands in
 * for it for 0.3 s even then. One that moves what is pressed takes its place once `free` says that no finger is down. `lost` is drawn where the file does not come; without it whoever
 * stands around hears of it.
 */
export function part<Props extends object>(
  fetch: () => Promise<ComponentType<Props>>,
  free: () => Promise<void> = async () => undefined,
  lost?: ComponentType<Props>,
) {
  let here: ComponentType<Props> | undefined;
  const settle = async (fetched: ComponentType<Props>): Promise<ComponentType<Props>> => {
    await free();
    here = fetched;
    return fetched;
  };
  const Late = lazy(async () => ({ default: await fetch().then(settle, lost && (() => lost)) }));
  function Part(props: Props) {
    // For as long as it stands: what is another component all at once begins anew.
    const [Drawn] = useState<ComponentType<Props>>(() => here ?? Late);
    return <Drawn {...props} />;
  }
  return Object.assign(Part, {
    /** Ahead of time: until the file is here. */
    load: async (): Promise<void> => void settle(await fetch()),
  });
}
