import type { OrderFile, OrderRecord } from '../order-record.ts';
import { blankOrder } from '../order-record.ts';

/** A path of ours, as an upload answers it. */
export const uploaded = (number: number): string =>
  `/api/v4/files/00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;

export const SAMPLE_FILES: readonly OrderFile[] = [
  { url: uploaded(1), type: 'generalPhoto', isPublic: true },
  { url: uploaded(2), type: 'nightlyGeneralPhoto', isPublic: true },
  { url: uploaded(3), type: 'clientAreaPhoto', isPublic: true },
  { url: uploaded(4), type: 'fittingRoomsPhoto', isPublic: false },
  { url: uploaded(5), type: 'btiDocument', isPublic: false },
  { url: 'https://video.example/room', type: 'video', isPublic: false },
];

/** A Russian application that may be sent. */
export const sampleOrder = (change: Partial<OrderRecord> = {}): OrderRecord => ({
  ...blankOrder('RU', '79001234567'),
  type_point: 'TYPE_POINT_8',
  city_name: 'Москва',
  street: 'Садовая улица',
  house: '1',
  latitude: 55.75,
  longitude: 37.62,
  description: 'Вход со двора, вторая дверь слева от арки',
  locations: 'firstFloor',
  area: 60,
  stock_area: 45,
  celling_height: 3,
  dressing_rooms_count: 2,
  actual_urls: SAMPLE_FILES,
  ...change,
});
