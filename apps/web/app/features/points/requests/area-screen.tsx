import { ENTITY_TYPES, REQUIRED_DOCUMENTS } from '@punkt/domain/files';
import type { OrderFile } from '@punkt/domain/order-files';
import { checkAreaRequest } from '@punkt/domain/point-requests';
import { AREA_MAXIMUM } from '@punkt/domain/premises';
import type { RecordTable } from '@punkt/domain/record-table';
import { FormGroup } from '../../../components/form/form-group.tsx';
import { NumberField } from '../../../components/form/number-field.tsx';
import { OrderUpload } from '../../../lib/account/files/order-upload.tsx';
import { useSquareMetres } from '../../../lib/account/order-fields.ts';
import { useMoment } from '../../../lib/account/use-moment.ts';
import { useUser } from '../../../lib/account/user-query.ts';
import { api } from '../../../lib/client.ts';
import { useRecordForm } from '../../../lib/forms/use-record-form.ts';
import { useText } from '../../../lib/i18n.tsx';
import { PointOpened } from '../point-opened.tsx';
import type { Point } from '../point-queries.ts';
import { PointShut } from '../point-shut.tsx';
import { useKeptRequest } from './kept-request.ts';
import { RequestAnswer, RequestAppeal } from './request-appeal.tsx';
import { RequestForm, RequestNotice, RequestScreen } from './request-parts.tsx';
import { useRequest } from './use-request.ts';

interface AreaRecord {
  readonly requested_area: number | null;
  readonly stock_area: number | null;
  readonly actual_urls: readonly OrderFile[];
}

const number = { step: null, kind: 'number', min: 0, max: AREA_MAXIMUM } as const;
const TABLE = {
  requested_area: { entity: 'area', ...number },
  stock_area: { entity: 'warehouseArea', ...number },
  actual_urls: { entity: 'documents', step: null, kind: 'own' },
} as const satisfies RecordTable;

export function AreaScreen({ id }: { readonly id: string }) {
  const text = useText();
  return (
    <PointOpened id={id}>
      {(point) => (
        <RequestScreen point={point} title={text('pointPage.area.title')}>
          <Area key={point.areaOrder?.created} point={point} />
        </RequestScreen>
      )}
    </PointOpened>
  );
}

type Asked = Pick<NonNullable<Point['areaOrder']>, 'area' | 'warehouseArea'>;

export function AreaAsked({ area, warehouseArea }: Asked) {
  const text = useText();
  const metres = useSquareMetres();
  return text('pointPage.area.asked', { area: metres(area), stock: metres(warehouseArea) });
}

/** While a request waits nothing can be changed; a rejection gives back what was entered, with the reason. */
function Area({ point }: { readonly point: Point }) {
  const text = useText();
  const moment = useMoment(point.country);
  const { areaOrder, editAreaStatus, abilities } = point;
  if (editAreaStatus === 'inProgress' && areaOrder)
    return (
      <RequestNotice kind="waiting" title={text('pointPage.area.waiting')}>
        <p>
          <AreaAsked {...areaOrder} /> {text('pointPage.request.sent', { date: moment(areaOrder.created) })}
        </p>
        <RequestAnswer created={areaOrder.created} appeal={areaOrder.appeal} />
        <RequestAppeal point={point} kind="area" appeal={areaOrder.appeal} />
      </RequestNotice>
    );
  if (!abilities.includes('editArea')) return <PointShut point={point} door="editArea" />;
  return (
    <>
      {areaOrder?.state === 'rejected' && (
        <RequestNotice kind="rejected" title={text('pointPage.area.rejected')}>
          <p>{areaOrder.comment}</p>
          <RequestAppeal point={point} kind="area" appeal={areaOrder.appeal} />
        </RequestNotice>
      )}
      <Form point={point} />
    </>
  );
}

function Form({ point }: { readonly point: Point }) {
  const text = useText();
  const { user_id } = useUser();
  const { areaOrder } = point;
  const entered = areaOrder?.state === 'rejected' ? areaOrder : null;
  const name = `${user_id}.area.${point.id}`;
  const form = useRecordForm<AreaRecord>(
    useKeptRequest<AreaRecord>(
      name,
      {
        requested_area: entered?.area ?? point.area,
        stock_area: entered?.warehouseArea ?? point.warehouseArea,
        actual_urls: (entered?.documents ?? []).map(({ url, type }) => ({ url, type, isPublic: false })),
      },
      'actual_urls',
    ),
    {
      table: TABLE,
      check: ({ requested_area, stock_area, actual_urls }) =>
        checkAreaRequest(
          { area: requested_area, stock_area },
          { area: point.area, stock_area: point.warehouseArea },
          actual_urls,
        ),
    },
  );
  const slot = `${user_id}/area/${point.id}`;
  const { busy, submit } = useRequest({
    form,
    pointId: point.id,
    name,
    slot,
    done: 'pointPage.request.done',
    failed: 'pointPage.request.failed',
    hasArrived: async () =>
      (await api('GET /api/v4/points/:id', { params: { id: point.id } })).editAreaStatus === 'inProgress',
    send: (record) =>
      api('POST /api/v2/pickpoint/:id/update', {
        params: { id: point.id },
        body: {
          requested_area: record.requested_area,
          stock_area: record.stock_area,
          actual_urls: [...record.actual_urls],
          update_fields: ['requested_area', 'stock_area', 'actual_urls'],
        },
      }),
  });
  return (
    <RequestForm
      point={point}
      label={text('pointPage.area.title')}
      attempt={form.attempt}
      shown={form.shown}
      busy={busy}
      send={text('pointPage.request.send')}
      onSend={() => void submit()}
    >
      <FormGroup text={text('pointPage.area.text')}>
        <NumberField {...form.bindNumber('requested_area')} label={text('pointPage.area.new')} />
        <NumberField {...form.bindNumber('stock_area')} label={text('pointPage.area.stock')} />
      </FormGroup>
      <FormGroup title={text('pointPage.area.papers')} text={text('pointPage.area.papers.text')}>
        {REQUIRED_DOCUMENTS.areaChange.map((type) => (
          <div key={type} data-wide>
            <OrderUpload
              form={form}
              slot={slot}
              type={type}
              kind="document"
              purpose="pointDocument"
              entityType={ENTITY_TYPES.point}
              label={text(`orderPage.file.${type}`)}
              hint={text(`pointPage.area.hint.${type}`)}
            />
          </div>
        ))}
      </FormGroup>
    </RequestForm>
  );
}
