/** What is said around questions: a greeting, thanks, the wish for a living person. */
export type SmallTalk = 'greeting' | 'thanks' | 'person';

/** A letter or a digit follows no more: `\b` knows Latin letters only. */
const END = String.raw`(?![\p{L}\d])`;
const phrase = (...words: readonly string[]): RegExp => new RegExp(`^(?:${words.join('|')})${END}`, 'iu');

const GREETING = phrase(
  'здра[вс]+т?в?уй(?:те)?',
  'добр(?:ый|ого) (?:день|вечер|дня|утра|вечера|времени суток)',
  'доброе утро',
  'при+ве+т(?:ик|ствую)?',
  'салют',
  'хай',
  'hello',
  'hi',
  'good (?:morning|day|afternoon|evening)',
  'გამარჯობა(?:თ)?',
  'სალამი',
);

const THANKS = phrase(
  '(?:большое |огромное )?спасиб[оа](?: большое| огромное| вам)?',
  'благодарю(?: вас)?',
  'спс',
  'thanks?(?: you)?(?: very much| a lot)?',
  '(?:დიდი )?მადლობა',
);

/** Around the two above, and meaning nothing of their own. */
const FILLER = phrase(
  'вам',
  'всем',
  'ещё раз',
  'еще раз',
  'за (?:ответ|помощь|информацию)',
  'понятно',
  'ясно',
  'ок',
);

const PERSON = new RegExp(
  [
    String.raw`(?:позов|соедин|переключ|свяжи|связаться|поговорить)\p{L}*.{0,30}(?:оператор|менеджер|человек)`,
    String.raw`^(?:нужен |хочу |дайте )?(?:жив(?:ой|ого) )?(?:оператор|менеджер|человек)\p{L}*$`,
    '(?:talk|speak|connect).{0,20}(?:human|person|manager|operator)',
    String.raw`^(?:მინდა |მჭირდება )?(?:მენეჯერ|ოპერატორ)\p{L}*$`,
    String.raw`(?:დამაკავშირ|გადამრთ|საუბარ|ლაპარაკ)\p{L}*.{0,30}(?:მენეჯერ|ოპერატორ|ადამიან)`,
    String.raw`(?:მენეჯერ|ოპერატორ|ადამიან)\p{L}*.{0,20}(?:დამაკავშირ|გადამრთ|საუბარ|ლაპარაკ)`,
  ].join('|'),
  'iu',
);

const trimmed = (text: string): string => text.replace(/^[\s\p{P}\p{S}]+|[\s\p{P}\p{S}]+$/gu, '');

/** Takes greetings and thanks off the front, and says which there were. */
function peel(text: string): { readonly rest: string; readonly found: SmallTalk | null } {
  let rest = trimmed(text);
  let found: SmallTalk | null = null;
  for (;;) {
    const kind = GREETING.test(rest) ? 'greeting' : THANKS.test(rest) ? 'thanks' : null;
    if (!kind && !(found && FILLER.test(rest))) return { rest, found };
    const [words = ''] =
      (kind === 'greeting' ? GREETING : kind === 'thanks' ? THANKS : FILLER).exec(rest) ?? [];
    found = kind ?? found;
    rest = trimmed(rest.slice(words.length));
  }
}

/** `talk` where nothing but that was said; else what is asked, without the greeting before it. */
export function readTalk(text: string): { readonly talk: SmallTalk | null; readonly question: string } {
  const { rest, found } = peel(text);
  if (PERSON.test(rest)) return { talk: 'person', question: rest };
  return rest === '' ? { talk: found, question: '' } : { talk: null, question: rest };
}
