import { request } from 'undici';
import { createOutboundClient, failureOf, Refused, readJson } from '../outbound-client.ts';
import { readAnswer } from './openai-answers.ts';
import type { Writer } from './port.ts';
import { messagesOf } from './prompt.ts';

export interface OpenAiOptions {
  /** Of any compatible service, up to its version: `https://api.openai.com/v1`. */
  readonly url: string;
  readonly key: string;
  readonly model: string;
  /** One attempt: a visitor waits, and the search has an answer of its own. */
  readonly attemptMs?: number;
}

const ANSWER_LIMIT = 256 * 1024;
const MOST_TOKENS = 600;

export function createOpenAi({ url, key, model, attemptMs = 7_000 }: OpenAiOptions): Writer {
  const outside = createOutboundClient({ service: 'assistant', attemptMs, attempts: 1 });
  const address = `${url.replace(/\/+$/, '')}/chat/completions`;
  const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' };

  return {
    write: (question, passages, language) =>
      outside.call(async (signal) => {
        const messages = messagesOf(question, passages, language);
        const body = JSON.stringify({ model, messages, temperature: 0, max_tokens: MOST_TOKENS });
        const answer = await request(address, { method: 'POST', headers, body, signal });
        if (answer.statusCode !== 200) {
          await answer.body.dump();
          throw failureOf('assistant', answer.statusCode);
        }
        // What is not understood is never quoted: it may repeat the question, and an error ends in the log. Nor is the
        // service down because of it, so a visitor who provokes nonsense does not shut it for the others.
        return readJson(answer.body, ANSWER_LIMIT)
          .then((data) => readAnswer(data, passages, language))
          .catch(() => {
            throw new Refused('assistant answered with something else than an answer from the passages');
          });
      }),
  };
}
