import type { CallOutput } from '@punkt/contract/contract';
import type { AssistantBranch } from '@punkt/domain/assistant';
import { readTalk, type SmallTalk } from '@punkt/domain/assistant-talk';
import type { Language } from '@punkt/locales/language';
import type { Translate } from '@punkt/locales/translate';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Log } from '../../platform/log/log.ts';
import type { Finding, Writer, Written } from '../../providers/assistant/port.ts';
import { adviseOnArea, areaIn, isAboutArea } from './area.ts';
import { createKnowledge, type PublishedContent } from './knowledge.ts';
import { type PublishedPassage, paragraph, textOf } from './passage.ts';

export interface AssistantDeps {
  readonly clock: Clock;
  readonly log: Log;
  readonly texts: (language: Language) => Translate;
  readonly content: (language: Language) => Promise<PublishedContent>;
  /** Puts the passages found into words; without one they are given as they were published. */
  readonly writer?: Writer | undefined;
}

export interface Message {
  readonly request: string;
  readonly branch?: AssistantBranch | undefined;
  readonly language: Language;
}

type Reply = Omit<CallOutput<'POST /bert-api/v2/send-message-promo'>, 'answerTime'>;

/** So many passages are shown to a model. */
const GROUNDS = 4;

const sourceOf = ({ title, href }: PublishedPassage) => ({ title, href });

export function createAssistantService({ clock, log, texts, content, writer }: AssistantDeps) {
  const knowledge = createKnowledge({ content, texts });

  const say = (talk: SmallTalk, text: Translate): Reply => ({
    answer: paragraph(text(`assistant.${talk}`)),
    known: true,
    escalate: talk === 'person',
  });
  const dontKnow = (text: Translate): Reply => ({
    answer: paragraph(text('assistant.unknown')),
    known: false,
    escalate: true,
  });

  /** As it was published; what only comes near the question is given as such, and a person is offered. */
  const quote = (found: Finding<PublishedPassage> | undefined, text: Translate): Reply => {
    if (!found?.isSure) return dontKnow(text);
    const { passage, isWhole } = found;
    const before = isWhole ? '' : paragraph(text('assistant.near', { title: passage.title }));
    const answer = before + passage.html(clock.now());
    return { answer, source: sourceOf(passage), known: true, escalate: !isWhole };
  };

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

  async function answer(question: string, language: Language): Promise<Reply> {
    const text = texts(language);
    const found = (await knowledge(language)).find(question, GROUNDS);
    const passages = found.map(({ passage }) => passage);
    const written = await write(question, passages, language);
    if (!written) return quote(found[0], text);
    const passage = written.passage === null ? undefined : passages[written.passage];
    if (!passage) return dontKnow(text);
    const lines = written.text.split('\n').filter(Boolean);
    return { answer: paragraph(...lines), source: sourceOf(passage), known: true, escalate: false };
  }

  async function reply({ request, branch, language }: Message): Promise<Reply> {
    const text = texts(language);
    if (branch === 'numeric') {
      const advice = adviseOnArea(request, text);
      return advice ? { answer: paragraph(advice), known: true, escalate: false } : dontKnow(text);
    }
    const { talk, question } = readTalk(request);
    if (talk) return say(talk, text);
    const given = await answer(question, language);
    if (!given.known || !isAboutArea(question, language)) return given;
    const advice = adviseOnArea(areaIn(question) ?? '', text);
    if (advice) return { ...given, answer: paragraph(advice) + given.answer };
    return { ...given, answer: given.answer + paragraph(text('assistant.askArea')), branch: 'numeric' };
  }

  return {
    /** The answer to one message; nothing of it is kept. */
    ask: async (message: Message) => ({
      ...(await reply(message)),
      answerTime: clock.now().toISOString(),
    }),
  };
}

export type AssistantService = ReturnType<typeof createAssistantService>;
