import { FILE_LIMITS_MB } from '@punkt/domain/files';
import { TICKET_TERMS, TICKET_TEXTS } from '@punkt/domain/ticket-terms';
import { answerDue, asksPhotos, reasonsOf } from '@punkt/domain/tickets';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { BackLink } from '../../../components/back-link.tsx';
import { Button } from '../../../components/button.tsx';
import { ChoiceField } from '../../../components/form/choice-field.tsx';
import { useFocusProblem } from '../../../components/form/form-problems.tsx';
import { SelectField } from '../../../components/form/select-field.tsx';
import { TextArea } from '../../../components/form/text-area.tsx';
import { TextField } from '../../../components/form/text-field.tsx';
import { ScreenTitle } from '../../../components/screen-title.tsx';
import { UploadField } from '../../../components/upload/upload-field.tsx';
import { useNow } from '../../../lib/account/use-now.ts';
import { useUser } from '../../../lib/account/user-query.ts';
import { api } from '../../../lib/client.ts';
import { deadlineDate } from '../../../lib/deadline.ts';
import { isOwner } from '../../../lib/guards.ts';
import { useText } from '../../../lib/i18n.tsx';
import { useMessage } from '../../../lib/use-message.ts';
import { ALL_TYPES } from '../list/ticket-filter.ts';
import { acceptedQuery } from '../ticket-queries.ts';
import styles from './create-screen.module.css';
import type { OpenedTicket } from './ticket-draft.ts';
import { type TicketFormState, useTicketForm } from './use-ticket-form.ts';

export function CreateTicketScreen({ opened }: { readonly opened: OpenedTicket }) {
  const text = useText();
  const form = useTicketForm(opened);
  const element = useRef<HTMLFormElement>(null);
  useFocusProblem(element, form.attempt);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    form.send();
  };
  return (
    <>
      <BackLink to="/lk/tickets">{text('tickets.back')}</BackLink>
      <ScreenTitle title={text('tickets.create.title')} />
      <div className={styles.screen}>
        <form ref={element} className={styles.form} onSubmit={submit} noValidate>
          <Topic form={form} />
          <Words form={form} />
          <Files form={form} />
          <div className={styles.foot}>
            <Button type="submit" busy={form.busy}>
              {text('tickets.create.send')}
            </Button>
            {!form.isEmpty && (
              <Button look="quiet" onClick={form.clear}>
                {text('tickets.create.clear')}
              </Button>
            )}
            <p role="status">
              {form.waiting
                ? text('tickets.create.files.going')
                : !form.isEmpty &&
                  text(form.saved === 'saved' ? 'tickets.create.saved.everywhere' : 'tickets.create.saved')}
            </p>
          </div>
        </form>
        <Help words={form.draft.description} />
      </div>
    </>
  );
}

function Topic({ form }: { readonly form: TicketFormState }) {
  const text = useText();
  const say = useMessage();
  const now = useNow();
  const { draft, problems } = form;
  const { type } = draft;
  const reasons = type === null ? [] : reasonsOf(type);
  const words = (problem: string | undefined) => problem && say(problem);
  return (
    <>
      <ChoiceField
        id="ticket-type"
        label={text('tickets.create.topic')}
        value={type === null ? '' : String(type)}
        options={ALL_TYPES.map((each) => ({ value: String(each), label: text(`tickets.type.${each}`) }))}
        error={words(problems.type)}
        hint={
          type === null
            ? undefined
            : text('tickets.create.topic.hint', {
                type: text(`tickets.type.${type}`),
                date: deadlineDate(answerDue(type, now).toISOString()),
              })
        }
        onChange={(chosen) => {
          const known = ALL_TYPES.find((each) => String(each) === chosen);
          if (known) form.changeType(known);
        }}
      />
      {reasons.length > 0 && (
        <ChoiceField
          id="ticket-reason"
          label={text('tickets.create.reason')}
          value={draft.reason ?? ''}
          options={[
            ...reasons.map((reason) => ({
              value: reason as string,
              label: text(`tickets.reason.${reason}`),
            })),
            { value: '', label: text('tickets.reason.other') },
          ]}
          error={words(problems.reason)}
          onChange={(chosen) => form.change({ reason: reasons.find((reason) => reason === chosen) ?? null })}
        />
      )}
      <Application form={form} error={words(problems.orderId)} />
    </>
  );
}

