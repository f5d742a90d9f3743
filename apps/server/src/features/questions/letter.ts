import { escapeHtml } from '../../platform/papers/html.ts';
import type { Mail } from '../../providers/mail/port.ts';
import type { QuestionDeps } from './deps.ts';
import type { Question } from './tables.ts';

const paragraph = (text: string, style: string): string =>
  `<p style="${style}">${escapeHtml(text).replaceAll('\n', '<br>')}</p>`;

/** The answer with the question below it, for eyes and for programs that show no HTML. Every word of it is text, never markup. */
export function letterOf(question: Question, { texts, host }: Pick<QuestionDeps, 'texts' | 'host'>): Mail {
  const translate = texts(question.language);
  const say = (key: 'subject' | 'greeting' | 'asked' | 'signed') => translate(`questionMail.${key}`);
  const { answer, message, email } = question;
  const text = `${say('greeting')}\n\n${answer}\n\n${say('signed')}\n\n--\n${say('asked')}\n${message}\n`;
  const html = `<!doctype html><html lang="${question.language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(say('subject'))}</title></head>
<body style="margin:0;padding:24px;background:#faf9f6;color:#15201f;font:16px/1.5 system-ui,sans-serif">
<table role="presentation" style="max-width:560px;margin:0 auto;border-spacing:0"><tr><td>
${paragraph(say('greeting'), 'margin:0 0 16px')}
${paragraph(answer, 'margin:0 0 24px')}
${paragraph(say('signed'), 'margin:0 0 24px')}
${paragraph(say('asked'), 'margin:0;padding-top:16px;border-top:1px solid #dcdad3;color:#55605f;font-size:14px')}
${paragraph(message, 'margin:0;color:#55605f;font-size:14px')}
</td></tr></table></body></html>`;
  return { to: email, subject: say('subject'), text, html, id: `question-${question.id}@${host}` };
}
