/**
 * What people ask about, and the entries that answer it. An entry is named by its place in the content that comes with the
 * product, so the same name means the same entry in every language. `both`: whoever
 * does not say which conditions they mean gets either. `also`: what belongs to the same answer and stands elsewhere.
 */
export const TOPICS = {
  begin: { standard: 'begin' },
  owner: { standard: 'owner' },
  cost: { standard: 'cost' },
  renovation: { standard: 'cost', simplified: 'simple-renovation', both: true },
  ceiling: { standard: 'room.ceiling' },
  papers: { standard: 'papers' },
  room: { standard: 'room', simplified: 'simple-room', both: true },
  zones: { standard: 'zones' },
  fee: { standard: 'fee', simplified: 'simple-fee' },
  payTime: { standard: 'pay-time' },
  payFailed: { standard: 'pay-time.failed' },
  grey: { standard: 'grey' },
  paid: { standard: 'paid' },
  income: { standard: 'income', simplified: 'simple-support', both: true },
  earn: { standard: 'earn', simplified: 'simple-earn', both: true },
  subsidy: { standard: 'subsidy', also: 'subsidy.amounts', simplified: 'simple-support', both: true },
  refund: { standard: 'refund' },
  late: { standard: 'refund.late' },
  review: { standard: 'review' },
  rework: { standard: 'rework', simplified: 'simple-rework' },
  repairTime: { standard: 'repair-time', simplified: 'simple-open-time' },
  activation: { standard: 'activation' },
  unready: { standard: 'unready' },
  hours: { standard: 'hours', simplified: 'simple-hours' },
  cameras: { standard: 'cameras', simplified: 'simple-cameras' },
  lock: { standard: 'lock' },
  daysOff: { standard: 'hours.days-off' },
  move: { standard: 'move', also: 'move.order' },
  sign: { standard: 'sign' },
  help: { standard: 'help' },
  simplified: { standard: 'simple' },
  upgrade: { standard: 'simple-upgrade' },
  centers: { standard: 'centers' },
  video: { standard: 'video' },
  signMakers: { standard: 'signboard' },
  services: { standard: 'outsourcing' },
  locks: { standard: 'locks' },
  lockInstall: { standard: 'lock-install' },
  controller: { standard: 'lock-controller' },
  countries: { standard: 'countries' },
  loginCode: { standard: 'login-code' },
  employees: { standard: 'employees' },
  contact: { standard: 'help.contact' },
  conferences: { standard: 'conferences' },
  payHow: { standard: 'pay-time.how' },
  payout: { standard: 'payout' },
  liability: { standard: 'liability' },
  tax: { standard: 'tax' },
  banks: { standard: 'banks' },
  leasePapers: { standard: 'begin.papers' },
  floor: { standard: 'room.floor' },
  fitting: { standard: 'room.fitting' },
  signSize: { standard: 'sign.sizes' },
  archive: { standard: 'cameras.archive' },
  lockOutage: { standard: 'lock-outage' },
  rating: { standard: 'rating' },
  roles: { standard: 'employees.roles' },
} as const satisfies Record<
  string,
  { readonly standard: string; readonly also?: string; readonly simplified?: string; readonly both?: true }
>;

export type Topic = keyof typeof TOPICS;

/** Names of the questions that come with the product, in their order. */
export const FAQ_NAMES = {
  standard:
    `begin owner cost room zones fee pay-time grey paid income earn subsidy refund review rework repair-time activation unready
    hours cameras lock move sign help`.split(/\s+/),
  simplified:
    `simple simple-room simple-fee simple-earn simple-support simple-renovation simple-open-time simple-rework simple-cameras
    simple-hours simple-upgrade`.split(/\s+/),
} as const;
