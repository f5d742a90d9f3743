import type { CallOutput } from '@punkt/contract/contract';
import { country } from '@punkt/domain/countries';
import { type Day, dayOf, formatDate } from '@punkt/domain/date';
import { message } from '@punkt/domain/message';
import { checkHoursRequest, REQUEST_TERMS, type SpecialDay } from '@punkt/domain/point-requests';
import type { RecordTable } from '@punkt/domain/record-table';
import { DEFAULT_TIMETABLE, type Timetable } from '@punkt/domain/timetable';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FailedState } from '../../../components/failed-state.tsx';
import { FormGroup } from '../../../components/form/form-group.tsx';
import { TextArea } from '../../../components/form/text-area.tsx';
import { TextField } from '../../../components/form/text-field.tsx';
import { Skeleton } from '../../../components/skeleton.tsx';
import { TimetableField } from '../../../lib/account/timetable/timetable-field.tsx';
import { WeekHours } from '../../../lib/account/timetable/week-hours.tsx';
import { useMoment } from '../../../lib/account/use-moment.ts';
import { useUser } from '../../../lib/account/user-query.ts';
import { api } from '../../../lib/client.ts';
import { useRecordForm } from '../../../lib/forms/use-record-form.ts';
import { useText } from '../../../lib/i18n.tsx';
import { PointOpened } from '../point-opened.tsx';
import { type Point, timetableOrderQuery } from '../point-queries.ts';
import { PointShut } from '../point-shut.tsx';
import { useKeptRequest } from './kept-request.ts';
import { RequestAnswer, RequestAppeal } from './request-appeal.tsx';
import { RequestForm, RequestNotice, RequestScreen } from './request-parts.tsx';
import { DayList, SpecialDays } from './special-days.tsx';
import { useRequest } from './use-request.ts';

type Asked = CallOutput<'GET /api/v4/pickpoint/:id/timetable-order'>['timetable_order'];

interface HoursRecord {
  readonly timetable: Timetable | null;
  readonly timetable_from: Day;
  readonly timetable_days: readonly SpecialDay[];
  readonly timetable_update_reason: string;
}

const own = { step: null, kind: 'own' } as const;
const TABLE = {
  timetable: { entity: 'timetable', ...own },
  timetable_from: { entity: 'from', step: null, kind: 'text', max: 10 },
  timetable_days: { entity: 'days', ...own },
  timetable_update_reason: { entity: 'reason', step: null, kind: 'lines', max: 2_000 },
} as const satisfies RecordTable;

export function TimetableScreen({ id }: { readonly id: string }) {
  const text = useText();
  return (
    <PointOpened id={id}>
      {(point) => (
        <RequestScreen point={point} title={text('pointPage.hours.request')}>
          <Opened point={point} />
        </RequestScreen>
      )}
    </PointOpened>
  );
}

function Opened({ point }: { readonly point: Point }) {
  const { data, error, isFetching, refetch } = useQuery(timetableOrderQuery(point.id));
  if (!data && error) return <FailedState error={error} busy={isFetching} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton height="240px" />;
  const asked = data.timetable_order;
  return <Hours key={asked.created} point={point} asked={asked} />;
}

/** While a request waits nothing can be changed; a rejection gives back what was entered, with the reason. */
function Hours({ point, asked }: { readonly point: Point; readonly asked: Asked }) {
  const text = useText();
  const moment = useMoment(point.country);
  if (asked.status === 'waiting')
    return (
      <RequestNotice kind="waiting" title={text('pointPage.hours.waiting')}>
        {asked.created && (
          <>
            <p>{text('pointPage.request.sent', { date: moment(asked.created) })}</p>
            <RequestAnswer created={asked.created} appeal={asked.appeal} />
          </>
        )}
        {asked.timetable && <WeekHours timetable={asked.timetable} />}
        {asked.from && <p>{text('pointPage.hours.from.on', { date: formatDate(asked.from) })}</p>}
        <DayList days={asked.days} />
        <p>{asked.reason}</p>
        <RequestAppeal point={point} kind="timetable" appeal={asked.appeal} />
      </RequestNotice>
    );
  if (!point.abilities.includes('editTimetable')) return <PointShut point={point} door="editTimetable" />;
  return (
    <>
      {asked.status === 'rejected' && (
        <RequestNotice kind="rejected" title={text('pointPage.hours.rejected')}>
          <p>{asked.comment}</p>
          <RequestAppeal point={point} kind="timetable" appeal={asked.appeal} />
        </RequestNotice>
      )}
      {asked.status === 'confirmed' && (
        <RequestNotice kind="done" title={text('pointPage.hours.confirmed')} />
      )}
      <Form point={point} asked={asked.status === 'rejected' ? asked : null} />
    </>
  );
}

