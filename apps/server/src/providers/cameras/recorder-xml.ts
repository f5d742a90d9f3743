import { XMLParser } from 'fast-xml-parser';
import { CameraTrouble } from './port.ts';

/** Elements that are lists even when there is one of them. */
const LISTS = new Set([
  'InputProxyChannel',
  'InputProxyChannelStatus',
  'Track',
  'Service',
  'RecordingItem',
  'JobItem',
]);

const parser = new XMLParser({
  removeNSPrefix: true,
  ignoreAttributes: true,
  parseTagValue: false,
  isArray: (name) => LISTS.has(name),
});

/** Prefixes differ from maker to maker and mean nothing here. A document type is never needed, and entities of one's own are how parsers are attacked. */
export function readXml(text: string): unknown {
  if (text.includes('<!DOCTYPE')) throw new CameraTrouble('answer');
  return parser.parse(text);
}

const DURATION = /^P(?:(\d+)Y)?(?:(\d+)M)?(?:(\d+)W)?(?:(\d+)D)?(?:T(?:(\d+)H)?(?:\d+M)?(?:[\d.]+S)?)?$/;

/** Whole days of an ISO 8601 duration, years and months counted short: a promise of archive must hold. Null where it says nothing. */
export function daysOf(duration: string): number | null {
  const found = DURATION.exec(duration.trim());
  if (!found) return null;
  const [years = 0, months = 0, weeks = 0, days = 0, hours = 0] = found
    .slice(1)
    .map((part) => Number(part ?? 0));
  return years * 365 + months * 28 + weeks * 7 + days + Math.floor(hours / 24);
}

const NAMED: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

export const escapeXml = (text: string): string => text.replace(/[&<>"']/g, (sign) => NAMED[sign] ?? sign);
