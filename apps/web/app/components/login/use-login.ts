import { isCountryCode } from '@punkt/domain/country-code';
import { formatNational, nationalDigits, parsePhone } from '@punkt/domain/phone';
import type { Variant } from '@punkt/domain/site-pages';
import { useEffect, useState } from 'react';
import { ApiError } from '../../lib/api-error.ts';
import { api, session } from '../../lib/client.ts';
import { usePageInfo } from '../../lib/page-info.ts';
import { currentSubscription } from '../../lib/service-worker.ts';
import {
  clearPendingCode,
  type PendingCode,
  type PhoneEntry,
  readLastCountry,
  readPendingCode,
  saveLastCountry,
  savePendingCode,
} from './login-memory.ts';
import { useErrorSentence } from './use-error-sentence.ts';

export const defaultEntry = (variant: Variant): PhoneEntry => ({
  country: variant === 'georgian' ? 'GE' : 'RU',
  phone: '',
});

/** What was typed before the mask was there, as the mask shows it. What is no number of this country is left for the form to say. */
export const masked = ({ country, phone }: PhoneEntry): PhoneEntry => {
  const parsed = parsePhone(phone, country);
  return { country, phone: parsed.ok ? formatNational(parsed.national, country) : phone };
};

/** `?country=RU&phone=…`: the sandbox's «log in as». It only fills the form in. */
export function entryFromAddress(search: string): PhoneEntry | null {
  const query = new URLSearchParams(search);
  const country = query.get('country');
  const phone = query.get('phone');
  if (!phone || !isCountryCode(country)) return null;
  return { country, phone: formatNational(nationalDigits(phone, country), country) };
}

/** Log-in as a machine of two states: entering the phone, or waiting for a code. */
export function useLogin(onDone: () => Promise<void>) {
  const sentence = useErrorSentence();
  const [entry, setEntry] = useState<PhoneEntry>(defaultEntry(usePageInfo().variant));
  const [pending, setPending] = useState<PendingCode | null>(null);
  const [givenCode, setGivenCode] = useState<string>();
  const [asked, setAsked] = useState(false);

  // After hydration: the page is shared and cached, what this browser remembers is not part of it.
  useEffect(() => {
    const remembered = readPendingCode(Date.now());
    const known = remembered ?? entryFromAddress(location.search);
    const country = readLastCountry();
    if (known) setEntry({ country: known.country, phone: known.phone });
    else if (country) setEntry((typed) => (typed.phone ? typed : { ...typed, country }));
    setPending(remembered);
  }, []);

  const keep = (next: PendingCode) => {
    savePendingCode(next);
    setPending(next);
  };

  async function requestCode(typed: PhoneEntry, resend: boolean): Promise<string | undefined> {
    setAsked(true);
    const from = masked(typed);
    setEntry(from);
    const sent = readPendingCode(Date.now());
    // The person went back to check the number and returned: the code that was sent is still valid, and another one
    // would be refused until the wait is over.
    if (!resend && sent && isSamePhone(sent, from) && sent.resendAt > Date.now()) {
      setPending(sent);
      return undefined;
    }
    try {
      const reply = await askCode(from, resend);
      setGivenCode(reply.code);
      const now = Date.now();
      const resendAt = now + reply.resend_after * 1000;
      keep({ ...from, token: reply.data, codeLength: reply.code_length, resendAt, askedAt: now });
      return undefined;
    } catch (error) {
      if (pending && error instanceof ApiError && error.code === 'resend_too_early') {
        keep({
          ...pending,
          resendAt: Date.now() + Number(error.data.retry_after ?? error.retryAfter ?? 0) * 1000,
        });
      }
      return sentence(error);
    }
  }

  async function validate(code: string): Promise<string | undefined> {
    try {
      const body = {
        token: pending?.token ?? '',
        code,
        device_uuid: session.deviceUuid(),
        device_token: await deviceToken(),
        ...DEVICE,
      };
      session.setTokens(await api('POST /api/v1/validate', { body }));
      clearPendingCode();
      if (pending) saveLastCountry(pending.country);
      await onDone();
      return undefined;
    } catch (error) {
      return sentence(error);
    }
  }

  const backToPhone = () => setPending(null);

  return { entry, setEntry, pending, givenCode, asked, requestCode, validate, backToPhone };
}

export type Login = ReturnType<typeof useLogin>;

const isSamePhone = (one: PhoneEntry, other: PhoneEntry) =>
  one.country === other.country && one.phone === other.phone;

/** Fixed by the specification. A browser can't know that it is somebody else's. */
const DEVICE = {
  device_type: 'web',
  device_name: 'mobile',
  app_version: 'v20.00.00',
  alian_device: false,
} as const;

/** Where pushes to this browser go, if it takes any. Nobody waits for it, and nobody fails to log in without it. */
const deviceToken = (): Promise<string> =>
  currentSubscription().then(
    (subscription) => subscription?.endpoint ?? '',
    () => '',
  );

function askCode({ phone, country }: PhoneEntry, resend: boolean) {
  const parsed = parsePhone(phone, country);
  const body = {
    phone: parsed.ok ? parsed.e164digits : phone,
    country,
    resend,
    device_type: 'web',
    device_uuid: session.deviceUuid(),
  };
  return api('POST /api/v1/login', { body });
}
