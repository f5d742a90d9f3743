import { randomUUID } from 'node:crypto';
import { blankEntry, blankWords, type ContentDocument, type Words } from '@punkt/domain/content-document';
import { addSeconds, type Clock } from '../../platform/clock/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Caller, Origin } from '../../platform/http/caller.ts';
import { lastVersion } from './content-store.ts';
import type { Editor } from './editor.ts';
import type { Scheduling } from './scheduling.ts';
import { entryId } from './translations.ts';

export const CONTENT_EXAMPLES_JOB = 'content.examples';
const WEEK_SECONDS = 7 * 86_400;

interface ExampleDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly editor: Editor;
  readonly scheduling: Scheduling;
  readonly admin: () => Promise<string | undefined>;
}

const MALL: Words = {
  ru: 'Можно ли открыть пункт в торговом центре?',
  ka: 'შეიძლება პუნქტის გახსნა სავაჭრო ცენტრში?',
  en: 'Can I open a point in a shopping centre?',
  stale: [],
};
const SHORT: Words = {
  ru: '<p>Да, если у помещения есть отдельный вход.</p>',
  ka: '<p>დიახ, თუ ფართს ცალკე შესასვლელი აქვს.</p>',
  en: '<p>Yes, if the room has an entrance of its own.</p>',
  stale: [],
};
const LONG: Words = {
  ru: '<p>Да, если у помещения есть отдельный вход и центр открыт не меньше шести часов в день.</p>',
  ka: '<p>დიახ, თუ ფართს ცალკე შესასვლელი აქვს და ცენტრი დღეში სულ მცირე ექვსი საათი ღიაა.</p>',
  en: '<p>Yes, if the room has an entrance of its own and the centre is open at least six hours a day.</p>',
  stale: [],
};

const DAMAGED: Words = {
  ru: 'Что делать, если заказ пришёл повреждённым?',
  ka: 'რა ვქნა, თუ შეკვეთა დაზიანებული მოვიდა?',
  en: 'What if an order arrives damaged?',
  stale: [],
};
/** Without English: whoever looks around finds a warning, and nothing that keeps the draft from being published. */
const REPORT: Words = {
  ru: '<p>Отметьте это при приёмке, до выдачи клиенту, приложите фото и напишите менеджеру в обращении. За повреждения в дороге пункт не отвечает.</p>',
  ka: '<p>მონიშნეთ ეს მიღებისას, კლიენტისთვის გადაცემამდე, დაურთეთ ფოტო და მისწერეთ მენეჯერს. გზაში მიღებულ დაზიანებაზე პუნქტი პასუხს არ აგებს.</p>',
  en: '',
  stale: [],
};

/** A question at the end of the standard ones; one with the same id is replaced. */
function withQuestion(document: ContentDocument, seed: string, question: Words, answer: Words) {
  const entry = { ...blankEntry('faq', 'standard', entryId(seed)), question, answer };
  return document.sections.flatMap((section) => {
    if (section.type !== 'faq') return [];
    const others = section.lists.standard.filter(({ id }) => id !== entry.id);
    return [{ ...section, lists: { ...section.lists, standard: [...others, entry] } }];
  });
}

const ORIGIN: Origin = { requestId: 'examples', address: '127.0.0.1' };

/** Three versions, a planned publication and a draft, for whoever looks around the sandbox. */
export const createContentExamples =
  ({ db, clock, editor, scheduling, admin }: ExampleDeps) =>
  async (): Promise<void> => {
    const userId = await admin();
    // Somebody has published already: nothing of it is touched.
    if (!userId || (await lastVersion(db)) !== 1) return;
    const caller: Caller = {
      userId,
      sessionId: randomUUID(),
      pickpointId: null,
      staffRoles: ['contentAdmin'],
    };
    const write = async (seed: string, question: Words, answer: Words) => {
      const { document, revision, baseVersion } = await editor.draft(caller);
      const saved = await editor.save(
        caller,
        { revision, sections: withQuestion(document, seed, question, answer) },
        ORIGIN,
      );
      return { revision: saved.revision, baseVersion };
    };
    for (const answer of [SHORT, LONG])
      await editor.publish(caller, await write('example: mall', MALL, answer), ORIGIN);
    const winter = blankWords('Работает ли пункт в праздники?');
    const planned = await write(
      'example: holidays',
      winter,
      blankWords('<p>Да, по расписанию из заявки.</p>'),
    );
    await scheduling.plan(caller, { ...planned, at: addSeconds(clock.now(), WEEK_SECONDS) }, ORIGIN);
    await write('example: parcels', DAMAGED, REPORT);
  };
