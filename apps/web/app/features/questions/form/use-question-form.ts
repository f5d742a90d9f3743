import { type FormEvent, useEffect, useState } from 'react';
import { api } from '../../../lib/client.ts';
import { countLate } from '../../../lib/site/count-late.ts';
import {
  bodyOf,
  FIELDS,
  type FieldName,
  firstForm,
  forgetForm,
  isFieldName,
  keepForm,
  problemsOf,
  type Values,
} from './question-form.ts';

type Phase = 'editing' | 'sending' | 'sent';

/** A person fills it in by hand; a program that fills in everything fills in the hidden field too. */
const honeypotOf = (form: HTMLFormElement): string => String(new FormData(form).get('website') ?? '');

export function useQuestionForm(initialMessage: string) {
  const [values, setValues] = useState(() => firstForm(initialMessage));
  const [touched, setTouched] = useState<readonly FieldName[]>([]);
  const [phase, setPhase] = useState<Phase>('editing');
  const [due, setDue] = useState<string>();
  const [failure, setFailure] = useState<unknown>(null);
  useEffect(() => keepForm(values), [values]);
  // Closing forgets; a page that is loaded anew closes nothing.
  useEffect(() => forgetForm, []);
  const problems = problemsOf(values);
  const missing = FIELDS.filter((field) => problems[field] !== undefined);

  const send = async (form: HTMLFormElement) => {
    setPhase('sending');
    setFailure(null);
    try {
      const body = { ...bodyOf(values), website: honeypotOf(form) };
      const { dueDate } = await api('POST /api/v4/ticket/promo-site-contact', { body });
      forgetForm();
      // An instance of the release before names no day.
      setDue(dueDate);
      setPhase('sent');
      countLate('question_sent');
    } catch (error) {
      setFailure(error);
      setPhase('editing');
    }
  };
  return {
    values,
    phase,
    /** By when it is answered, once it is sent. */
    due,
    failure,
    missing,
    /** The rule's words, once the field was left or the form was tried. */
    problem: (field: FieldName) => (touched.includes(field) ? problems[field] : undefined),
    change: (change: Partial<Values>) => setValues((known) => ({ ...known, ...change })),
    leave: (field: string) => isFieldName(field) && setTouched((known) => [...new Set([...known, field])]),
    /** Enter in a field of a form that can't be sent yet: says everything at once. */
    showProblems: () => setTouched(FIELDS),
    submit: (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault();
      if (phase === 'editing' && missing.length === 0) void send(event.currentTarget);
    },
  };
}

export type QuestionFormState = ReturnType<typeof useQuestionForm>;
