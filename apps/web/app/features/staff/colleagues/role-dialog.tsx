import { Button } from '../../../components/button.tsx';
import { Dialog } from '../../../components/dialog.tsx';
import { useText } from '../../../lib/i18n.tsx';
import styles from './colleagues.module.css';
import { type RoleChange, useChangeRole } from './colleagues-query.ts';

interface Props {
  readonly change: RoleChange;
  readonly onClose: () => void;
}

/** Says what the role opens, or that it is gone at once. */
export function RoleDialog({ change: { person, role, granted }, onClose }: Props) {
  const text = useText();
  const act = useChangeRole(granted);
  const way = granted ? 'give' : 'take';
  const words = { name: person.name || person.phone, role: text(`staff.role.${role}`) };
  const send = () => act.mutate({ id: person.id, role }, { onSettled: onClose });
  return (
    <Dialog open title={text(`staff.colleagues.${way}.title`)} onClose={onClose}>
      <p>
        {granted
          ? text('staff.colleagues.give.text', { ...words, what: text(`staff.role.${role}.text`) })
          : text('staff.colleagues.take.text', words)}
      </p>
      <div className={styles.buttons}>
        <Button look={granted ? 'primary' : 'danger'} busy={act.isPending} onClick={send}>
          {text(`staff.colleagues.${way}.yes`)}
        </Button>
        <Button look="quiet" onClick={onClose}>
          {text(`staff.colleagues.${way}.no`)}
        </Button>
      </div>
    </Dialog>
  );
}
