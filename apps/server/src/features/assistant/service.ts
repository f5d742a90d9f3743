import type { CallOutput } from '@punkt/contract/contract';
import { type AssistantBranch, adviceOnArea } from '@punkt/domain/assistant';
import { readTalk, type SmallTalk } from '@punkt/domain/assistant-talk';
import { pointTypeTerms, SIMPLIFIED_POINT, STANDARD_POINT } from '@punkt/domain/point-type';
import type { Language } from '@punkt/locales/language';
import type { Translate } from '@punkt/locales/translate';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Log } from '../../platform/log/log.ts';
import type { Writer, Written } from '../../providers/assistant/port.ts';
import { type Choice, choose } from './choose.ts';
import { createKnowledge, type PublishedContent } from './knowledge.ts';
import { moneyLines } from './money.ts';
import { escaped, type PublishedPassage, paragraph, textOf } from './passage.ts';
import { CONTACT } from './passages-own.ts';
import { understand as taught, type Understand } from './understanding.ts';

/** «25 метров», «25 м²»: who has named the size is not asked for it again. */
const NAMED = /(?<![\d.,])(\d{1,4})(?:[.,]\d+)?\s*(?:м(?:²|2|етр|\b|\s|$)|кв|m(?:²|2|et|\b)|sq|მ|კვ)/iu;

const areaIn = (question: string): string | null => NAMED.exec(question)?.[1] ?? null;

const LONGEST_NUMBER = 6;

/** The reply to a number: what a room of so many square metres is large enough for. Null for what is no size of a room. */
function adviseOnArea(digits: string, text: Translate): string | null {
  if (digits === '' || digits.length > LONGEST_NUMBER) return null;
  const metres = Number(digits);
  const { minimumArea: standard } = pointTypeTerms[STANDARD_POINT];
  const { minimumArea: simplified, townPopulationLimit: people } = pointTypeTerms[SIMPLIFIED_POINT];
  return text(`assistant.area.${adviceOnArea(metres)}`, { metres, standard, simplified, people });
}

export interface AssistantDeps {
  readonly clock: Pick<Clock, 'now'>;
  readonly log: Pick<Log, 'warn'>;
  readonly texts: (language: Language) => Translate;
  readonly content: (language: Language) => Promise<PublishedContent>;
  /** Puts the passages found into words; without one they are given as they were published. */
  readonly writer?: Writer | undefined;
  /** What a question is about; an evaluation teaches its own. */
  readonly understand?: Understand | undefined;
}

export interface Message {
  readonly request: string;
  readonly branch?: AssistantBranch | undefined;
  readonly language: Language;
}

type Reply = Omit<CallOutput<'POST /bert-api/v2/send-message-promo'>, 'answerTime'>;

/** A reply, and the names of the entries it was made of: what an evaluation looks at. */
interface Considered {
  readonly reply: Reply;
  readonly entries: readonly string[];
}

const NEAREST = 3;

const sourceOf = ({ title, href }: PublishedPassage) => ({ title, href });

