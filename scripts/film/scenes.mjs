/** Seven scenes, one a caption: each draws itself at a time of its own, in seconds from its beginning. */
import {
  AMBER,
  between,
  box,
  CREAM,
  circle,
  HAZE,
  HEIGHT,
  INK,
  MIST,
  PAPER,
  progress,
  TEAL,
  WHITE,
  WIDTH,
} from './pen.mjs';
import { GROUND, house, parcelOf, person, phone, pin, sky, tick } from './things.mjs';

function emptyRoom(pen, time) {
  const near = 1 + 0.08 * progress(time, 0, 4);
  pen.within({ x: 640 * (1 - near), y: GROUND * (1 - near), scale: near }, () => {
    sky(pen);
    house(pen, { note: 1 });
    person(pen, between(-60, 250, progress(time, 0.2, 2.2)), { step: time < 2.4 ? time : 0 });
    const measured = progress(time, 2.2, 1);
    pen.path(`M380 588h${250 * measured}M380 578v20M${380 + 250 * measured} 578v20`, {
      stroke: AMBER,
      opacity: measured,
    });
  });
}

const HEXAGON = 92;
const COLUMNS = [
  [0, 0, MIST],
  [1, 0, CREAM],
  [2, 0, MIST],
  [3, 0, HAZE],
  [-0.5, 1, HAZE],
  [0.5, 1, MIST],
  [1.5, 1, AMBER],
  [2.5, 1, CREAM],
  [3.5, 1, MIST],
  [0, 2, CREAM],
  [1, 2, MIST],
  [2, 2, HAZE],
  [3, 2, '#C9CDCB'],
];

function hexagon(pen, x, y, fill, part) {
  const corners = [30, 90, 150, 210, 270, 330].map((degrees) => {
    const angle = (degrees * Math.PI) / 180;
    return `${(Math.cos(angle) * (HEXAGON - 5)).toFixed(1)} ${(Math.sin(angle) * (HEXAGON - 5)).toFixed(1)}`;
  });
  pen.within({ x, y, scale: part }, () => pen.path(`M${corners.join('L')}z`, { fill }));
}

function map(pen, time) {
  pen.path(box(0, 0, WIDTH, HEIGHT), { fill: PAPER, stroke: null });
  const wide = HEXAGON * Math.sqrt(3);
  COLUMNS.forEach(([column, row, fill], index) => {
    hexagon(
      pen,
      400 + column * wide,
      210 + row * HEXAGON * 1.5,
      fill,
      progress(time, 0.1 + index * 0.07, 0.5),
    );
  });
  pen.path('M60 560C300 500 380 640 640 560S1040 470 1240 520', {
    stroke: TEAL,
    dash: [4, 14],
    opacity: 0.6,
  });
  const falls = progress(time, 1.5, 0.7);
  const x = 400 + 1.5 * wide;
  const ring = progress(time, 2.2, 1.2);
  if (ring > 0 && ring < 1) pen.path(circle(x, 360, 30 + 90 * ring), { stroke: TEAL, opacity: 1 - ring });
  if (falls > 0) pin(pen, x, between(-60, 366, falls), 5.4);
}

function form(pen, time) {
  pen.path(box(0, 0, WIDTH, HEIGHT), { fill: MIST, stroke: null });
  pen.within({ x: 640, y: between(760, 370, progress(time, 0, 0.7)) }, () =>
    phone(pen, () => {
      [-190, -120, -50].forEach((y, index) => {
        const written = progress(time, 0.9 + index * 0.5, 0.45);
        pen.path(box(-110, y, 220, 50, 10), { fill: PAPER, width: 3 });
        if (written > 0) pen.path(`M-88 ${y + 25}h${150 * written}`, { width: 6 });
      });
      [-74, 0, 74].forEach((x, index) => {
        const shown = progress(time, 2.3 + index * 0.2, 0.3);
        pen.within({ x, y: 70, scale: shown }, () => {
          pen.path(box(-32, -32, 64, 64, 8), { fill: CREAM, width: 3 });
          pen.path('M-32 18l22-24 18 18 10-10 14 16', { stroke: TEAL, width: 3 });
        });
      });
      const sent = progress(time, 3, 0.4);
      pen.path(box(-110, 150, 220, 60, 14), { fill: sent > 0 ? TEAL : MIST });
      pen.within({ y: 180 }, () => tick(pen, 22, sent));
    }),
  );
}

const coin = (pen, x, y, scale = 1) =>
  pen.within({ x, y, scale }, () => {
    pen.path(circle(0, 0, 46), { fill: AMBER });
    pen.path(circle(0, 0, 32), { stroke: INK, width: 3, opacity: 0.5 });
  });

