import fc, { type Arbitrary } from 'fast-check';
import { z } from 'zod';

interface JsonSchema {
  readonly type?: string;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly anyOf?: readonly JsonSchema[];
  readonly format?: string;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly items?: JsonSchema;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
}

/** Anything JSON can say, nasty strings included. */
export const garbage: Arbitrary<unknown> = fc.jsonValue({ stringUnit: 'binary', maxDepth: 4 });

/** What PostgreSQL can't keep, or what ends a text elsewhere; by chance alone a hundred bodies have none of them. */
const HARD = ['\u0000', '\ud800', '\udfff', '\uffff', '\u202e', '\\', "'", '%'];

/** Rarely a hard one: a body that holds a NUL is refused at once and reaches nothing. */
const text = (maxLength: number): Arbitrary<string> =>
  fc.oneof(
    { weight: 6, arbitrary: fc.string({ unit: 'binary', maxLength }) },
    fc
      .tuple(fc.string({ maxLength: maxLength - 1 }), fc.constantFrom(...HARD))
      .map(([words, hard]) => words + hard),
  );

function fitting(schema: JsonSchema): Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map(fitting));
  if (schema.type === 'object') return object(schema, fitting);
  if (schema.type === 'array') return fc.array(fitting(schema.items ?? {}), { maxLength: 5 });
  if (schema.type === 'boolean') return fc.boolean();
  if (schema.type === 'integer' || schema.type === 'number')
    return fc.integer({ min: schema.minimum ?? -1000, max: schema.maximum ?? 1000 });
  if (schema.format === 'uuid') return fc.uuid();
  if (schema.type === 'string') return text(Math.min(schema.maxLength ?? 50, 200));
  return garbage;
}

const object = (schema: JsonSchema, of: (schema: JsonSchema) => Arbitrary<unknown>) =>
  fc.record(
    Object.fromEntries(Object.entries(schema.properties ?? {}).map(([name, inner]) => [name, of(inner)])),
  );

/** Bodies of a schema: such as fit, so that they reach the code behind it, and such as fit in all but some fields. */
export function bodiesOf(schema: z.ZodObject): Arbitrary<unknown> {
  const json = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema;
  const almost = (inner: JsonSchema) => fc.oneof({ weight: 4, arbitrary: fitting(inner) }, garbage);
  return fc.oneof(fitting(json), object(json, almost), garbage);
}
