import { assistant } from './assistant.ts';
import { auth } from './auth.ts';
import { content } from './content.ts';
import type { InputOf, OutputOf } from './endpoint.ts';
import { events } from './events.ts';
import { files } from './files.ts';
import { geo } from './geo.ts';
import { metrics } from './metrics.ts';
import { notifications } from './notifications.ts';
import { offers } from './offers.ts';
import { orders } from './orders.ts';
import { owners } from './owners.ts';
import { payments, sandboxPayments } from './payments.ts';
import { points } from './points.ts';
import { privacy } from './privacy.ts';
import { questions } from './questions.ts';
import { reviews } from './reviews.ts';
import { sandbox } from './sandbox.ts';
import { staff } from './staff.ts';
import { zones } from './zones.ts';

/** The whole wire. A call that is not here does not exist. */
export const contract = {
  ...assistant,
  ...auth,
  ...content,
  ...events,
  ...files,
  ...geo,
  ...metrics,
  ...notifications,
  ...offers,
  ...orders,
  ...payments,
  ...points,
  ...privacy,
  ...owners,
  ...questions,
  ...reviews,
  ...sandbox,
  ...staff,
  ...sandboxPayments,
  ...zones,
} as const;

export type Contract = typeof contract;
export type Call = keyof Contract;
export type CallInput<N extends Call> = InputOf<Contract[N]>;
export type CallOutput<N extends Call> = OutputOf<Contract[N]>;
