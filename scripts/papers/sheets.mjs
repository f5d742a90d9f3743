/** The sheets that hang in a point, as pages of their true size. */
import { BRAND_COLOURS } from '../../packages/domain/src/brand-book.ts';
import { markSvg } from './logos.mjs';

const { teal, wine, paper, ink, amber } = BRAND_COLOURS;

/** Millimetres. */
export const SHEETS = {
  window: { width: 1200, height: 600, draw: windowSheet },
  hours: { width: 210, height: 297, draw: hoursSheet },
  'arrow-right': { width: 297, height: 210, draw: (say, look) => arrowSheet(say, look, false) },
  'arrow-left': { width: 297, height: 210, draw: (say, look) => arrowSheet(say, look, true) },
  fitting: { width: 148, height: 210, draw: fittingSheet },
  camera: { width: 210, height: 148, draw: cameraSheet },
  break: { width: 210, height: 148, draw: breakSheet },
  eco: { width: 210, height: 148, draw: ecoSheet },
};

const mark = (size, look) => markSvg({ size: `${size}mm`, pin: look.accent, doorway: paper });
const inverse = (size, look) => markSvg({ size: `${size}mm`, pin: paper, doorway: look.accent });

function windowSheet(say, look) {
  return `<main style="background:${look.accent};color:${paper};border-bottom:40mm solid ${amber};display:flex;align-items:center;gap:50mm;padding:0 70mm">
    ${inverse(290, look)}<div data-fit style="flex:1;font-size:120mm;font-weight:700;line-height:1.1">${say('point')}</div></main>`;
}

function hoursSheet(say, look) {
  const days = say.list('days').map((day) => `<li><div>${day}</div><i></i></li>`);
  return `<main style="display:flex;flex-direction:column">
    <header style="background:${look.accent};color:${paper};height:84mm;display:flex;align-items:center;gap:8mm;padding:0 18mm">
      ${inverse(50, look)}<div data-fit style="flex:1;font-size:21mm;font-weight:600;line-height:1.12">${say('hours')}</div></header>
    <ul style="flex:1;display:grid;align-content:space-evenly;padding:8mm 20mm;font-size:11mm;font-weight:500">${days.join('')}</ul>
    <footer data-fit style="margin:0 20mm 10mm;padding-top:6mm;border-top:2mm solid ${amber};text-align:center;font-size:8.5mm;font-weight:500;color:#4b5857;white-space:nowrap">${say.line('point')}</footer></main>`;
}

function arrowSheet(say, look, left) {
  const turn = left ? 'scaleX(-1)' : 'none';
  return `<main style="padding:22mm 26mm;display:flex;flex-direction:column;justify-content:space-between">
    <div style="display:flex;gap:10mm;align-items:center">${mark(48, look)}<div style="flex:1;min-width:0">
      <div data-fit style="font-size:30mm;font-weight:700;line-height:1.05">${say('entrance')}</div>
      <div data-fit style="font-size:14mm;color:#4b5857;white-space:nowrap">${say.line('toPoint')}</div></div></div>
    <svg viewBox="0 0 240 90" style="height:88mm;transform:${turn}"><path d="M12 45h212M182 9l42 36-42 36" fill="none" stroke="${look.accent}" stroke-width="17" stroke-linecap="round" stroke-linejoin="round"/></svg></main>`;
}

function fittingSheet(say, look) {
  return `<main style="padding:14mm;display:flex;flex-direction:column;align-items:center;justify-content:space-between;text-align:center">
    <svg viewBox="0 0 120 100" style="flex:0 1 96mm;min-height:50mm" fill="none" stroke="${ink}" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"><path d="M48 22a12 12 0 1 1 12 13v8"/><path d="M60 43 8 82q-5 10 6 12h92q11-2 6-12z" fill="${look.soft}"/></svg>
    <div data-fit style="width:100%;font-size:19mm;font-weight:700;line-height:1.15">${say('fitting')}</div>
    <i style="width:60mm;border-top:2mm solid ${amber}"></i>${mark(30, look)}</main>`;
}

function cameraSheet(say, look) {
  return `<main style="padding:12mm;display:flex;flex-direction:column;align-items:center;justify-content:space-between;text-align:center">
    <svg viewBox="50 18 114 84" style="height:66mm" fill="none" stroke="${ink}" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"><path d="m58 44 74-18 14 34-74 22z" fill="${look.accent}"/><path d="m132 26 16 4 8 20-10 10" fill="#fff"/><path d="M84 78v18H58V74"/><circle cx="86" cy="58" r="5" fill="${amber}" stroke="none"/></svg>
    <div data-fit style="width:100%;font-size:17mm;font-weight:700;line-height:1.15">${say('camera')}</div></main>`;
}

