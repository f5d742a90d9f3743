import type { Coordinates } from '@punkt/domain/countries/country';
import type { OrderFields, OrderRecord } from '@punkt/domain/order-record';
import { DEFAULT_TIMETABLE } from '@punkt/domain/timetable';
import type { Remark } from './tables.ts';

export type ExampleStep =
  | 'publish'
  | 'pay'
  | 'accept'
  | 'remark'
  | 'confirm'
  | 'checkCameras'
  | 'passCameras'
  | 'fillActivation'
  | 'readyActivate'
  | 'remarkActivation'
  | 'activate'
  | 'activateLock'
  | 'giveLockReason'
  | 'approveLockReason'
  | 'remarkLockReason';

export interface ExampleOrder {
  /** Always the same, so that a second run makes no second one. */
  readonly uuid: string;
  readonly place: Coordinates;
  /** Near a point of the owner, where exactly matters. */
  readonly moves?: true;
  readonly fields: OrderFields & { readonly country: OrderRecord['country'] };
  readonly steps: readonly ExampleStep[];
  readonly comment?: string;
  readonly remarks?: readonly Remark[];
}

const room = {
  country: 'RU',
  type_point: 'TYPE_POINT_8',
  description: 'Вход с улицы, стеклянная дверь под козырьком, слева от аптеки',
  locations: 'firstFloor',
  subsidy_hex_type: 'none',
  area: 60,
  stock_area: 45,
  celling_height: 3,
  dressing_rooms_count: 2,
  timetable: { weekDays: DEFAULT_TIMETABLE },
} as const;

/** Where the map knows no house at the place. */
const moscow = (street: string, house: string) => ({ ...room, city_name: 'Москва', street, house });

const uuid = (number: number): string => `5a4d0b0e-0000-4000-8000-${String(number).padStart(12, '0')}`;

const CONFIRMED = ['publish', 'pay', 'accept', 'confirm'] as const;
const READY = [...CONFIRMED, 'passCameras', 'activateLock', 'fillActivation', 'readyActivate'] as const;

/** One for every stage that an owner and an operator meet first. */
export const EXAMPLE_ORDERS: readonly ExampleOrder[] = [
  {
    uuid: uuid(1),
    place: { latitude: 55.742, longitude: 37.58 },
    fields: moscow('Тихая улица', '4'),
    steps: ['publish', 'pay', 'accept'],
  },
  {
    uuid: uuid(2),
    place: { latitude: 55.79, longitude: 37.55 },
    fields: moscow('Парковая улица', '18'),
    steps: ['publish', 'pay', 'remark'],
    comment: 'Поправьте фотографии и описание, остальное в порядке.',
    remarks: [
      {
        path: 'actual_urls.fittingRoomsPhoto',
        message: 'Не видно примерочных: снимите их с открытой шторой',
      },
      { path: 'description', message: 'Напишите, с какой стороны дома вход' },
    ],
  },
  {
    uuid: uuid(3),
    place: { latitude: 55.71, longitude: 37.65 },
    fields: moscow('Заводская улица', '7'),
    steps: ['publish', 'pay'],
  },
  {
    uuid: uuid(4),
    // A move of the second point: no fee, so it waits for staff at once.
    place: { latitude: 56.8596, longitude: 35.9031 },
    moves: true,
    fields: { ...room, city_name: 'Тверь', street: 'Садовая улица', house: '9', ex_pickpoint_id: '1002' },
    steps: ['publish'],
  },
  {
    uuid: uuid(5),
    place: { latitude: 55.67, longitude: 37.6 },
    // Less than the recommended area: the operator sees a flag.
    fields: { ...moscow('Южная улица', '21'), area: 28, stock_area: 20 },
    steps: ['publish'],
  },
  {
    uuid: uuid(6),
    place: { latitude: 55.83, longitude: 37.63 },
    fields: moscow('Северная улица', '2'),
    steps: [],
  },
  {
    uuid: uuid(7),
    // On its way to activation: one camera is off, and the owner reads which.
    place: { latitude: 55.765, longitude: 37.7 },
    fields: moscow('Восточная улица', '11'),
    steps: ['publish', 'pay', 'accept', 'confirm', 'checkCameras'],
  },
  {
    uuid: uuid(8),
    place: { latitude: 55.72, longitude: 37.49 },
    fields: moscow('Западная улица', '3'),
    steps: [...CONFIRMED, 'activateLock'],
  },
  {
    uuid: uuid(9),
    place: { latitude: 55.81, longitude: 37.75 },
    fields: moscow('Сосновая улица', '14'),
    steps: [...CONFIRMED, 'giveLockReason'],
  },
  {
    uuid: uuid(10),
    place: { latitude: 55.69, longitude: 37.73 },
    fields: moscow('Речная улица', '5'),
    steps: [...CONFIRMED, 'giveLockReason', 'remarkLockReason'],
  },
  {
    uuid: uuid(11),
    place: { latitude: 55.85, longitude: 37.5 },
    fields: moscow('Полевая улица', '9'),
    steps: [...CONFIRMED, 'giveLockReason', 'approveLockReason'],
  },
  {
    uuid: uuid(12),
    place: { latitude: 55.74, longitude: 37.52 },
    fields: moscow('Липовая улица', '6'),
    steps: READY,
  },
  {
    uuid: uuid(13),
    place: { latitude: 55.78, longitude: 37.66 },
    fields: moscow('Кленовая улица', '8'),
    steps: [...READY, 'remarkActivation'],
    comment: 'Почти всё готово, осталось одно.',
    remarks: [{ path: 'actual_urls.bracketPhoto', message: 'Не видно кронштейна: снимите фасад целиком' }],
  },
  {
    uuid: uuid(14),
    place: { latitude: 55.7, longitude: 37.57 },
    fields: moscow('Вишнёвая улица', '10'),
    steps: [...READY, 'activate'],
  },
];
