import { auth } from './auth.ts';
import type { InputOf, OutputOf } from './endpoint.ts';
import { events } from './events.ts';
import { files } from './files.ts';
import { offers } from './offers.ts';
import { owners } from './owners.ts';
import { privacy } from './privacy.ts';
import { reviews } from './reviews.ts';
import { sandbox } from './sandbox.ts';

/** The whole wire. A call that is not here does not exist. */
export const contract = {
  ...auth,
  ...events,
  ...files,
  ...offers,
  ...privacy,
  ...owners,
  ...reviews,
  ...sandbox,
} as const;

export type Contract = typeof contract;
export type Call = keyof Contract;
export type CallInput<N extends Call> = InputOf<Contract[N]>;
export type CallOutput<N extends Call> = OutputOf<Contract[N]>;
