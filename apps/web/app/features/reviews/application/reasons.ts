import { fieldsOfStep } from '../../../lib/account/order-fields.ts';

/** What is said again and again, by what it is said about. */
const PHOTO = ['photo.blurred', 'photo.dark', 'photo.part', 'photo.other'] as const;
const FACADE = ['photo.facade', 'photo.blurred', 'photo.dark', 'photo.other'] as const;
const PAPER = ['paper.unreadable', 'paper.pages', 'paper.address', 'paper.area'] as const;
const VIDEO = ['video.closed', 'video.part', 'video.other'] as const;
const PLACE = ['place.pin', 'place.address', 'room.typo'] as const;
const WAY = ['place.way', 'room.typo'] as const;
const ROOM = ['room.plan', 'room.photo', 'room.typo'] as const;
const TIME = ['time.building', 'time.short'] as const;
export const DECLINE_REASONS = ['decline.place', 'decline.near', 'decline.room', 'decline.silence'] as const;
export const PAYMENT_REASONS = ['payment.name', 'payment.data'] as const;

export type Reason =
  | (typeof PHOTO)[number]
  | (typeof FACADE)[number]
  | (typeof PAPER)[number]
  | (typeof VIDEO)[number]
  | (typeof PLACE)[number]
  | (typeof WAY)[number]
  | (typeof ROOM)[number]
  | (typeof TIME)[number];

const ROOM_FIELDS: readonly string[] = [...fieldsOfStep('conditions'), 'locations'];
const WAY_FIELDS = ['description', 'courier_way', 'entrance'];

export function reasonsFor(path: string): readonly Reason[] {
  if (path.endsWith('eneralPhoto')) return FACADE;
  if (path.endsWith('Photo')) return PHOTO;
  if (/Document(EditArea)?$/.test(path)) return PAPER;
  if (path === 'actual_urls.video') return VIDEO;
  if (path.startsWith('timetable')) return TIME;
  if (ROOM_FIELDS.includes(path)) return ROOM;
  return WAY_FIELDS.includes(path) ? WAY : PLACE;
}