function breakSheet(say, look) {
  return `<main style="padding:14mm 22mm;border-bottom:7mm solid ${amber};display:flex;flex-direction:column;justify-content:space-between;text-align:center">
    <div data-fit style="font-size:30mm;font-weight:700;line-height:1.1;color:${look.accent}">${say('pause')}</div>
    <div style="display:flex;align-items:end;gap:6mm;font-size:16mm;color:#4b5857;flex-direction:${look.untilLast ? 'row-reverse' : 'row'}"><div>${say('until')}</div><i style="flex:1;border-bottom:.7mm solid #8b9391"></i></div>
    <div data-fit style="font-size:11mm;color:#4b5857;white-space:nowrap">${say.line('soon')}</div></main>`;
}

function ecoSheet(say) {
  const part = (key, colour) =>
    `<div style="flex:1;padding:0 16mm"><div data-fit style="font-size:10.5mm;font-weight:600;color:${colour}">${say.line(key)}</div><i></i><i></i></div>`;
  return `<main class="lines" style="display:flex;flex-direction:column;gap:5mm">
    <header data-fit style="background:#2e7d4f;color:#fff;padding:5mm 16mm;font-size:17mm;font-weight:700;line-height:1.15">${say('eco')}</header>
    ${part('put', '#1f6540')}${part('leave', '#c0362c')}</main>`;
}

const STYLE = `
* { box-sizing: border-box; margin: 0; padding: 0 }
html { background: ${paper}; print-color-adjust: exact }
body { font-family: "Golos Text", "Noto Sans Georgian"; color: ${ink}; background: ${paper} }
main { width: 100%; height: 100%; overflow: hidden }
[data-fit] { min-width: 0 }
small { display: block; font-size: .5em; font-weight: 500; opacity: .85; line-height: 1.2 }
svg { flex: none; display: block; margin-inline: 0 }
ul { list-style: none }
li { display: flex; align-items: end; gap: 6mm }
li > div { width: 82mm }
li small { font-size: .6em }
li i { flex: 1; border-bottom: .6mm solid #8b9391; margin-bottom: 2mm }
.lines i { display: block; height: 15mm; border-bottom: .5mm solid #8b9391 }
`;

const LOOKS = {
  main: { accent: teal, soft: '#d8ebe9' },
  // „5-მდე“ and «5-ке дейін»: the word stands behind the time.
  kk: { accent: teal, soft: '#d8ebe9', untilLast: true },
  ka: { accent: wine, soft: '#f2dbe2', untilLast: true },
};

/** The languages of a sheet one below the other, the first one large; a word that they share stands once. */
const lines = (texts) => {
  const [first, ...rest] = new Set(texts);
  return `${first}${rest.map((text) => `<small>${text}</small>`).join('')}`;
};

export function sheetHtml(id, language, words, fonts) {
  const { width, height, draw } = SHEETS[id];
  const say = (key) => lines(words.map((each) => each[key]));
  say.line = (key) => [...new Set(words.map((each) => each[key]))].join(' · ');
  say.list = (key) => words[0][key].map((_, at) => lines(words.map((each) => each[key][at])));
  return `<!doctype html><html lang="${language}"><meta charset="utf-8"><title>${words[0][id.startsWith('arrow') ? 'entrance' : TITLES[id]]}</title>
<style>${fonts}@page{size:${width}mm ${height}mm;margin:0}${STYLE}body{width:${width}mm;height:${height}mm}</style>${draw(say, LOOKS[language] ?? LOOKS.main)}</html>`;
}

const TITLES = {
  window: 'point',
  hours: 'hours',
  fitting: 'fitting',
  camera: 'camera',
  break: 'pause',
  eco: 'eco',
};

/** In the page: words get smaller until the longest of them fits its place, and all of them the sheet. */
export function fitWords() {
  const places = [...document.querySelectorAll('[data-fit]')];
  const shrink = (place) => {
    place.style.fontSize = `${Number.parseFloat(getComputedStyle(place).fontSize) * 0.97}px`;
  };
  for (const place of places)
    for (let tries = 0; tries < 60 && place.scrollWidth > place.clientWidth + 1; tries += 1) shrink(place);
  const sheet = document.querySelector('main');
  for (let tries = 0; tries < 40 && sheet.scrollHeight > sheet.clientHeight + 1; tries += 1)
    places.forEach(shrink);
}
