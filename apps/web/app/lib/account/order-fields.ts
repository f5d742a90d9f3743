import { FILE_TYPES } from '@punkt/domain/files';
import { LOCK_PHOTOS } from '@punkt/domain/lock-terms';
import { ORDER_FIELDS, type OrderField, type OrderRecord, type OrderStep } from '@punkt/domain/order-record';
import { formatInternational } from '@punkt/domain/phone';
import { SIGNBOARD_SIZES, type SignboardSize } from '@punkt/domain/premises';
import { type FieldRow, fieldOfPath, fieldsWhere } from '@punkt/domain/record-table';
import { WEEK_DAYS } from '@punkt/domain/timetable';
import { type TextKey, useLanguage, useText } from '../i18n.tsx';

const rowOf = (field: OrderField): FieldRow => ORDER_FIELDS[field];

/** Which text names a place of an application: `area`, `timetable.monday`, `actual_urls.generalPhoto`. */
export function placeKey(path: string): TextKey | null {
  const [head = '', tail = ''] = path.split('.');
  const file = FILE_TYPES.find((type) => type === tail || type === head);
  if (file) return `orderPage.file.${file}`;
  if (path === 'actual_urls.public') return 'orderPage.field.public';
  if (path === 'cameras' || path === 'lock') return `orderPage.field.${path}`;
  const lock = LOCK_PHOTOS.find((type) => type === tail);
  if (head === 'lock' && lock) return `orderPage.field.lock.${lock}`;
  const day = WEEK_DAYS.find((name) => name === tail);
  if (head === 'timetable' && day) return `orderPage.day.${day}`;
  const field = fieldOfPath(ORDER_FIELDS, path);
  return field && `orderPage.field.${field}`;
}

/** How people call a place; one we do not know is shown as it is. */
export function usePlaceName(): (path: string) => string {
  const text = useText();
  return (path) => {
    const key = placeKey(path);
    return key ? text(key) : path;
  };
}

/** How a form asks for a field: with its unit. */
export function useFieldLabel(): (field: OrderField) => string {
  const text = useText();
  return (field) => {
    const row = rowOf(field);
    const name = text(`orderPage.field.${field}`);
    return row.kind === 'number' && row.unit ? `${name}, ${text(`orderPage.unit.${row.unit}`)}` : name;
  };
}

/** Words of the choices, by field: `orderPage.location.cellar`. */
const CHOICES: Partial<Record<OrderField, string>> = {
  type_point: 'orderPage.point',
  locations: 'orderPage.location',
  access_type: 'orderPage.access',
  subsidy_hex_type: 'orderFacts.subsidy',
  signboard_format: 'orderPage.signboardFormat',
};

/** «400 (3218 × 400 мм)»: what a maker of signboards, and a look at the facade, needs. */
export function useSignboardSize(): (size: SignboardSize) => string {
  const text = useText();
  return (size) => {
    const measures = SIGNBOARD_SIZES[size];
    if (!measures) return text('orderPage.signboardSize.mini');
    return `${size} (${text('orderPage.signboardSize.millimetres', measures)})`;
  };
}

/** «60,5 м²», with the comma of whoever reads it. */
export function useSquareMetres(): (value: number) => string {
  const text = useText();
  const number = new Intl.NumberFormat(useLanguage(), { maximumFractionDigits: 2 });
  return (value) => text('orderPage.squareMetres', { value: number.format(value) });
}

/** A filled-in field in words; an empty text where nothing was given. */
export function useFieldWords(record: OrderRecord): (field: OrderField) => string {
  const text = useText();
  const number = new Intl.NumberFormat(useLanguage(), { maximumFractionDigits: 2 });
  const signboard = useSignboardSize();
  return (field) => {
    const row = rowOf(field);
    const value = record[field];
    if (value === null || value === '') return '';
    if (field === 'latitude' && record.longitude !== null)
      return `${record.latitude?.toFixed(5)}, ${record.longitude.toFixed(5)}`;
    if (row.kind === 'number') {
      const figure = number.format(Number(value));
      return row.unit ? text(`orderPage.${row.unit}`, { value: figure }) : figure;
    }
    if (field === 'signboard_size' && record.signboard_size) return signboard(record.signboard_size);
    if (row.kind === 'choice') return text(`${CHOICES[field]}.${value}` as TextKey);
    return row.kind === 'phone' ? formatInternational(String(value)) : String(value);
  };
}

/** The plain fields of a step that have a place of their own on the form, in its order. */
export const fieldsOfStep = (step: OrderStep): readonly OrderField[] =>
  fieldsWhere(ORDER_FIELDS, (row) => row.step === step && row.kind !== 'own' && row.at === undefined);

export const isOptional = (field: OrderField): boolean => rowOf(field).optional === true;

/** Sentences take the whole line. */
export const isWide = (field: OrderField): boolean => rowOf(field).kind === 'lines';