function fee(pen, time) {
  pen.path(box(0, 0, WIDTH, HEIGHT), { fill: PAPER, stroke: null });
  pen.path('M200 560h880');
  pen.path(box(210, 330, 220, 150, 18), { fill: CREAM });
  pen.path(box(350, 380, 100, 54, 14), { fill: WHITE });
  pen.path('M430 330l-40-50-170 50');
  pen.path(box(830, 300, 220, 260, 12), { fill: MIST });
  pen.path(circle(940, 430, 62), { fill: WHITE });
  pen.path('M940 430V388M940 430l28 18', { stroke: TEAL, width: 6 });
  const round = progress(time, 0.4, 1.8);
  if (round > 0) {
    const angle = round * 2 * Math.PI - Math.PI / 2;
    const far = round > 0.5 ? 1 : 0;
    pen.path(
      `M940 346A84 84 0 ${far} 1 ${(940 + 84 * Math.cos(angle * 0.999)).toFixed(1)} ${(430 + 84 * Math.sin(angle * 0.999)).toFixed(1)}`,
      { stroke: AMBER, width: 10 },
    );
  }
  const there = progress(time, 0.3, 1.3);
  const back = progress(time, 2.5, 1.2);
  const part = there - back;
  const lift = Math.sin(part * Math.PI) * 190;
  pen.path('M430 300C560 120 720 120 840 260', { dash: [4, 16], opacity: 0.4 });
  if (part < 0.98 || back > 0)
    coin(pen, between(330, 900, part), between(400, 330, part) - lift, between(1, 0.7, part));
  pen.within({ x: 320, y: 250 }, () => tick(pen, 44, progress(time, 3.3, 0.3)));
}

function room(pen, time) {
  pen.path(box(0, 0, WIDTH, HEIGHT), { fill: WHITE, stroke: null });
  const painted = progress(time, 0.1, 1.2);
  pen.path(box(0, 0, Math.max(1, WIDTH * painted), 560), { fill: MIST, stroke: null });
  pen.path('M0 560h1280');
  if (painted > 0 && painted < 1) {
    const x = WIDTH * painted;
    pen.path(box(x - 20, 150, 60, 190, 16), { fill: AMBER });
    pen.path(`M${x + 40} 245h40v130`);
  }
  [180, 420, 660].forEach((x, index) => {
    const down = progress(time, 1.1 + index * 0.2, 0.5);
    if (down === 0) return;
    pen.within({ y: between(-500, 0, down) }, () => {
      pen.path(box(x, 220, 190, 340), { fill: WHITE });
      for (const y of [305, 390, 475]) pen.path(`M${x} ${y}h190`);
      const full = progress(time, 2 + index * 0.25, 0.3);
      if (full > 0)
        for (const [dx, dy] of [
          [50, 281],
          [130, 281],
          [90, 366],
          [50, 451],
          [140, 451],
          [95, 536],
        ])
          pen.within({ x: x + dx, y: dy, scale: full }, () => parcelOf(pen, 0, 0, 46));
    });
  });
  pen.path('M980 560V330a90 90 0 0 1 180 0v230z', { fill: TEAL });
  const camera = progress(time, 2.4, 0.4);
  pen.within({ x: 960, y: 130, scale: camera }, () => {
    pen.path('M-10-130v100', { width: 6 });
    pen.path('M-70-20L40-50l14 44-110 30z', { fill: WHITE });
    pen.path('M54-40l20 28-22 8');
    pen.path(circle(38, -22, 6), { fill: AMBER, stroke: null });
  });
  const lock = progress(time, 2.9, 0.4);
  pen.within({ x: 1122, y: 440, scale: lock * 0.6 }, () => {
    pen.path('M-34-20v-30a34 34 0 0 1 68 0v30', { stroke: PAPER, width: 14 });
    pen.path(box(-54, -20, 108, 90, 12), { fill: AMBER });
    pen.path('M0 14v24', { width: 12 });
  });
}

function activation(pen, time) {
  sky(pen);
  house(pen, { sign: progress(time, 0, 1), lit: time > 1.1 ? 1 : 0 });
  const shown = progress(time, 1.2, 0.5);
  const flash = time > 2 && time < 2.12 ? 0.85 : 0;
  pen.within({ opacity: shown }, () => {
    pen.path('M340 220v-80h80M860 140h80v80M940 560v70h-80M420 630h-80v-70', { stroke: AMBER, width: 10 });
    if (time < 2.4) pen.path(circle(890, 190, 12), { fill: '#C0362C', stroke: null });
  });
  if (flash) pen.path(box(0, 0, WIDTH, HEIGHT), { fill: WHITE, stroke: null, opacity: flash });
  pen.within({ x: 640, y: 390 }, () => tick(pen, 110, progress(time, 2.7, 0.5)));
}

function opening(pen, time) {
  sky(pen);
  house(pen, { sign: 1, lit: 1, open: progress(time, 0.2, 0.9) });
  const comes = progress(time, 0.3, 1.7);
  const goes = progress(time, 2.3, 1.7);
  if (comes < 1) person(pen, between(1340, 800, comes), { coat: CREAM, step: time });
  if (goes > 0) person(pen, between(780, 170, goes), { coat: CREAM, parcel: true, step: time });
  const second = progress(time, 1.4, 2.6);
  if (second > 0) person(pen, between(1340, 1010, second), { coat: MIST, step: second < 1 ? time : 0 });
}

export const SCENES = [emptyRoom, map, form, fee, room, activation, opening];

/** The poster: doors open, somebody coming. */
export const poster = (pen) => opening(pen, 1.25);

/** A scene rises out of the paper and sinks back into it. */
export function frame(pen, time, sceneSeconds) {
  const index = Math.min(SCENES.length - 1, Math.floor(time / sceneSeconds));
  const own = time - index * sceneSeconds;
  SCENES[index](pen, own);
  const rises = index === 0 ? 0 : 1 - own / 0.25;
  const sinks = index === SCENES.length - 1 ? 0 : (own - sceneSeconds + 0.2) / 0.2;
  const veil = Math.max(rises, sinks, 0);
  if (veil > 0) pen.path(box(0, 0, WIDTH, HEIGHT), { fill: PAPER, stroke: null, opacity: Math.min(1, veil) });
}
