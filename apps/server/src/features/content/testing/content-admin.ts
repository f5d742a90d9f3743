import type { Call, CallInput, CallOutput } from '@punkt/contract/contract';
import { type ContentDocument, withText } from '@punkt/domain/content-document';
import type { Language } from '@punkt/domain/language';
import { logIn, type TestApp } from '../../../../test/harness.ts';
import { transaction } from '../../../platform/database/transaction.ts';
import { createAuthAdmin } from '../../auth/admin.ts';

let phones = 79_280_000_000;

/** Somebody new who edits the site, signed in. */
export async function contentAdmin(app: TestApp) {
  phones += 1;
  const phone = String(phones);
  const accounts = createAuthAdmin(app.clock);
  const userId = await transaction(app.db, async (tx) => {
    const id = await accounts.ensureUser(tx, phone, 'RU');
    await accounts.grantRole(tx, id, 'contentAdmin', null);
    return id;
  });
  let { access: token } = await logIn(app, phone);
  return {
    userId,
    token: () => token,
    call: <N extends Call>(name: N, input: CallInput<N>) => app.call(name, input, { token }),
    /** After the clock has jumped: sessions do not outlive it. */
    signInAgain: async () => {
      token = (await logIn(app, phone)).access;
    },
  };
}

export type Draft = CallOutput<'GET /api/v2/manage/content/draft'>;
export type Admin = Awaited<ReturnType<typeof contentAdmin>>;

export const draftOf = async ({ call }: Admin): Promise<Draft> =>
  (await call('GET /api/v2/manage/content/draft', {})).body;

export const faqOf = (document: ContentDocument) => {
  const section = document.sections.find(({ type }) => type === 'faq');
  if (section?.type !== 'faq') throw new Error('no questions');
  return section;
};

/** The section of questions with its title changed in a language. */
export const titled = (document: ContentDocument, language: Language, text: string) => {
  const section = faqOf(document);
  return { ...section, fields: { title: withText(section.fields.title, language, text) } };
};

export const answered = (document: ContentDocument, text: string) => {
  const section = faqOf(document);
  const [first, ...rest] = section.lists.standard;
  if (!first) throw new Error('no question');
  const standard = [{ ...first, answer: withText(first.answer, 'ru', text) }, ...rest];
  return { ...section, lists: { ...section.lists, standard } };
};

export async function save(
  admin: Admin,
  sections: ContentDocument['sections'],
  revision: number,
  base_version?: number,
) {
  const body = { revision, sections: [...sections], ...(base_version && { base_version }) };
  return admin.call('POST /api/v2/manage/content/draft', { body });
}

/** A draft with another title, saved. */
export async function begun(admin: Admin, title: string, language: Language = 'ru') {
  const draft = await draftOf(admin);
  const saved = await save(admin, [titled(draft.document, language, title)], draft.revision);
  if (saved.status !== 200) throw new Error(saved.error.message);
  return { ...draft, revision: saved.body.revision };
}

export const publishDraft = (
  admin: Admin,
  { revision, base_version }: Pick<Draft, 'revision' | 'base_version'>,
) => admin.call('POST /api/v2/manage/content/publish', { body: { revision, base_version } });

export const titleIn = async (app: TestApp, language: Language = 'ru') =>
  (await app.call('GET /content/promo-content-sections/v2', { query: { language } })).body.sections[0]?.title;

export const advance = (app: TestApp, seconds: number) =>
  app.call('POST /api/v4/sandbox/clock', { body: { advance_seconds: seconds } });
