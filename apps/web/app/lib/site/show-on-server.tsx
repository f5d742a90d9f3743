import type { ShowProps } from './island.ts';
import { Sheets } from './sheets.tsx';

/** Without a boundary above it the whole page waits for the component, which is in memory after the first time. */
export function ShowOnServer<P extends object>({ island, with: props }: ShowProps<P>) {
  const Inside = island.inside();
  return (
    <>
      <Sheets source={island.source} />
      <div id={island.id}>
        <Inside {...(props as P)} />
      </div>
    </>
  );
}
