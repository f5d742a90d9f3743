/** One way to draw for the film and its poster: on a canvas, or as SVG. Shapes are SVG paths in both. */
export const WIDTH = 1280;
export const HEIGHT = 720;

export const INK = '#15201F';
export const PAPER = '#FAF9F6';
export const WHITE = '#FFFFFF';
export const TEAL = '#0E6F6A';
export const MIST = '#D8EBE9';
export const HAZE = '#EEF6F5';
export const AMBER = '#F5A524';
export const CREAM = '#FDF0D7';
export const NIGHT = '#4B5857';

const LINE = 4;

export function canvasPen(context) {
  context.lineCap = 'round';
  context.lineJoin = 'round';
  return {
    path(d, { fill, stroke = INK, width = LINE, dash = [], opacity = 1 } = {}) {
      const shape = new Path2D(d);
      context.save();
      context.globalAlpha *= opacity;
      if (fill) {
        context.fillStyle = fill;
        context.fill(shape);
      }
      if (stroke) {
        context.strokeStyle = stroke;
        context.lineWidth = width;
        context.setLineDash(dash);
        context.stroke(shape);
      }
      context.restore();
    },
    within({ x = 0, y = 0, scale = 1, turn = 0, opacity = 1 }, draw) {
      if (opacity <= 0 || scale === 0) return;
      context.save();
      context.globalAlpha *= opacity;
      context.translate(x, y);
      context.rotate(turn);
      context.scale(scale, scale);
      draw();
      context.restore();
    },
  };
}

const round = (value) => Math.round(value * 10) / 10;

export function svgPen(width = WIDTH, height = HEIGHT) {
  const parts = [];
  return {
    path(d, { fill, stroke = INK, width = LINE, dash = [], opacity = 1 } = {}) {
      const own = [
        `fill="${fill ?? 'none'}"`,
        stroke === INK ? '' : `stroke="${stroke ?? 'none'}"`,
        stroke && width !== LINE ? `stroke-width="${width}"` : '',
        dash.length > 0 ? `stroke-dasharray="${dash.join(' ')}"` : '',
        opacity < 1 ? `opacity="${round(opacity)}"` : '',
      ];
      parts.push(`<path d="${d}" ${own.filter(Boolean).join(' ')}/>`);
    },
    within({ x = 0, y = 0, scale = 1, turn = 0, opacity = 1 }, draw) {
      if (opacity <= 0 || scale === 0) return;
      const degrees = round((turn * 180) / Math.PI);
      const place = `translate(${round(x)} ${round(y)}) rotate(${degrees}) scale(${round(scale * 10) / 10})`;
      parts.push(`<g transform="${place}"${opacity < 1 ? ` opacity="${round(opacity)}"` : ''}>`);
      draw();
      parts.push('</g>');
    },
    toString: () =>
      `<svg aria-hidden="true" xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" stroke="${INK}" stroke-width="${LINE}" stroke-linecap="round" stroke-linejoin="round">\n${parts.join('\n')}\n</svg>\n`,
  };
}

/** How far something is that begins at `start` and takes `length` seconds, from 0 to 1, soft at both ends. */
export function progress(time, start, length) {
  const part = Math.min(1, Math.max(0, (time - start) / length));
  return part * part * (3 - 2 * part);
}

export const between = (from, to, part) => from + (to - from) * part;

export const box = (x, y, width, height, corner = 0) =>
  corner > 0
    ? `M${x + corner} ${y}h${width - 2 * corner}a${corner} ${corner} 0 0 1 ${corner} ${corner}v${height - 2 * corner}a${corner} ${corner} 0 0 1 ${-corner} ${corner}h${2 * corner - width}a${corner} ${corner} 0 0 1 ${-corner} ${-corner}v${2 * corner - height}a${corner} ${corner} 0 0 1 ${corner} ${-corner}z`
    : `M${x} ${y}h${width}v${height}h${-width}z`;

export const circle = (x, y, radius) =>
  `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0z`;
