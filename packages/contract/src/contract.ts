import { assistant } from './assistant.ts';
import { audit } from './audit.ts';
import { auth } from './auth.ts';
import { cameras } from './cameras.ts';
import { content } from './content.ts';
import { contentEditor } from './content-editor.ts';
import { consoleEmployees, employees } from './employees.ts';
import type { InputOf, OutputOf } from './endpoint.ts';
import { events } from './events.ts';
import { files } from './files.ts';
import { geo } from './geo.ts';
import { locks } from './locks.ts';
import { metrics } from './metrics.ts';
import { money } from './money.ts';
import { notifications } from './notifications.ts';
import { offers } from './offers.ts';
import { orders } from './orders.ts';
import { owners } from './owners.ts';
import { payments, sandboxPayments } from './payments.ts';
import { places } from './places.ts';
import { points } from './points.ts';
import { consolePoints } from './points-console.ts';
import { privacy } from './privacy.ts';
import { reviewTeam } from './review-team.ts';
import { reviews } from './reviews.ts';
import { sandbox } from './sandbox.ts';
import { staff } from './staff.ts';
import { tickets } from './tickets.ts';
import { zones } from './zones.ts';

/** The whole wire. A call that is not here does not exist. */
export const contract = {
  ...assistant,
  ...audit,
  ...auth,
  ...cameras,
  ...content,
  ...contentEditor,
  ...employees,
  ...consoleEmployees,
  ...events,
  ...files,
  ...geo,
  ...locks,
  ...metrics,
  ...money,
  ...notifications,
  ...offers,
  ...orders,
  ...payments,
  ...places,
  ...points,
  ...consolePoints,
  ...privacy,
  ...owners,
  ...reviews,
  ...reviewTeam,
  ...sandbox,
  ...staff,
  ...sandboxPayments,
  ...tickets,
  ...zones,
} as const;

export type Contract = typeof contract;
export type Call = keyof Contract;
export type CallInput<N extends Call> = InputOf<Contract[N]>;
export type CallOutput<N extends Call> = OutputOf<Contract[N]>;
