import type { CallOutput } from '@punkt/contract/contract';
import { useEffect, useState } from 'react';
import { Button } from '../../components/button.tsx';
import { AlertIcon, TickIcon } from '../../components/icons.tsx';
import { ApiError } from '../../lib/api-error.ts';
import { api } from '../../lib/client.ts';
import { dateTime } from '../../lib/format.ts';
import { useText } from '../../lib/i18n.tsx';
import { describeError } from '../../lib/notifications/describe-error.ts';
import { usePhrase } from '../../lib/notifications/use-phrase.ts';
import styles from './verify.module.css';

/** The time is written as the paper has it, for both are laid side by side. */
export function VerifyFacts({ verified }: { readonly verified: CallOutput<'GET /api/v4/verify/:code'> }) {
  const text = useText();
  const { countryCode, version, signed, signer, sha256, seal } = verified;
  const country = countryCode ? text(`countries.${countryCode}`) : '';
  const time = signed && dateTime(signed, { seconds: true, timeZone: 'UTC' });
  const facts = [
    ['documents', text('verify.fact.documents.value', { country, version: version ?? '' })],
    ['signed', time ? text('verify.fact.signed.value', { time }) : ''],
    ['signer', signer ?? text('verify.fact.signer.erased')],
  ] as const;
  const hashes = [
    ['sha256', sha256],
    ['seal', seal],
  ] as const;
  return (
    <dl className={styles.facts}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{text(`verify.fact.${name}`)}</dt>
          <dd>{value}</dd>
        </div>
      ))}
      {hashes.map(([name, value]) => (
        <div key={name}>
          <dt>{text(`verify.fact.${name}`)}</dt>
          <dd className={styles.hash}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

type Verified = CallOutput<'GET /api/v4/verify/:code'>;
type State = { readonly verified: Verified } | { readonly error: unknown } | null;

/** A code no certificate could bear is answered like one nobody was given. */
const NOT_FOUND: Verified = {
  valid: false,
  countryCode: null,
  version: null,
  signed: null,
  sha256: null,
  seal: null,
  signer: null,
};

async function ask(code: string, signal: AbortSignal): Promise<State> {
  try {
    return { verified: await api('GET /api/v4/verify/:code', { params: { code } }, { signal }) };
  } catch (error) {
    return error instanceof ApiError && error.status === 400 ? { verified: NOT_FOUND } : { error };
  }
}

export function VerifyResult({ code }: { readonly code: string }) {
  const text = useText();
  const say = usePhrase();
  const [state, setState] = useState<State>(null);
  const [tries, setTries] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try asks again
  useEffect(() => {
    const stop = new AbortController();
    setState(null);
    void ask(code, stop.signal).then((answer) => stop.signal.aborted || setState(answer));
    return () => stop.abort();
  }, [code, tries]);
  const words = state && 'error' in state ? describeError(state.error) : null;
  return (
    <div className={styles.result} role="status">
      {!state && <p className={styles.checking}>{text('verify.checking')}…</p>}
      {state && 'verified' in state && state.verified.valid && (
        <section data-kind="valid">
          <h2>
            <TickIcon />
            {text('verify.valid.title')}
          </h2>
          <p>{text('verify.valid.text')}</p>
          <VerifyFacts verified={state.verified} />
          <p>{text('verify.valid.compare')}</p>
        </section>
      )}
      {state && 'verified' in state && !state.verified.valid && (
        <section data-kind="invalid">
          <h2>
            <AlertIcon />
            {text('verify.invalid.title')}
          </h2>
          <p>{text('verify.invalid.text')}</p>
        </section>
      )}
      {state && 'error' in state && (
        <section data-kind="failed">
          <h2>{text('verify.failed.title')}</h2>
          <p>
            {text('verify.failed.text')} {words && say(words.text)}
          </p>
          <Button look="quiet" onClick={() => setTries(tries + 1)}>
            {text('common.retry')}
          </Button>
        </section>
      )}
    </div>
  );
}
