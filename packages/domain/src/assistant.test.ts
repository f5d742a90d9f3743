import { describe, expect, it } from 'vitest';
import { adviceOnArea, checkAssistantMessage, cleanAssistantMessage } from './assistant.ts';
import { readTalk } from './assistant-talk.ts';

describe('a message to the assistant', () => {
  it.each([
    ['а', undefined, null],
    ['я'.repeat(1_000), undefined, null],
    [`  ${'я'.repeat(1_000)}  `, undefined, null],
    ['😀'.repeat(1_000), undefined, null],
    ['', undefined, 'validation.required'],
    [' \n\t ', undefined, 'validation.required'],
    ['\u200b\u200b', undefined, 'validation.required'],
    ['я'.repeat(1_001), undefined, 'validation.maxLength|{"count":1000}'],
    ['35 м²', 'numeric', null],
    ['тридцать', 'numeric', 'validation.required'],
  ] as const)('%j (%s): %s', (text, branch, problem) => {
    expect(checkAssistantMessage(text, branch)).toBe(problem);
  });

  it('loses what no eye sees, and all but the digits in the numeric branch', () => {
    expect(cleanAssistantMessage(' Какая\nплощадь\u200b? ')).toBe('Какая площадь?');
    expect(cleanAssistantMessage('около 35,5 м', 'numeric')).toBe('35');
  });

  it.each([
    ['25 м2', '25'],
    ['25м²', '25'],
    ['25 кв.м', '25'],
    ['25 кв. м2', '25'],
    ['25 m2', '25'],
    ['25 sq m', '25'],
    ['25 მ2', '25'],
    ['25,5', '25'],
    ['20–30', '20'],
    ['от 20 до 30', '20'],
    ['1 000 м', '1000'],
    ['2 комнаты', '2'],
  ])('one number is read from %j', (text, number) => {
    expect(cleanAssistantMessage(text, 'numeric')).toBe(number);
  });
});

it.each([
  [0, 'small'],
  [9, 'small'],
  [10, 'simplified'],
  [29, 'simplified'],
  [30, 'standard'],
])('%i m² is enough for: %s', (metres, advice) => {
  expect(adviceOnArea(metres)).toBe(advice);
});

describe('small talk', () => {
  it.each([
    ['Привет', 'greeting'],
    ['здравствуйте!!!', 'greeting'],
    ['Здраствуйте', 'greeting'],
    ['добрый вечер', 'greeting'],
    ['доброе утро', 'greeting'],
    ['Добрый день 🙂', 'greeting'],
    ['hello', 'greeting'],
    ['გამარჯობა', 'greeting'],
    ['спасибо большое', 'thanks'],
    ['Понятно, спасибо', null],
    ['спасибо за помощь', 'thanks'],
    ['thank you', 'thanks'],
    ['Здравствуйте, спасибо', 'thanks'],
    ['позовите оператора', 'person'],
    ['хочу поговорить с живым человеком', 'person'],
    ['менеджер', 'person'],
    ['Здравствуйте, соедините с менеджером', 'person'],
    ['нужен живой человек', 'person'],
    ['მენეჯერთან დამაკავშირეთ', 'person'],
    ['მენეჯერი', 'person'],
    ['მენეჯერი მეყოლება?', null],
    ['приветствие гостей', null],
    ['хочу открыть пункт в селе на 2000 человек', null],
    ['', null],
  ])('%j: %s', (text, talk) => {
    expect(readTalk(text).talk).toBe(talk);
  });

  it('is taken off a question', () => {
    expect(readTalk('Здравствуйте! Какая нужна площадь?')).toEqual({
      talk: null,
      question: 'Какая нужна площадь',
    });
  });
});
