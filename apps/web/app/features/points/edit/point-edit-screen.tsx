import { BackLink } from '../../../components/back-link.tsx';
import { ButtonLink } from '../../../components/button-link.tsx';
import { RecordForm } from '../../../components/form/record-form.tsx';
import { ScreenTitle } from '../../../components/screen-title.tsx';
import { useText } from '../../../lib/i18n.tsx';
import { PointOpened } from '../point-opened.tsx';
import type { Point } from '../point-queries.ts';
import { PointShut } from '../point-shut.tsx';
import { RequestScreen } from '../requests/request-parts.tsx';
import { ConflictDialog } from './conflict-dialog.tsx';
import { PointFields } from './point-fields.tsx';
import { usePointEdit } from './use-point-edit.ts';

export function PointEditScreen({ id }: { readonly id: string }) {
  const text = useText();
  return (
    <PointOpened id={id}>
      {(point) =>
        point.abilities.includes('editDetails') ? (
          <Form key={id} point={point} />
        ) : (
          <RequestScreen point={point} title={text('pointPage.edit.title', { id })}>
            <PointShut point={point} door="editDetails" />
          </RequestScreen>
        )
      }
    </PointOpened>
  );
}

function Form({ point }: { readonly point: Point }) {
  const text = useText();
  const { form, slot, busy, dirty, save, conflict } = usePointEdit(point);
  const title = text('pointPage.edit.title', { id: point.id });
  const page = `/lk/pvz/${point.id}`;
  return (
    <>
      <BackLink to={page}>{text('points.number', { id: point.id })}</BackLink>
      <ScreenTitle title={title} />
      <RecordForm
        form={form}
        label={title}
        busy={busy}
        unchanged={!dirty}
        save={text('pointPage.save')}
        onSave={() => void save()}
        back={
          <ButtonLink look="quiet" to={page}>
            {text('pointPage.cancel')}
          </ButtonLink>
        }
      >
        <PointFields form={form} slot={slot} />
      </RecordForm>
      <ConflictDialog conflict={conflict} />
    </>
  );
}
