import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { contract } from './contract.ts';
import { BODY_LIMITS, type Endpoint } from './endpoint.ts';

type Shape = z.core.JSONSchema.BaseSchema;

/** Of a text whose length is a rule of the domain and not of its schema. */
const USUAL_LENGTH = 1_000;

const sum = (numbers: readonly number[]) => numbers.reduce((all, each) => all + each, 0);

/** About as many bytes as the fullest body of a schema takes on the wire. */
function fullest(shape: Shape, bytes: number): number {
  const of = (part: unknown) => fullest(part as Shape, bytes);
  const choices = shape.anyOf ?? shape.oneOf;
  if (choices) return Math.max(...choices.map(of));
  if (shape.allOf) return sum(shape.allOf.map(of));
  if (shape.enum) return Math.max(...shape.enum.map((value) => JSON.stringify(value).length));
  if (shape.type === 'string') {
    const known = shape.format || shape.pattern ? 40 : USUAL_LENGTH;
    return 2 + (shape.maxLength ? bytes * shape.maxLength : known);
  }
  if (shape.type === 'array') return (shape.maxItems ?? 100) * (1 + of(shape.items ?? {}));
  const fields = Object.entries(shape.properties ?? {});
  return 10 + sum(fields.map(([name, value]) => name.length + 4 + of(value)));
}

const BODIES = Object.entries<Endpoint>(contract).filter(([, { body }]) => body);

describe('the limit of a body', () => {
  const counted = BODIES.filter(([, { size }]) => size !== 'document');
  it.each(counted)('leaves room for the fullest one: %s', (_, { body, size = 'small' }) => {
    const shape = z.toJSONSchema(body as z.ZodObject, {
      io: 'input',
      unrepresentable: 'any',
      reused: 'inline',
    });
    // A Cyrillic letter takes two; Georgian ones take three, but nobody fills every field to its end. Uploads are base64.
    expect(fullest(shape, size === 'upload' ? 1 : 2)).toBeLessThan(BODY_LIMITS[size]);
  });

  it('is that of a document for staff alone', () => {
    const documents = BODIES.filter(([, { size }]) => size === 'document');
    expect(new Set(documents.map(([, { access }]) => access))).toEqual(new Set(['staff']));
  });

  it('of bytes is that of a few slices', () => {
    const binary = Object.entries<Endpoint>(contract).filter(([, endpoint]) => endpoint.binary);
    expect(binary.length).toBeGreaterThan(0);
    for (const [name, { size, body }] of binary) expect([size, body], name).toEqual(['slices', undefined]);
  });

  it('is that of an upload for nothing else', () => {
    const uploads = BODIES.filter(([, { size }]) => size === 'upload').map(([name]) => name);
    expect(uploads.every((name) => name.endsWith('/upload'))).toBe(true);
  });
});
