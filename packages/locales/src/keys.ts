import type * as namespaces from './namespaces.ts';

type Namespaces = typeof namespaces;
export type Namespace = keyof Namespaces;

type Keys<N extends Namespace> = `${N}.${keyof Namespaces[N] & string}`;

/** `auth.phone.label`: namespace, dot, key of the namespace's file. A misspelt key does not compile. */
export type TextKey = { [N in Namespace]: Keys<N> }[Namespace];
