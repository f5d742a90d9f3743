import type { MetricEvent } from '@punkt/contract/metrics';

declare module 'react' {
  interface HTMLAttributes<T> {
    /** What a press, an opening or a playing of this is counted as (count-presses.ts). */
    readonly 'data-count'?: MetricEvent | undefined;
  }
}
