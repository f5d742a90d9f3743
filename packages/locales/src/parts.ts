import type { Namespace } from './keys.ts';

/**
 * Texts are downloaded in parts: `base` by every page, and more by where the page belongs. One file per language and part, which the
 * build makes of this table (apps/web/vite/text-parts.ts), so that nobody loads a language or a section that is not on the screen.
 */
export const TEXT_PARTS = {
  base: ['common', 'notifications'],
  door: ['auth', 'countries'],
  site: ['entrance', 'site', 'offers'],
  landing: ['earnings', 'finder', 'geo', 'landing', 'placeMap', 'programme'],
  pages: ['book', 'signs', 'equipment', 'guides', 'papers', 'countries'],
  conferences: ['conferences'],
  policy: ['policy'],
  georgia: ['georgia'],
  chat: ['chat', 'questions', 'validation'],
  registration: ['closedDoors', 'forms', 'owners', 'signing', 'uploads', 'validation'],
  sandbox: ['geo', 'sandbox', 'sandboxPay'],
  verify: ['verify'],
  lk: ['closedDoors', 'geo', 'noticeList', 'orderFacts', 'orders', 'placeMap', 'shell', 'signing'],
  forms: ['forms', 'uploads', 'validation'],
  order: ['orderPage', 'orderPayment'],
  wizard: ['activation', 'wizard'],
  activation: ['cameras', 'elock'],
  points: ['points'],
  point: ['pointPage'],
  employees: ['employees', 'employment', 'myData'],
  profile: ['owners', 'sessions'],
  switch: ['entrance', 'shell'],
  tickets: ['tickets'],
  manage: [
    'closedDoors',
    'forms',
    'audit',
    'cameras',
    'cameraVendors',
    'casework',
    'employees',
    'erasure',
    'geo',
    'money',
    'noticeList',
    'orderFacts',
    'orderPage',
    'orders',
    'placeMap',
    'pointPage',
    'points',
    'publishing',
    'reviewFields',
    'reviewTicket',
    'reviews',
    'reviewActivation',
    'reviewApplication',
    'shell',
    'staff',
    'tickets',
    'uploads',
    'validation',
    'zones',
  ],
  editor: ['conferences', 'contentFields', 'editor'],
} as const satisfies Readonly<Record<string, readonly Namespace[]>>;

export type TextPart = keyof typeof TEXT_PARTS;

/**
 * What each build speaks. The public site has none of the account area's: those must not change its files. Its islands speak few of its
 * parts, its server draws them all.
 */
export const TEXTS_OF = {
  account: [
    'base',
    'door',
    'registration',
    'sandbox',
    'verify',
    'lk',
    'forms',
    'order',
    'wizard',
    'activation',
    'points',
    'point',
    'employees',
    'profile',
    'switch',
    'tickets',
    'manage',
    'editor',
  ],
  islands: ['base', 'door', 'conferences', 'chat'],
  site: ['base', 'door', 'site', 'landing', 'pages', 'conferences', 'policy', 'georgia'],
} as const satisfies Readonly<Record<string, readonly TextPart[]>>;
