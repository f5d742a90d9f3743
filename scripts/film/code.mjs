/** Where the code is found: it comes to the phone, the message opens, the digits go into the boxes. No words: captions say it in three languages. */
import { AMBER, between, box, CREAM, circle, HAZE, INK, MIST, progress, TEAL, WHITE } from './pen.mjs';
import { phone, tick } from './things.mjs';

export const SIZE = 640;

/** Twenty wide, thirty-two high. */
const DIGITS = {
  1: 'M4 8l8-8v32',
  2: 'M1 8a9.5 8.5 0 0 1 19 0c0 9-19 14-19 24h19',
  3: 'M1 4c6-7 18-5 18 4 0 7-10 7-10 7s11 0 11 8c0 10-14 11-19 5',
  4: 'M14 32V0L0 22h20',
  5: 'M18 0H4L3 13c14-5 18 4 16 11s-14 10-18 3',
  6: 'M17 1C6 4 1 12 1 21a9.5 10 0 1 0 19 0a9.5 10 0 0 0-19 0',
};
const CODE = [1, 2, 3, 4, 5, 6];

const digit = (pen, value, x, y, scale, stroke = INK) =>
  pen.within({ x, y, scale }, () => pen.path(DIGITS[value], { stroke, width: 4 }));

const line = (pen, x, y, length, stroke = MIST) => pen.path(`M${x} ${y}h${length}`, { stroke, width: 10 });

/** The pin with a doorway: the sender. */
function sender(pen, x, y) {
  pen.path(circle(x, y, 24), { fill: TEAL, stroke: null });
  pen.path(`M${x} ${y + 15}c-9-10-12-14-12-19a12 12 0 0 1 24 0c0 5-3 9-12 19z`, {
    fill: WHITE,
    stroke: null,
  });
  pen.path(circle(x, y - 4, 4), { fill: TEAL, stroke: null });
}

/** Our page: a heading, six boxes, as many digits as have been typed. */
function page(pen, typed, time) {
  line(pen, -110, -110, 130, INK);
  line(pen, -110, -70, 190);
  for (const [index, value] of CODE.entries()) {
    const x = -126 + index * 43;
    pen.path(box(x, -20, 37, 54, 8), {
      fill: WHITE,
      stroke: index === Math.floor(typed) ? TEAL : INK,
      width: 3,
    });
    const part = Math.max(0, Math.min(1, typed - index));
    if (part > 0) digit(pen, value, x + 9 + 10 * (1 - part), -9 + 16 * (1 - part), part);
  }
  if (typed < 1 && time % 1 < 0.5) pen.path('M-108-8v30', { stroke: TEAL });
}

function message(pen, shown) {
  pen.within({ y: between(-40, 0, shown), opacity: shown }, () => {
    pen.path(box(-136, -222, 272, 92, 20), { fill: CREAM });
    sender(pen, -98, -176);
    line(pen, -58, -198, 90, INK);
    for (const [index, value] of CODE.entries()) digit(pen, value, -58 + index * 30, -176, 0.8);
  });
}

/** The list of messages, ours in front, and the digits marked. */
function messages(pen, time) {
  line(pen, -110, -206, 100, INK);
  for (const [index, y] of [-150, 80, 150].entries()) {
    const own = index === 0;
    pen.path(box(-130, y - 10, 260, own ? 170 : 56, 16), {
      fill: own ? CREAM : HAZE,
      stroke: own ? INK : null,
    });
    if (!own) {
      pen.path(circle(-98, y + 18, 16), { fill: MIST, stroke: null });
      line(pen, -66, y + 18, 130);
    }
  }
  sender(pen, -96, -112);
  line(pen, -56, -122, 90, INK);
  line(pen, -56, -96, 130);
  const marked = progress(time, 0.8, 0.8);
  pen.path(`M-92-26h${184 * marked}`, { stroke: AMBER, width: 48, opacity: marked > 0 ? 0.55 : 0 });
  for (const [index, value] of CODE.entries()) digit(pen, value, -94 + index * 34, -42, 1);
}

function finger(pen, x, y, part) {
  if (part <= 0 || part >= 1) return;
  const press = Math.sin(part * Math.PI);
  pen.path(circle(x, y, 34 - 8 * press), { fill: TEAL, stroke: null, opacity: 0.25 + 0.35 * press });
}

const SCENES = [
  (pen, time) => {
    pen.within({ y: 30 }, () => page(pen, 0, time));
    message(pen, progress(time, 0.9, 0.6));
    finger(pen, 20, -176, (time - 2.3) / 0.7);
  },
  (pen, time) => messages(pen, time),
  (pen, time) => {
    pen.within({ y: 30 }, () => page(pen, progress(time, 0.4, 1.6) * CODE.length, time));
    pen.within({ y: 160 }, () => tick(pen, 44, progress(time, 2.1, 0.4)));
  },
];

function scene(pen, draw) {
  pen.path(box(0, 0, SIZE, SIZE), { fill: MIST, stroke: null });
  pen.within({ x: SIZE / 2, y: SIZE / 2, scale: 1.1 }, () => phone(pen, draw));
}

export const poster = (pen) => scene(pen, () => SCENES[0](pen, 1.9));

export function frame(pen, time, sceneSeconds) {
  const index = Math.min(SCENES.length - 1, Math.floor(time / sceneSeconds));
  scene(pen, () => SCENES[index](pen, time - index * sceneSeconds));
}
