/** Things that more than one scene shows. */
import {
  AMBER,
  between,
  box,
  CREAM,
  circle,
  HAZE,
  HEIGHT,
  MIST,
  NIGHT,
  PAPER,
  TEAL,
  WHITE,
  WIDTH,
} from './pen.mjs';

export const GROUND = 610;

export function sky(pen) {
  pen.path(box(0, 0, WIDTH, HEIGHT), { fill: PAPER, stroke: null });
  pen.path(circle(1030, 150, 84), { fill: CREAM, stroke: null });
  pen.path(
    `M0 ${GROUND}V420h80v-70h120v90h90v-150h130v320zM860 ${GROUND}V380h90v-90h110v120h100v-60h120v260z`,
    { fill: HAZE, stroke: null },
  );
  pen.path(`M0 ${GROUND}h${WIDTH}`);
}

/** The house of the film. `lit` is the light inside, `open` the door, `sign` how far the signboard is up. */
export function house(pen, { lit = 0, open = 0, sign = 0, note = 0 }) {
  pen.path(box(320, 130, 640, GROUND - 130), { fill: WHITE });
  pen.path('M296 130h688');
  for (const x of [390, 530, 670, 810]) {
    pen.path(box(x, 170, 80, 96, 4), { fill: HAZE });
    pen.path(`M${x + 40} 170v96M${x - 8} 276h96`);
  }
  pen.path(box(380, 400, 250, 160, 6), { fill: lit > 0.5 ? CREAM : NIGHT });
  pen.path('M505 400v160');
  if (lit > 0.5)
    for (const x of [410, 450, 540, 580]) pen.path(box(x, 500, 30, 60), { fill: WHITE, width: 3 });
  if (note > 0)
    pen.within({ x: 440, y: 480, turn: -0.08, opacity: note }, () => {
      pen.path(box(-36, -28, 72, 56), { fill: WHITE, width: 3 });
      pen.path('M-20 -8h40M-20 8h24', { width: 3 });
    });
  door(pen, open, lit);
  if (sign > 0) signboard(pen, sign);
}

function door(pen, open, lit) {
  pen.path(`M720 ${GROUND}V470a70 70 0 0 1 140 0v${GROUND - 470}z`, { fill: lit > 0.5 ? AMBER : NIGHT });
  const width = between(140, 26, open);
  const shoulder = Math.min(70, width);
  pen.path(`M720 ${GROUND}V470a${shoulder} 70 0 0 1 ${width} ${open > 0.4 ? -40 : 0}V${GROUND}z`, {
    fill: TEAL,
  });
  if (open < 0.4) pen.path(circle(720 + width - 22, 530, 5), { fill: AMBER, stroke: null });
}

function signboard(pen, sign) {
  pen.within({ y: between(-220, 0, sign) }, () => {
    pen.path(box(380, 312, 480, 60, 10), { fill: TEAL });
    pen.path('M440 342h150M620 342h180', { stroke: PAPER, width: 8 });
    if (sign < 1) pen.path('M440 312v-420M800 312v-420', { width: 2 });
  });
}

/** The mark: a pin whose eye is a doorway. */
export function pin(pen, x, y, scale) {
  pen.within({ x, y, scale }, () => {
    pen.path(
      'M0 0c-2.300-2.600-10.900-9.600-10.900-17.500C-10.900-23.700-6.400-28.700 0-28.700S10.900-23.700 10.900-17.500C10.900-9.600 2.300-2.600 0 0Z',
      { fill: TEAL, width: 1.2 },
    );
    pen.path('M-5-11v-7.500a5 5 0 0 1 10 0v7.500Z', { fill: PAPER, stroke: null });
    pen.path('M0-11v-9.800l5 2.300v7.500Z', { fill: AMBER, stroke: null });
  });
}

export function person(pen, x, { coat = MIST, parcel = false, step = 0 } = {}) {
  pen.within({ x, y: GROUND }, () => {
    const stride = Math.sin(step * 9) * 12;
    pen.path(`M-8-56l${-stride} 56M8-56l${stride} 56`, { width: 5 });
    pen.path('M-26-52v-46a26 26 0 0 1 52 0v46z', { fill: coat });
    pen.path(circle(0, -148, 22), { fill: WHITE });
    if (parcel) parcelOf(pen, 30, -84, 44);
  });
}

export function parcelOf(pen, x, y, size) {
  pen.path(box(x - size / 2, y - size / 2, size, size, 3), { fill: CREAM });
  pen.path(`M${x} ${y - size / 2}v${size * 0.45}`, { stroke: AMBER });
}

export function phone(pen, draw) {
  pen.path(box(-150, -270, 300, 540, 40), { fill: WHITE });
  pen.path('M-30-246h60', { width: 5 });
  draw();
}

export const tick = (pen, size, part) => {
  if (part > 0)
    pen.within({ scale: part }, () => {
      pen.path(circle(0, 0, size), { fill: TEAL });
      pen.path(`M${-size * 0.42} 0l${size * 0.3} ${size * 0.32}l${size * 0.55}-${size * 0.6}`, {
        stroke: PAPER,
        width: size * 0.16,
      });
    });
};
