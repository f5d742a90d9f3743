import type { CallInput } from '@punkt/contract/contract';
import { useEffect, useState } from 'react';
import { ApiError, NetworkError } from '../../lib/api-error.ts';
import { api } from '../../lib/client.ts';
import { notifyError } from '../../lib/notifications/notify-error.ts';
import { changeFlow } from './lock-flows.ts';

interface Wish {
  /** Of the flow that goes on with what was fetched. */
  readonly name: string;
  readonly online: boolean;
  readonly body: () => CallInput<'POST /api/v4/pickpoint-order/elock/get-token'>['body'];
  /** Says whether the screen itself shows this refusal; else a notice does. */
  readonly onRefused: (error: ApiError) => boolean;
}

/** The lock's Wi-Fi and address. Asked for without a network, they are fetched once it is back: the wish is not lost. */
export function useConnection({ name, online, body, onRefused }: Wish) {
  const [busy, setBusy] = useState(false);
  const [wanted, setWanted] = useState(false);

  async function fetchData(): Promise<void> {
    setBusy(true);
    try {
      const { ssid, psk, linkToOpen, expires } = await api('POST /api/v4/pickpoint-order/elock/get-token', {
        body: body(),
      });
      changeFlow(name, { type: 'connected', connection: { ssid, psk, linkToOpen, expires } });
    } catch (error) {
      setBusy(false);
      const lost = error instanceof NetworkError;
      setWanted(lost);
      if (error instanceof ApiError && onRefused(error)) return;
      notifyError(error, lost ? 'elock.offline.title' : 'elock.failed.read');
    }
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each wish and each return of the network
  useEffect(() => {
    if (!online || !wanted || busy) return;
    setWanted(false);
    void fetchData();
  }, [online, wanted]);

  return {
    busy,
    /** It waits for the network. */
    wanted,
    ask: () => setWanted(true),
  };
}
