import { redirect } from 'react-router';
import { notify } from './notifications/store.ts';

type Door = 'console' | 'account' | 'orders' | 'owner' | 'points';

/** For loaders: away from what is not open to this person, with the reason. Nobody is led away without a word. */
export function closedDoor(door: Door, to: string): Response {
  notify({
    kind: 'warning',
    title: { key: 'closedDoors.title' },
    text: { key: `closedDoors.${door}` },
    seconds: 10,
  });
  return redirect(to);
}
