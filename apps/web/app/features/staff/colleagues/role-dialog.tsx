import { ConfirmDialog } from '../../../components/confirm-dialog.tsx';
import { useText } from '../../../lib/i18n.tsx';
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
    <ConfirmDialog
      title={text(`staff.colleagues.${way}.title`)}
      yes={text(`staff.colleagues.${way}.yes`)}
      look={granted ? 'primary' : 'danger'}
      busy={act.isPending}
      onYes={send}
      onNo={onClose}
    >
      <p>
        {granted
          ? text('staff.colleagues.give.text', { ...words, what: text(`staff.role.${role}.text`) })
          : text('staff.colleagues.take.text', words)}
      </p>
    </ConfirmDialog>
  );
}
