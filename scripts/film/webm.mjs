/** Just enough of Matroska for one VP9 track: length and index stand in front, so that a browser can seek. */
const bytes = (...parts) =>
  Buffer.concat(parts.map((part) => (Buffer.isBuffer(part) ? part : Buffer.from(part))));

/** Always eight bytes long: sizes then do not depend on what they count. */
function size(length) {
  const field = Buffer.alloc(8);
  field.writeBigUInt64BE(BigInt(length));
  field[0] = 0x01;
  return field;
}

const element = (id, ...content) => {
  const body = bytes(...content);
  return bytes(Buffer.from(id, 'hex'), size(body.length), body);
};

function number(value) {
  const field = Buffer.alloc(8);
  field.writeBigUInt64BE(BigInt(Math.round(value)));
  return field;
}

function float(value) {
  const field = Buffer.alloc(8);
  field.writeDoubleBE(value);
  return field;
}

const HEAD = element(
  '1a45dfa3',
  element('4286', number(1)),
  element('42f7', number(1)),
  element('42f2', number(4)),
  element('42f3', number(8)),
  element('4282', Buffer.from('webm')),
  element('4287', number(4)),
  element('4285', number(2)),
);

function block({ data, at, key }, start) {
  const head = Buffer.alloc(4);
  head[0] = 0x81;
  head.writeInt16BE(at - start, 1);
  head[3] = key ? 0x80 : 0;
  return element('a3', head, data);
}

/** A cluster begins at every key frame: each is a place to seek to. */
function clustersOf(frames) {
  const clusters = [];
  for (const each of frames) {
    if (each.key || clusters.length === 0) clusters.push({ at: each.at, frames: [] });
    clusters.at(-1).frames.push(each);
  }
  return clusters.map(({ at, frames: own }) => ({
    at,
    data: element('1f43b675', element('e7', number(at)), ...own.map((each) => block(each, at))),
  }));
}

const cuesOf = (places) =>
  element(
    '1c53bb6b',
    ...places.map(({ at, position }) =>
      element(
        'bb',
        element('b3', number(at)),
        element('b7', element('f7', number(1)), element('f1', number(position))),
      ),
    ),
  );

/** @param frames encoded frames in order: `{ data, at, key }`, times in milliseconds */
export function webm(frames, { width, height, milliseconds }) {
  const info = element(
    '1549a966',
    element('2ad7b1', number(1_000_000)),
    element('4489', float(milliseconds)),
    element('4d80', Buffer.from('punkt')),
    element('5741', Buffer.from('punkt')),
  );
  const video = element('e0', element('b0', number(width)), element('ba', number(height)));
  const track = element(
    'ae',
    element('d7', number(1)),
    element('73c5', number(1)),
    element('83', number(1)),
    element('9c', number(0)),
    element('86', Buffer.from('V_VP9')),
    video,
  );
  const front = bytes(info, element('1654ae6b', track));
  const clusters = clustersOf(frames);
  const cuesLength = cuesOf(clusters.map(({ at }) => ({ at, position: 0 }))).length;
  let position = front.length + cuesLength;
  const places = clusters.map(({ at, data }) => {
    const place = { at, position };
    position += data.length;
    return place;
  });
  return bytes(HEAD, element('18538067', front, cuesOf(places), ...clusters.map(({ data }) => data)));
}
