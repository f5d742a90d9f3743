import { redirect } from 'react-router';
import { notify } from '../../lib/notifications/store.ts';

/** An address that leads nowhere goes to the first section, and says so. */
export function clientLoader() {
  notify({
    kind: 'warning',
    title: { key: 'shell.unknown.title' },
    text: { key: 'staff.unknown.text' },
    seconds: 10,
  });
  return redirect('/manage');
}

export default function Unknown() {
  return null;
}
