/** A point is `[x, y, onCurve]`, in thousandths of the letter's size; contours run clockwise and may overlap. */
const at = (x, y, onCurve = true) => [Math.round(x), Math.round(y), onCurve];

const bar = (left, right, bottom, thick) => [
  at(left, bottom),
  at(left, bottom + thick),
  at(right, bottom + thick),
  at(right, bottom),
];

/** Two parabolas for a quarter of an ellipse: nearer to it than anybody sees at the size of a letter. */
function quarter([fromX, fromY], [toX, toY], upright) {
  const [width, height] = [toX - fromX, toY - fromY];
  const bend = Math.tan(Math.PI / 8);
  const middle = upright
    ? [fromX + width * (1 - Math.SQRT1_2), fromY + height * Math.SQRT1_2]
    : [fromX + width * Math.SQRT1_2, fromY + height * (1 - Math.SQRT1_2)];
  const [first, second] = upright
    ? [at(fromX, fromY + height * bend, false), at(toX - width * bend, toY, false)]
    : [at(fromX + width * bend, fromY, false), at(toX, toY - height * bend, false)];
  return [first, at(...middle), second, at(toX, toY)];
}

/** The dram: an arch whose right leg goes down to the line, and two bars across that leg. */
function dram({ stem, thin }) {
  const [left, right, top, spring] = [50, 470 + stem / 4, 710, 440];
  const middle = (left + right) / 2;
  const arch = [
    at(left, spring - 20),
    at(left, spring),
    ...quarter([left, spring], [middle, top], true),
    ...quarter([middle, top], [right, spring], false),
    at(right, 0),
    at(right - stem, 0),
    at(right - stem, spring),
    ...quarter([right - stem, spring], [middle, top - thin], true),
    ...quarter([middle, top - thin], [left + stem, spring], false),
    at(left + stem, spring - 20),
  ];
  const [from, to] = [right - stem - 130, right + 100];
  return {
    advance: Math.round(to + 40),
    contours: [arch, bar(from, to, 270, thin), bar(from, to, 270 - thin * 1.9, thin)],
  };
}

/** The comma turned upside down in «Soʻm». */
function turnedComma({ stem }) {
  const [left, right] = [45, 60 + stem];
  const shape = [
    at(left, 470),
    at(left, 560),
    at(right - stem * 0.35, 720),
    at(right + 20, 720),
    at(right - 10, 575),
    at(right - 10, 470),
  ];
  return { advance: Math.round(right + 50), contours: [shape] };
}

/** What is shown for letters that a font lacks; nobody sees ours, for a page asks for our signs alone. */
const missing = () => ({ advance: 500, contours: [] });

/** As thick as the letters of Golos beside them. */
export const PENS = [
  { weight: 400, stem: 82, thin: 72 },
  { weight: 700, stem: 160, thin: 112 },
];

/** By code point; the first glyph of a font is the missing one. */
export const glyphsOf = (pen) => [
  { code: 0, ...missing() },
  { code: 0x02bb, ...turnedComma(pen) },
  { code: 0x058f, ...dram(pen) },
];
