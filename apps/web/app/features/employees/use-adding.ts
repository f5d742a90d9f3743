import type { CountryCode } from '@punkt/domain/country-code';
import { asksSnils, EMPLOYEE_FIELDS, type EmployeeForm, employeeProblems } from '@punkt/domain/employees';
import { formatNational } from '@punkt/domain/phone';
import { useRef, useState } from 'react';
import type { PendingCode } from '../../components/login/login-memory.ts';
import { useErrorSentence } from '../../components/login/use-error-sentence.ts';
import { ApiError, NetworkError } from '../../lib/api-error.ts';
import { api } from '../../lib/client.ts';
import { type RecordForm, useRecord, useRecordForm } from '../../lib/forms/use-record-form.ts';
import { notifyError } from '../../lib/notifications/notify-error.ts';
import { readAgain } from './employee-queries.ts';

interface Asked extends PendingCode {
  readonly code: string | undefined;
}

/** What the server knows of this phone already. */
export interface Known {
  readonly kind: 'exists' | 'deleted';
  readonly userId: string;
  /** Whose number this was: another one is somebody else's. */
  readonly phone: string;
}

export const DATA = 0;
export const CODE = 1;
export const MORE = 2;

const isFor = (asked: Asked, { country, phone }: EmployeeForm): boolean =>
  asked.country === country && asked.phone === formatNational(phone, country);

/** The form, the code that is on its way, and who was added. */
export function useAdding(pointId: string, country: CountryCode) {
  const sentence = useErrorSentence();
  const [initial] = useState<EmployeeForm>({ first_name: '', last_name: '', country, phone: '', snils: '' });
  const form: RecordForm<EmployeeForm> = useRecordForm(useRecord(initial), {
    table: EMPLOYEE_FIELDS,
    check: employeeProblems,
  });
  const [asked, setAsked] = useState<Asked>();
  /** The data are open again while a code is on its way. */
  const [editing, setEditing] = useState(false);
  const [added, setAdded] = useState<string>();
  const [known, setKnown] = useState<Known>();
  const [busy, setBusy] = useState(false);
  /** A code was sent and no answer came: the person may work here already. */
  const unanswered = useRef(false);

  const body = () => {
    const { snils, ...rest } = form.latest();
    return { ...rest, snils: asksSnils(rest.country) ? snils : '', pickpoint_id: pointId };
  };
  const joined = (userId: string): void => {
    setAdded(userId);
    void readAgain();
  };
  /** Whether a refusal only says that the lost answer was a yes. */
  const wasAdded = (error: unknown): boolean => {
    if (!unanswered.current || !(error instanceof ApiError) || error.code !== 'employee_exists') return false;
    joined(String(error.data.user_id));
    return true;
  };
  /** Places of the form that the server refused go back to their fields, and so does who is known already. */
  const refused = (error: unknown): void => {
    if (!(error instanceof ApiError)) return;
    if (error.code === 'validation_failed')
      form.refuse(Object.fromEntries(error.errors.map(({ path, message }) => [path, message])));
    const kind = ({ employee_exists: 'exists', employee_deleted: 'deleted' } as const)[String(error.code)];
    if (!kind) return;
    setKnown({ kind, userId: String(error.data.user_id), phone: form.latest().phone });
    setAsked(undefined);
  };
  const ask = async (): Promise<string | undefined> => {
    try {
      const answer = await api('POST /api/v3/pickpoint/user/add/verify', { body: body() });
      const now = Date.now();
      const { country: code, phone } = form.latest();
      setAsked({
        country: code,
        phone: formatNational(phone, code),
        token: answer.token,
        codeLength: answer.code_length,
        resendAt: now + answer.resend_after * 1000,
        askedAt: now,
        code: answer.code,
      });
      setEditing(false);
      return undefined;
    } catch (error) {
      if (wasAdded(error)) return undefined;
      refused(error);
      notifyError(error, 'employees.failed.verify');
      return sentence(error);
    }
  };
  return {
    form,
    asked,
    added,
    known: known?.phone === form.record.phone ? known : undefined,
    busy,
    step: added ? MORE : asked && !editing ? CODE : DATA,
    ask,
    back: () => setEditing(true),
    send: async (): Promise<void> => {
      setKnown(undefined);
      if (!form.tryOn() || busy) return;
      // The name was mended, not the number: the code that was sent is still good, and another one is refused until the wait is over.
      if (asked && isFor(asked, form.latest()) && asked.resendAt > Date.now()) return setEditing(false);
      unanswered.current = false;
      setBusy(true);
      await ask();
      setBusy(false);
    },
    confirm: async (code: string): Promise<string | undefined> => {
      try {
        const sent = { ...body(), token: asked?.token ?? '', code };
        const { user_id } = await api('POST /api/v3/pickpoint/user/add', { body: sent });
        joined(user_id);
        return undefined;
      } catch (error) {
        if (wasAdded(error)) return undefined;
        if (error instanceof NetworkError) unanswered.current = true;
        refused(error);
        if (!(error instanceof ApiError) || error.code !== 'code_wrong')
          notifyError(error, 'employees.failed.add');
        return sentence(error);
      }
    },
  };
}

export type Adding = ReturnType<typeof useAdding>;
