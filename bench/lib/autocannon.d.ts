/** The part of it that we use; the package brings no types. */
declare module 'autocannon' {
  interface Options {
    readonly url: string;
    readonly connections: number;
    readonly duration: number;
    /** Requests a second over all connections. */
    readonly overallRate?: number;
    readonly headers?: Readonly<Record<string, string>>;
    readonly method?: 'GET' | 'POST';
    readonly body?: string;
    /** Told of every connection. */
    readonly setupClient?: (client: Client) => void;
  }
  interface Request {
    readonly path: string;
    readonly method: 'GET' | 'POST';
    readonly headers?: Readonly<Record<string, string>>;
    readonly body?: string;
  }
  interface Client {
    /** What this connection asks, one after the other and from the first again. */
    setRequests(requests: readonly Request[]): void;
  }
  interface Result {
    readonly requests: { readonly total: number };
    readonly duration: number;
    readonly errors: number;
    readonly timeouts: number;
    readonly non2xx: number;
    readonly latency: { readonly p99: number };
  }

  export type { Request };
  export default function autocannon(options: Options): Promise<Result>;
}
