import fc, { type Arbitrary } from 'fast-check';
import { z } from 'zod';

interface JsonSchema {
  readonly type?: string;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly anyOf?: readonly JsonSchema[];
  readonly oneOf?: readonly JsonSchema[];
  readonly format?: string;
  readonly pattern?: string;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly propertyNames?: JsonSchema;
  readonly additionalProperties?: JsonSchema | boolean;
  readonly items?: JsonSchema;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
}

/** What a length limit leaves of an emoji. `JSON.stringify` writes it as it is, and jsonb can't hold it. */
const half = fc.constantFrom('\ud800', '\udbff', '\udc00', '\udfff');

/** fast-check itself makes whole characters only. */
const unit = fc.oneof(
  { weight: 15, arbitrary: fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }) },
  { weight: 1, arbitrary: half },
);

/** Anything JSON can say, nasty strings included. */
export const garbage: Arbitrary<unknown> = fc.jsonValue({ stringUnit: unit, maxDepth: 4 });

/** What PostgreSQL can't keep, or what ends a text elsewhere; by chance alone a hundred bodies have none of them. */
const hard = fc.constantFrom('\u0000', '\uffff', '\u202e', '\\', "'", '%');

type Texts = (minLength: number, maxLength: number) => Arbitrary<string>;

const ending =
  (end: Arbitrary<string>): Texts =>
  (minLength, maxLength) =>
    fc
      .tuple(fc.string({ minLength: Math.max(0, minLength - 1), maxLength: Math.max(0, maxLength - 1) }), end)
      .map(([words, last]) => (maxLength > 0 ? words + last : ''));

/** Rarely a hard one: a body that holds a NUL is refused at once and reaches nothing. */
const anyText: Texts = (minLength, maxLength) =>
  fc.oneof(
    { weight: 10, arbitrary: fc.string({ unit: 'binary', minLength, maxLength }) },
    { weight: 2, arbitrary: ending(half)(minLength, maxLength) },
    { weight: 1, arbitrary: ending(hard)(minLength, maxLength) },
  );

/** Every text of a body ends with half a character: whichever of them is kept as JSON, one is in it. */
const tornText = ending(half);

/** Bodies that a schema lets through, so that they reach the code behind it. `texts` makes what stands in them. */
function fitting(schema: JsonSchema, texts: Texts): Arbitrary<unknown> {
  const inner = (part: JsonSchema) => fitting(part, texts);
  const { minLength = 0, maxLength = 50, minItems = 0 } = schema;
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return fc.oneof(...choices.map(inner));
  if (schema.type === 'object') return object(schema, inner);
  if (schema.type === 'array')
    return fc.array(inner(schema.items ?? {}), {
      minLength: minItems,
      maxLength: Math.max(minItems, Math.min(5, schema.maxItems ?? 5)),
    });
  if (schema.type === 'boolean') return fc.boolean();
  if (schema.type === 'integer' || schema.type === 'number')
    return fc.integer({ min: schema.minimum ?? -1000, max: schema.maximum ?? 1000 });
  if (schema.format === 'uuid') return fc.uuid();
  if (schema.pattern) return fc.stringMatching(new RegExp(schema.pattern));
  if (schema.type === 'string') return texts(minLength, Math.max(minLength, Math.min(maxLength, 200)));
  return garbage;
}

type Inner = (schema: JsonSchema) => Arbitrary<unknown>;

function object(schema: JsonSchema, of: Inner): Arbitrary<unknown> {
  const { properties, propertyNames, additionalProperties: values } = schema;
  if (!properties && typeof values === 'object')
    return fc.dictionary(of(propertyNames ?? { type: 'string' }) as Arbitrary<string>, of(values), {
      maxKeys: 3,
    });
  const entries = Object.entries(properties ?? {});
  return fc.record(Object.fromEntries(entries.map(([name, inner]) => [name, of(inner)])));
}

const parentOf = (body: unknown, path: readonly PropertyKey[]) =>
  path.slice(0, -1).reduce((of, key) => (of as Record<PropertyKey, unknown>)?.[key], body);

/**
 * Without what a rule of the schema refuses that JSON schema can't say (an address, a checksum): the rest may then pass, where the
 * field was optional. A body with forty fields would else never get through.
 */
function mended(schema: z.ZodObject, body: unknown): unknown {
  const copy = structuredClone(body);
  for (let turn = 0; turn < 4; turn += 1) {
    const { error } = schema.safeParse(copy);
    for (const { path } of error?.issues ?? []) {
      const [parent, last] = [parentOf(copy, path), path.at(-1)];
      if (last === undefined || typeof parent !== 'object' || parent === null) continue;
      if (Array.isArray(parent)) parent.splice(Number(last), 1);
      else Reflect.deleteProperty(parent, last);
    }
  }
  return copy;
}

/** Bodies of a schema: such as fit, such as fit with every text torn, and such as fit in all but some fields. */
export function bodiesOf(schema: z.ZodObject): Arbitrary<unknown> {
  const json = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema;
  const fit = (texts: Texts) => fitting(json, texts).map((body) => mended(schema, body));
  const almost = (inner: JsonSchema) => fc.oneof({ weight: 4, arbitrary: fitting(inner, anyText) }, garbage);
  return fc.oneof(fit(anyText), fit(tornText), object(json, almost), garbage);
}