export function createAssistantService(deps: AssistantDeps) {
  const { clock, log, texts, content, writer, understand = taught } = deps;
  const knowledge = createKnowledge({ content, texts });

  const say = (talk: Exclude<SmallTalk, 'person'>, text: Translate): Reply => ({
    answer: paragraph(text(`assistant.${talk}`)),
    known: true,
    escalate: false,
  });
  const dontKnow = (text: Translate): Reply => ({
    answer: paragraph(text('assistant.unknown')),
    known: false,
    escalate: true,
  });

  /** Where it is not sure, the nearest entries are offered to choose from, and a person beside them. */
  const offer = (near: readonly PublishedPassage[], text: Translate): Reply => ({
    answer: paragraph(text('assistant.near')),
    known: false,
    escalate: true,
    choices: near.map(({ title }) => ({ title })),
  });

  /** As it was published; of several entries each under its question, and what the rules about money add. */
  function quote({ answers, topics, concepts }: Choice, language: Language): Reply {
    const text = texts(language);
    const [first] = answers;
    if (!first) return dontKnow(text);
    const isHeaded = topics.length > 1;
    const html = answers
      .map((passage) => {
        const heading = isHeaded ? `<p><strong>${escaped(passage.title)}</strong></p>` : '';
        return heading + passage.html(clock.now());
      })
      .join('');
    const lines = moneyLines(topics, concepts, textOf(html), text, language);
    return {
      answer: html + lines.map((line) => paragraph(line)).join(''),
      source: sourceOf(first),
      known: true,
      escalate: answers.some(({ offersPerson }) => offersPerson),
    };
  }

  /** A model reads what a visitor would. */
  const asRead = (passage: PublishedPassage) => ({ ...passage, text: textOf(passage.html(clock.now())) });

  /** Null where a model can't be asked, or has failed: the search then answers by itself. Nothing of the question is logged. */
  const write = async (
    question: string,
    passages: PublishedPassage[],
    language: Language,
  ): Promise<Written | null> =>
    writer && passages.length > 0
      ? writer.write(question, passages.map(asRead), language).catch((error: Error) => {
          log.warn({ reason: error.message }, 'the assistant answers without its model');
          return null;
        })
      : null;

  async function answer(
    question: string,
    language: Language,
  ): Promise<Considered & { readonly choice: Choice }> {
    const text = texts(language);
    const choice = await choose(question, language, await knowledge(language), understand);
    const entries = choice.answers.map(({ id }) => id);
    const written = await write(question, [...choice.grounds], language);
    if (!written) {
      const reply = choice.near.length > 0 ? offer(choice.near, text) : quote(choice, language);
      return { reply, entries, choice };
    }
    const passage = written.passage === null ? undefined : choice.grounds[written.passage];
    if (!passage) return { reply: dontKnow(text), entries: [], choice };
    const lines = written.text.split('\n').filter(Boolean);
    const reply = { answer: paragraph(...lines), source: sourceOf(passage), known: true, escalate: false };
    return { reply, entries: [passage.id], choice };
  }

  /** Whoever asks for a person gets the way to one, whatever else was said. */
  async function contact(language: Language): Promise<Choice> {
    const passage = (await knowledge(language)).byId.get(CONTACT);
    const answers = passage ? [passage] : [];
    return { answers, near: [], grounds: answers, topics: ['contact'], concepts: new Set() };
  }

  async function consider({ request, branch, language }: Message): Promise<Considered> {
    const text = texts(language);
    if (branch === 'numeric') {
      const advice = adviseOnArea(request, text);
      const reply = advice ? { answer: paragraph(advice), known: true, escalate: false } : dontKnow(text);
      return { reply, entries: [] };
    }
    const { talk, question } = readTalk(request);
    if (talk === 'person') return { reply: quote(await contact(language), language), entries: [CONTACT] };
    if (talk) return { reply: say(talk, text), entries: [] };
    // The mark tells which of its sentences are questions.
    const asked = /\?\s*$/.test(request) ? `${question}?` : question;
    const { reply, entries, choice } = await answer(asked, language);
    if (!choice.topics.includes('room') || !choice.concepts.has('area')) return { reply, entries };
    const advice = adviseOnArea(areaIn(question) ?? '', text);
    if (advice) return { reply: { ...reply, answer: paragraph(advice) + reply.answer }, entries };
    const withArea = reply.answer + paragraph(text('assistant.askArea'));
    return { reply: { ...reply, answer: withArea, branch: 'numeric' }, entries };
  }

  return {
    consider,
    /** Learns what questions mean, where that has not been done: whoever asks first need not wait for it. */
    prepare: async (): Promise<void> => {
      await understand('', 'ru');
    },
    /** Names and titles of what it can answer with. */
    entries: async (language: Language) =>
      [...(await knowledge(language)).byId.values()].map(({ id, title }) => [id, title] as const),
    /** Published entries about a question, the surest first, three at most: for whoever is about to write to a person. */
    nearest: async (question: string, language: Language) => {
      const { answers, near } = await choose(question, language, await knowledge(language), understand);
      return [...new Set([...answers, ...near])].slice(0, NEAREST).map(sourceOf);
    },
    /** The answer to one message; nothing of it is kept. */
    ask: async (message: Message) => ({
      ...(await consider(message)).reply,
      answerTime: clock.now().toISOString(),
    }),
  };
}

export type AssistantService = ReturnType<typeof createAssistantService>;
