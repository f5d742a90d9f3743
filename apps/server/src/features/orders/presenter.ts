import type { Order, OrderCard, orderComment } from '@punkt/contract/order-data';
import { country } from '@punkt/domain/countries';
import { appealUntil } from '@punkt/domain/order-appeals';
import { filesOfKind, type OrderFileKind } from '@punkt/domain/order-files';
import { type OrderRecord, orderEntity } from '@punkt/domain/order-record';
import { draftProgress, orderWarnings } from '@punkt/domain/order-rules';
import { pageStatusOf } from '@punkt/domain/order-status';
import type { z } from 'zod';
import { type EntryFile, presentEntries } from '../files/service.ts';
import { feeOwed } from './facts.ts';
import type { CommentRow, HistoryRow, OrderHead, OrderRow } from './tables.ts';
import type { CardView, OrderView, Tariff } from './views.ts';

/** What the reader's language is needed for. */
export interface Words {
  /** A message of the domain as a sentence. */
  say(message: string): string;
  /** `free`: no fee is due, and none is named. */
  tariff(tariff: Tariff, free: boolean): string[];
}

const iso = (date: Date | null): string | null => date?.toISOString() ?? null;

function presentOutlook({ order, fee, outlook }: CardView): OrderCard['outlook'] {
  const { step, actor, until, promised, otherwise } = outlook;
  const { state, ifDeletedNow, refundUntil, keptFrom } = outlook.fee;
  const owed = fee ?? feeOwed(order);
  return {
    step,
    actor,
    until: iso(until),
    promised: iso(promised),
    otherwise,
    fee: {
      amount: state === 'none' ? null : (owed?.amount ?? null),
      currency: owed?.currency ?? country(order.country).currency.code,
      state,
      ifDeletedNow,
      refundUntil: iso(refundUntil),
      returned: fee?.refund === 'done',
      keptFrom: iso(keptFrom),
    },
  };
}

/** What every list says of an application, its owner's and the console's. */
const presentHead = (order: OrderHead): Omit<OrderCard, 'outlook' | 'draftStep'> => ({
  id: String(order.id),
  status: order.status,
  deleted: order.deleted,
  created: order.created.toISOString(),
  updated: order.updated.toISOString(),
  country: order.country,
  typePoint: order.type_point,
  fullAddress: order.full_address,
  exPickPointId: order.ex_pickpoint_id === null ? null : String(order.ex_pickpoint_id),
});

export const presentCard = (view: CardView): OrderCard => ({
  ...presentHead(view.order),
  draftStep: view.draft && draftProgress(view.draft),
  outlook: presentOutlook(view),
});

const presentFiles = (view: OrderView, { actual_urls }: OrderRecord, kind: OrderFileKind): EntryFile[] =>
  presentEntries(view, filesOfKind(actual_urls, kind));

const presentAllFiles = (view: OrderView, record: OrderRecord) => ({
  photos: presentFiles(view, record, 'photo'),
  videos: presentFiles(view, record, 'video'),
  documents: presentFiles(view, record, 'document'),
});

/** As staff saw it when they sent it back. */
export const presentEarlier = (view: OrderView) => {
  const { returned } = view.order;
  return returned && { ...orderEntity(returned), ...presentAllFiles(view, returned) };
};

function presentSubsidy({ order, subsidies }: OrderView): Order['subsidyInfo'] {
  const subsidyType = order.record.subsidy_hex_type;
  if (!subsidyType) return null;
  const offered = subsidies.find((each) => each.subsidyType === subsidyType);
  return { subsidyType, subsidy: offered?.subsidy ?? null };
}

export const presentComment = (row: CommentRow): z.input<typeof orderComment> => ({
  id: String(row.id),
  comment: row.comment,
  date: row.at.toISOString(),
  sendBy: row.send_by,
});

const presentHistory = (row: HistoryRow): Order['history'][number] => ({
  at: row.at.toISOString(),
  event: row.event,
  actor: row.actor,
  from: row.from_status,
  to: row.to_status,
  comment: row.comment,
});

/** Remarks are to be worked on; once the application is sent again they are history. */
const REWORK = ['remarkFromCreated', 'remarkFromActivate'];
const openRemarks = ({ status, remarks }: OrderRow) => (REWORK.includes(pageStatusOf(status)) ? remarks : []);

/** An older one, about a decision that no longer stands, is history. */
function presentAppeal({ order, appeal }: OrderView): Order['appeal'] {
  const { appeal: state } = order;
  const until = state === 'open' ? appealUntil(order.since).toISOString() : null;
  const shown = state === 'waiting' || state === 'decided' ? appeal : null;
  return {
    state,
    until,
    reason: shown?.reason ?? '',
    sent: iso(shown?.created ?? null),
    outcome: shown?.outcome ?? null,
    answer: shown?.answer ?? '',
    answered: iso(shown?.answered ?? null),
  };
}

/** What the activation brings, in its own time. */
const AFTER_APPROVAL = { isBranded: false, wbCompany: null };

export function presentOrder(view: OrderView, words: Words): Order {
  const { order, tariff } = view;
  return {
    ...orderEntity(order.record),
    ...presentCard(view),
    ...AFTER_APPROVAL,
    accepted: iso(order.accepted),
    outOfDraftDate: iso(order.submitted),
    ...presentAllFiles(view, order.record),
    confirmedToOpen: order.confirmed_to_open,
    pickpointId: order.pickpoint_id === null ? null : String(order.pickpoint_id),
    eLockInfo: view.lock,
    activation: view.activation && [...view.activation],
    subsidyInfo: presentSubsidy(view),
    tariffDescription: tariff ? words.tariff(tariff, feeOwed(order) === null) : [],
    comments: view.comments.map(presentComment),
    referralCode: order.referral_code,
    remarks: openRemarks(order),
    warnings: Object.entries(orderWarnings(order.record)).map(([path, message]) => ({
      path,
      message: words.say(message),
    })),
    history: view.history.map(presentHistory),
    appeal: presentAppeal(view),
    abilities: [...view.abilities],
    version: order.version,
  };
}
