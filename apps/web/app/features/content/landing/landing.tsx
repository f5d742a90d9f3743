import { Show } from '../../../lib/site/show.tsx';
import { landingIslands } from './islands.ts';

export async function prepareLanding(): Promise<null> {
  await Promise.all(landingIslands.map((island) => island.prepare()));
  return null;
}

export function Landing() {
  return landingIslands.map((island) => <Show key={island.id} island={island} />);
}
