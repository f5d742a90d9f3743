import { auth } from './auth.ts';
import type { InputOf, OutputOf } from './endpoint.ts';
import { events } from './events.ts';
import { sandbox } from './sandbox.ts';

/** The whole wire. A call that is not here does not exist. */
export const contract = { ...auth, ...events, ...sandbox } as const;

export type Contract = typeof contract;
export type Call = keyof Contract;
export type CallInput<N extends Call> = InputOf<Contract[N]>;
export type CallOutput<N extends Call> = OutputOf<Contract[N]>;
