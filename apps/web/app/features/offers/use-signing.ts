import { useState } from 'react';
import { ApiError } from '../../lib/api-error.ts';
import { useText } from '../../lib/i18n.tsx';
import { describeError } from '../../lib/notifications/describe-error.ts';
import { usePhrase } from '../../lib/notifications/use-phrase.ts';
import { type Offer, signAll } from './offers-api.ts';

interface Options {
  readonly offers: readonly Offer[];
  /** Reads the offers again. */
  readonly reload: () => Promise<unknown>;
  readonly onSigned: () => Promise<void>;
}

/** The answer «Accept»: every due version is signed, then whatever follows. A newer version meanwhile starts the reading again. */
export function useSigning({ offers, reload, onSigned }: Options) {
  const text = useText();
  const say = usePhrase();
  const [busy, setBusy] = useState(false);
  const [notice, setNotice] = useState<string>();

  function sentence(error: unknown): string {
    const words = describeError(error);
    if (!words) return text('notifications.default.network');
    const code = words.requestId ? ` ${text('notifications.error.code', { code: words.requestId })}` : '';
    return (words.list[0] ?? say(words.text)) + code;
  }

  async function accept(): Promise<void> {
    if (busy) return;
    setBusy(true);
    setNotice(undefined);
    try {
      await signAll(offers);
      await onSigned();
    } catch (error) {
      const outdated = error instanceof ApiError && error.code === 'offer_outdated';
      if (outdated) await reload().catch(() => undefined);
      setNotice(outdated ? text('signing.outdated') : sentence(error));
    } finally {
      setBusy(false);
    }
  }

  return { busy, notice, accept };
}
