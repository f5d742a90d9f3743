import { message } from '@punkt/domain/message';
import type { FastifySchemaCompiler } from 'fastify';
import type { FastifySerializerCompiler } from 'fastify/types/schema.js';
import type { z } from 'zod';
import { Failure } from './failure.ts';

type Issue = z.core.$ZodIssue;

function lengthMessage(issue: Issue & { code: 'too_small' | 'too_big' }): string {
  const small = issue.code === 'too_small';
  const count = Number(small ? issue.minimum : issue.maximum);
  const measured = issue.origin === 'string' || issue.origin === 'array' || issue.origin === 'set';
  // What must hold one thing at least must not be empty: a form calls that a required field, and counts no characters.
  if (measured && small && count === 1) return message('validation.required');
  // A list has no characters either; whoever knows what it holds says how many of them there may be.
  if (issue.origin === 'array' || issue.origin === 'set') return message('validation.invalid');
  if (measured) return message(small ? 'validation.minLength' : 'validation.maxLength', { count });
  return small
    ? message('validation.minValue', { min: count })
    : message('validation.maxValue', { max: count });
}

/**
 * A rule of the domain names its message itself. What zod finds on its own (a type, a length) is put into the domain's words,
 * so that an API answer and a form say the same.
 */
function issueMessage(issue: Issue): string {
  if (issue.message.startsWith('validation.')) return issue.message;
  if (issue.code === 'too_small' || issue.code === 'too_big') return lengthMessage(issue);
  const missing = issue.code === 'invalid_type' && issue.message.endsWith('received undefined');
  return missing ? message('validation.required') : message('validation.invalid');
}

/** Enough for any form. A list of ten thousand wrong values would otherwise be answered with as many sentences. */
const MOST_ERRORS = 100;

export const validate: FastifySchemaCompiler<z.ZodType> = ({ schema }) => {
  return (data: unknown) => {
    const result = schema.safeParse(data);
    if (result.success) return { value: result.data };
    const errors = result.error.issues.slice(0, MOST_ERRORS).map((issue) => ({
      path: issue.path.join('.'),
      message: issueMessage(issue),
    }));
    return { error: new Failure('validation_failed', { errors }) };
  };
};

/** The presenter of the contract: fields that the response schema does not name are not sent. */
export const serialize: FastifySerializerCompiler<z.ZodType> = ({ schema }) => {
  return (data: unknown) => JSON.stringify(schema.parse(data));
};
