import type { Language } from '@punkt/locales/language';
import { LETTER_TABLE, type Mail } from '../../providers/mail/port.ts';
import type { NotificationRow } from './tables.ts';
import { type Texts, wordsOf } from './words.ts';

/** Each in the area that the notice leads to: staff have no account area. */
const preferencesOf = (link: string): string =>
  `${link.startsWith('/manage') ? '/manage' : '/lk'}/notifications#preferences`;

const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

interface Letter {
  readonly title: string;
  readonly text: string;
  readonly open: string;
  readonly link: string;
  readonly why: string;
  readonly preferences: string;
  readonly preferencesLink: string;
  readonly language: Language;
}

/** The subject says the title already. */
const plain = ({ text, open, link, why, preferencesLink }: Letter): string =>
  `${text}\n\n${open}: ${link}\n\n--\n${why}\n${preferencesLink}\n`;

/** Tables and styles in place: mail programs know little else. No picture, so nothing has to be loaded. */
function html(letter: Letter): string {
  const safe = Object.fromEntries(Object.entries(letter).map(([name, value]) => [name, escapeHtml(value)]));
  return `<!doctype html><html lang="${safe.language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${safe.title}</title></head>
<body style="margin:0;padding:24px;background:#faf9f6;color:#15201f;font:16px/1.5 system-ui,sans-serif">
<table role="presentation" style="${LETTER_TABLE}"><tr><td>
<h1 style="margin:0 0 12px;font-size:22px;line-height:1.3">${safe.title}</h1>
<p style="margin:0 0 24px">${safe.text}</p>
<p style="margin:0 0 32px"><a href="${safe.link}" style="display:inline-block;padding:12px 20px;border-radius:12px;background:#0e6f6a;color:#ffffff;text-decoration:none;font-weight:600">${safe.open}</a></p>
<p style="margin:0;padding-top:16px;border-top:1px solid #dcdad3;color:#55605f;font-size:14px">${safe.why} <a href="${safe.preferencesLink}" style="color:#0e6f6a">${safe.preferences}</a></p>
</td></tr></table></body></html>`;
}

export interface Envelope {
  readonly notice: NotificationRow;
  readonly to: string;
  readonly language: Language;
  readonly texts: Texts;
  /** `https://punkt.example`, without a slash at the end. */
  readonly origin: string;
}

/** What happened as an e-mail, for eyes and for programs that show no HTML. */
export function letterOf({ notice, to, language, texts, origin }: Envelope): Mail {
  const translate = texts(language);
  const words = wordsOf(notice, language, texts);
  const letter: Letter = {
    ...words,
    language,
    open: translate('notices.mail.open'),
    link: origin + notice.link,
    why: translate('notices.mail.why'),
    preferences: translate('notices.mail.preferences'),
    preferencesLink: origin + preferencesOf(notice.link),
  };
  const id = `notice-${notice.id}@${new URL(origin).hostname}`;
  return { to, subject: words.title, text: plain(letter), html: html(letter), id };
}
