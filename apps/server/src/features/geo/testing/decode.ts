/** Reads a Mapbox Vector Tile as a map would, as far as tests look at it. */
interface DecodedFeature {
  readonly type: number;
  readonly properties: Readonly<Record<string, unknown>>;
  /** Commands and zig-zag parameters, as written. */
  readonly geometry: readonly number[];
}
export type DecodedTile = Readonly<Record<string, readonly DecodedFeature[]>>;

type Field = { readonly tag: number; readonly value: number | Uint8Array };

function varint(bytes: Uint8Array, at: number): [value: number, next: number] {
  let value = 0;
  for (let shift = 0, index = at; ; index += 1, shift += 7) {
    const byte = bytes[index];
    if (byte === undefined) throw new Error('a number that does not end');
    value += (byte & 0x7f) * 2 ** shift;
    if (byte < 0x80) return [value, index + 1];
  }
}

function readField(bytes: Uint8Array, at: number): [field: Field, next: number] {
  const [key, start] = varint(bytes, at);
  const [tag, wire] = [key >> 3, key & 7];
  if (wire === 0) {
    const [value, next] = varint(bytes, start);
    return [{ tag, value }, next];
  }
  const [length, from] = wire === 2 ? varint(bytes, start) : [wire === 1 ? 8 : 4, start];
  if (from + length > bytes.length) throw new Error('a field beyond the end');
  return [{ tag, value: bytes.subarray(from, from + length) }, from + length];
}

function fields(bytes: Uint8Array): Field[] {
  const found: Field[] = [];
  for (let at = 0; at < bytes.length; ) {
    const [field, next] = readField(bytes, at);
    found.push(field);
    at = next;
  }
  return found;
}

const bytesOf = (all: readonly Field[], tag: number): Uint8Array[] =>
  all.filter((field) => field.tag === tag).map(({ value }) => value as Uint8Array);

function numbers(bytes: Uint8Array): number[] {
  const found: number[] = [];
  for (let at = 0; at < bytes.length; ) {
    const [value, next] = varint(bytes, at);
    found.push(value);
    at = next;
  }
  return found;
}

/** Texts and whole numbers; nothing else is in our tiles. */
function propertyValue(bytes: Uint8Array): unknown {
  const [field] = fields(bytes);
  if (!field) return undefined;
  return field.tag === 1 ? Buffer.from(field.value as Uint8Array).toString() : field.value;
}

function featureOf(bytes: Uint8Array, keys: string[], values: unknown[]): DecodedFeature {
  const all = fields(bytes);
  const tags = numbers(bytesOf(all, 2)[0] ?? new Uint8Array());
  const properties: Record<string, unknown> = {};
  for (let index = 0; index < tags.length; index += 2)
    properties[keys[tags[index] ?? -1] ?? ''] = values[tags[index + 1] ?? -1];
  const type = Number(all.find(({ tag }) => tag === 3)?.value);
  return { type, properties, geometry: numbers(bytesOf(all, 4)[0] ?? new Uint8Array()) };
}

export function decodeTile(bytes: Uint8Array): DecodedTile {
  return Object.fromEntries(
    bytesOf(fields(bytes), 3).map((layer) => {
      const all = fields(layer);
      const keys = bytesOf(all, 3).map((key) => Buffer.from(key).toString());
      const values = bytesOf(all, 4).map(propertyValue);
      const name = Buffer.from(bytesOf(all, 1)[0] ?? []).toString();
      return [name, bytesOf(all, 2).map((feature) => featureOf(feature, keys, values))];
    }),
  );
}
