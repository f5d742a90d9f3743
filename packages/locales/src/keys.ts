import type { activation } from './ru/activation.ts';
import type { audit } from './ru/audit.ts';
import type { auth } from './ru/auth.ts';
import type { book } from './ru/book.ts';
import type { cameraVendors } from './ru/camera-vendors.ts';
import type { cameras } from './ru/cameras.ts';
import type { casework } from './ru/casework.ts';
import type { chat } from './ru/chat.ts';
import type { common } from './ru/common.ts';
import type { conferences } from './ru/conferences.ts';
import type { contentFields } from './ru/content-fields.ts';
import type { countries } from './ru/countries.ts';
import type { earnings } from './ru/earnings.ts';
import type { editor } from './ru/editor.ts';
import type { elock } from './ru/elock.ts';
import type { employees } from './ru/employees.ts';
import type { employment } from './ru/employment.ts';
import type { equipment } from './ru/equipment.ts';
import type { erasure } from './ru/erasure.ts';
import type { finder } from './ru/finder.ts';
import type { forms } from './ru/forms.ts';
import type { geo } from './ru/geo.ts';
import type { georgia } from './ru/georgia.ts';
import type { guides } from './ru/guides.ts';
import type { landing } from './ru/landing.ts';
import type { money } from './ru/money.ts';
import type { myData } from './ru/my-data.ts';
import type { noticeList } from './ru/notice-list.ts';
import type { notifications } from './ru/notifications.ts';
import type { offers } from './ru/offers.ts';
import type { orderFacts } from './ru/order-facts.ts';
import type { orderPage } from './ru/order-page.ts';
import type { orderPayment } from './ru/order-payment.ts';
import type { orders } from './ru/orders.ts';
import type { owners } from './ru/owners.ts';
import type { papers } from './ru/papers.ts';
import type { placeMap } from './ru/place-map.ts';
import type { pointPage } from './ru/point-page.ts';
import type { points } from './ru/points.ts';
import type { policy } from './ru/policy.ts';
import type { programme } from './ru/programme.ts';
import type { publishing } from './ru/publishing.ts';
import type { questions } from './ru/questions.ts';
import type { reviewActivation } from './ru/review-activation.ts';
import type { reviewApplication } from './ru/review-application.ts';
import type { reviewFields } from './ru/review-fields.ts';
import type { reviewTicket } from './ru/review-ticket.ts';
import type { reviews } from './ru/reviews.ts';
import type { sandbox } from './ru/sandbox.ts';
import type { sandboxPay } from './ru/sandbox-pay.ts';
import type { shell } from './ru/shell.ts';
import type { signing } from './ru/signing.ts';
import type { signs } from './ru/signs.ts';
import type { site } from './ru/site.ts';
import type { staff } from './ru/staff.ts';
import type { tickets } from './ru/tickets.ts';
import type { uploads } from './ru/uploads.ts';
import type { validation } from './ru/validation.ts';
import type { verify } from './ru/verify.ts';
import type { wizard } from './ru/wizard.ts';
import type { zones } from './ru/zones.ts';

/** Every namespace a screen may speak from. Types only: naming a key loads no text. */
interface Namespaces {
  activation: typeof activation;
  reviewActivation: typeof reviewActivation;
  reviewTicket: typeof reviewTicket;
  zones: typeof zones;
  questions: typeof questions;
  chat: typeof chat;
  papers: typeof papers;
  georgia: typeof georgia;
  policy: typeof policy;
  conferences: typeof conferences;
  guides: typeof guides;
  equipment: typeof equipment;
  signs: typeof signs;
  programme: typeof programme;
  landing: typeof landing;
  site: typeof site;
  audit: typeof audit;
  auth: typeof auth;
  cameras: typeof cameras;
  book: typeof book;
  cameraVendors: typeof cameraVendors;
  casework: typeof casework;
  common: typeof common;
  contentFields: typeof contentFields;
  countries: typeof countries;
  earnings: typeof earnings;
  editor: typeof editor;
  elock: typeof elock;
  employees: typeof employees;
  employment: typeof employment;
  erasure: typeof erasure;
  finder: typeof finder;
  forms: typeof forms;
  geo: typeof geo;
  money: typeof money;
  myData: typeof myData;
  noticeList: typeof noticeList;
  notifications: typeof notifications;
  offers: typeof offers;
  orderFacts: typeof orderFacts;
  orderPage: typeof orderPage;
  orderPayment: typeof orderPayment;
  orders: typeof orders;
  owners: typeof owners;
  placeMap: typeof placeMap;
  pointPage: typeof pointPage;
  points: typeof points;
  publishing: typeof publishing;
  reviewApplication: typeof reviewApplication;
  reviewFields: typeof reviewFields;
  reviews: typeof reviews;
  sandbox: typeof sandbox;
  sandboxPay: typeof sandboxPay;
  shell: typeof shell;
  signing: typeof signing;
  staff: typeof staff;
  tickets: typeof tickets;
  uploads: typeof uploads;
  validation: typeof validation;
  verify: typeof verify;
  wizard: typeof wizard;
}

type Keys<N extends keyof Namespaces> = `${N}.${keyof Namespaces[N] & string}`;

/** `auth.phone.label`: namespace, dot, key of the namespace's file. A misspelt key does not compile. */
export type TextKey = { [N in keyof Namespaces]: Keys<N> }[keyof Namespaces];

/**
 * Texts are downloaded in parts: `base` by every page, and one more by where the page belongs. One file per language
 * and part, so that nobody loads a language or a section that is not on the screen.
 */
export type TextPart =
  | 'base'
  | 'door'
  | 'site'
  | 'landing'
  | 'pages'
  | 'conferences'
  | 'policy'
  | 'georgia'
  | 'chat'
  | 'registration'
  | 'sandbox'
  | 'verify'
  | 'lk'
  | 'forms'
  | 'order'
  | 'wizard'
  | 'activation'
  | 'points'
  | 'point'
  | 'employees'
  | 'profile'
  | 'tickets'
  | 'manage'
  | 'editor';
