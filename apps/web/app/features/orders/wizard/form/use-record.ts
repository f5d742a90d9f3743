import type { OrderRecord } from '@punkt/domain/order-record';
import { useRef, useState } from 'react';

/** The application as it is filled in: what the map, the rules and the saving all look at. */
export function useRecord(initial: OrderRecord, first: OrderRecord) {
  const [record, setRecord] = useState(initial);
  const [begun, setBegun] = useState(first);
  const latest = useRef(initial);
  const put = (next: OrderRecord): void => {
    latest.current = next;
    setRecord(next);
  };
  return {
    record,
    /** What it was when it was opened first, or when another device's words were taken. */
    begun,
    /** For whoever runs later than the drawing: the newest, not the one that was drawn. */
    latest: () => latest.current,
    put,
    restart(next: OrderRecord): void {
      setBegun(next);
      put(next);
    },
  };
}

export type RecordStore = ReturnType<typeof useRecord>;