interface ApplicationProps {
  readonly form: TicketFormState;
  readonly error: string | undefined;
}

/** Whoever has no approved application is not asked for one. */
function Application({ form, error }: ApplicationProps) {
  const text = useText();
  const owner = isOwner(useUser());
  const { data } = useQuery({ ...acceptedQuery, enabled: owner });
  const { orderId } = form.draft;
  const known = data?.data ?? [];
  if (known.length === 0 && orderId === null) return null;
  const asked = orderId !== null && !known.some(({ id }) => id === orderId) ? [orderId] : [];
  return (
    <SelectField
      id="ticket-order"
      label={text('tickets.create.order')}
      hint={text('tickets.create.order.hint')}
      optional
      value={orderId ?? ''}
      options={[
        { value: '', label: text('tickets.create.order.none') },
        ...asked.map((id) => ({ value: id, label: text('tickets.page.order', { id }) })),
        ...known.map(({ id, fullAddress }) => ({ value: id, label: `№\u00a0${id}, ${fullAddress}` })),
      ]}
      error={error}
      onChange={(id) => form.change({ orderId: id || null })}
    />
  );
}

function Words({ form }: { readonly form: TicketFormState }) {
  const text = useText();
  const say = useMessage();
  const { draft, problems } = form;
  const count = [...draft.description.trim()].length;
  const { max } = TICKET_TEXTS.description;
  return (
    <>
      <TextArea
        id="ticket-description"
        label={text('tickets.create.description')}
        hint={text('tickets.create.description.hint')}
        value={draft.description}
        counter={{ text: text('tickets.create.count', { count, max }), wrong: count > max }}
        error={problems.description && say(problems.description)}
        onChange={(description) => form.change({ description })}
      />
      <TextField
        id="ticket-link"
        label={text('tickets.create.link')}
        hint={text('tickets.create.link.hint')}
        optional
        inputMode="url"
        type="url"
        value={draft.link}
        error={problems.link && say(problems.link)}
        onChange={(link) => form.change({ link })}
      />
    </>
  );
}

const PAUSE_MS = 800;

/** Answers that are published already; whoever wants a person goes on. They come while one types, where they move nothing. */
function Help({ words }: { readonly words: string }) {
  const text = useText();
  const [asked, setAsked] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setAsked(words.trim()), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [words]);
  const { data } = useQuery({
    queryKey: ['ticket-help', asked],
    queryFn: ({ signal }) => api('POST /api/v4/tickets/help', { body: { words: asked } }, { signal }),
    enabled: asked.length >= TICKET_TEXTS.description.min && asked.length <= TICKET_TEXTS.description.max,
    placeholderData: keepPreviousData,
    meta: { shown: true },
  });
  const found = data?.data ?? [];
  return (
    <div className={styles.beside} aria-live="polite">
      {found.length > 0 && (
        <section className={styles.help} aria-labelledby="help">
          <h2 id="help">{text('tickets.create.help')}</h2>
          <ul>
            {found.map(({ title, href }) => (
              <li key={href + title}>
                <a href={href} target="_blank" rel="noreferrer">
                  {title}
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

function Files({ form }: { readonly form: TicketFormState }) {
  const text = useText();
  const { draft, problems, place } = form;
  const required = draft.type !== null && asksPhotos(draft.type);
  const limits = { count: TICKET_TERMS.files, size: FILE_LIMITS_MB.ticket };
  const hint = text('tickets.create.files.hint', limits);
  return (
    <UploadField
      id="ticket-files"
      label={text('tickets.create.files')}
      hint={required ? `${text('tickets.create.files.required')} ${hint}` : hint}
      place={place}
      ids={draft.files}
      onIds={form.changeFiles}
      error={problems.files}
    />
  );
}
