import { z } from 'zod';

/** A rule looks at a text and answers with a message, or with `null` when all is well. */
export type Rule = (value: string) => string | null;

const trim = (value: string): string => value.trim();

/**
 * A zod string that is cleaned and then judged by a rule. It lives apart from the rules so that a page which
 * only checks a phone loads no zod; `overwrite` instead of `transform` keeps the schema printable as OpenAPI.
 */
export function ruled(rule: Rule, clean: (value: string) => string = trim) {
  return z
    .string()
    .overwrite(clean)
    .superRefine((value, context) => {
      const problem = rule(value);
      if (problem) context.addIssue({ code: 'custom', message: problem });
    });
}