function Form({ point, asked }: { readonly point: Point; readonly asked: Asked | null }) {
  const text = useText();
  const current = point.timetable?.weekDays ?? null;
  const today = dayOf(new Date(), country(point.country).timeZone);
  const [unreadable, setUnreadable] = useState(false);
  const name = `${useUser().user_id}.timetable.${point.id}`;
  const form = useRecordForm<HoursRecord>(
    useKeptRequest<HoursRecord>(name, {
      timetable: asked?.timetable?.weekDays ?? current ?? DEFAULT_TIMETABLE,
      timetable_from: asked?.from ?? '',
      timetable_days: asked?.days ?? [],
      timetable_update_reason: asked?.reason ?? '',
    }),
    {
      table: TABLE,
      check: (record) => ({
        ...checkHoursRequest(
          {
            timetable: record.timetable,
            from: record.timetable_from || null,
            days: record.timetable_days,
            reason: record.timetable_update_reason,
          },
          current,
          today,
        ),
        // No day means «at once»: half a date must not be taken for that.
        ...(unreadable && { timetable_from: message('validation.invalid') }),
      }),
    },
  );
  const { busy, submit } = useRequest({
    form,
    pointId: point.id,
    name,
    done: 'pointPage.request.done',
    failed: 'pointPage.request.failed',
    hasArrived: async () => {
      const { timetable_order } = await api('GET /api/v4/pickpoint/:id/timetable-order', {
        params: { id: point.id },
      });
      return timetable_order.status === 'waiting';
    },
    send: (record) =>
      api('POST /api/v2/pickpoint/:id/update', {
        params: { id: point.id },
        body: {
          timetable: record.timetable && { weekDays: record.timetable },
          timetable_from: record.timetable_from || null,
          timetable_days: [...record.timetable_days],
          timetable_update_reason: record.timetable_update_reason,
          update_fields: ['timetable', 'timetable_from', 'timetable_days', 'timetable_update_reason'],
        },
      }),
  });
  const { min, max } = REQUEST_TERMS.reason;
  return (
    <RequestForm
      point={point}
      label={text('pointPage.hours.request')}
      attempt={form.attempt}
      shown={form.shown}
      busy={busy}
      send={text('pointPage.request.send')}
      onSend={() => void submit()}
    >
      <TimetableField form={form} />
      <FormGroup title={text('pointPage.hours.from')} text={text('pointPage.hours.from.text')}>
        <TextField
          {...form.bind('timetable_from')}
          optional
          type="date"
          onUnreadable={setUnreadable}
          label={text('pointPage.hours.from.label')}
        />
      </FormGroup>
      <SpecialDays
        days={form.record.timetable_days}
        today={today}
        errorOf={(index) => form.errorOf(`timetable_days.${index}`)}
        onChange={(timetable_days) => form.change({ timetable_days })}
      />
      <FormGroup title={text('pointPage.hours.reason')}>
        <TextArea
          {...form.bind('timetable_update_reason')}
          wide
          label={text('pointPage.hours.reason.label')}
          hint={text('pointPage.hours.reason.hint', { min, max })}
          maxLength={2_000}
        />
      </FormGroup>
    </RequestForm>
  );
}
