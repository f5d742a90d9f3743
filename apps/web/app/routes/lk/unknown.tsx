import { redirect } from 'react-router';
import { notify } from '../../lib/notifications/store.ts';

/** An address that leads nowhere goes to the list, as specified, and says so: nobody takes the list for what they asked for. */
export function clientLoader() {
  notify({
    kind: 'warning',
    title: { key: 'shell.unknown.title' },
    text: { key: 'shell.unknown.text' },
    seconds: 10,
  });
  return redirect('/lk/orders');
}

export default function Unknown() {
  return null;
}
