import { markSvg } from './logos.mjs';

/** The checklist as a page to print: one sheet of A4. */
const PARTS = { room: 5, door: 3, work: 2, papers: 2, money: 5 };

const MARK = markSvg({ size: '30' });

const STYLE = `
@page { size: A4; margin: 13mm 15mm 11mm }
* { box-sizing: border-box; margin: 0; padding: 0 }
body { font: 400 10.4pt/1.36 "Golos Text", "Noto Sans Georgian"; color: #15201f; height: 272mm; display: flex; flex-direction: column }
:lang(ka) { font-size: 9.6pt }
header { display: grid; grid-template-columns: auto 1fr; gap: 0 10px; align-items: center }
header span { font-weight: 600; font-size: 12pt }
h1 { grid-column: 1 / -1; margin-top: 5mm; font-size: 22pt; line-height: 1.12; letter-spacing: -.015em; font-weight: 700 }
:lang(ka) h1 { font-size: 18pt; letter-spacing: 0 }
header p { grid-column: 1 / -1; margin-top: 2mm; color: #4b5857 }
.blanks { display: grid; grid-template-columns: 3fr 1.2fr; gap: 8mm; margin: 6mm 0 2mm }
.blanks p, .notes { color: #4b5857; font-size: 8.5pt; border-bottom: 1px solid #8b9391; padding-bottom: 6.5mm }
section { margin-top: 4.5mm }
h2 { font-size: 11.5pt; font-weight: 600; color: #0b5c58; padding-bottom: 1.2mm; border-bottom: 2px solid #15201f }
li { list-style: none; position: relative; padding: 1.5mm 0 1.5mm 8.5mm; border-bottom: 1px solid #dedad0 }
li::before { content: ""; position: absolute; left: 0; top: 1.9mm; width: 4mm; height: 4mm; border: 1.3px solid #15201f; border-radius: 1mm }
.notes { margin-top: 4.5mm; flex: 1; overflow: hidden; border-bottom: 0; padding: 0 }
.notes i { display: block; height: 8mm; border-bottom: 1px solid #dedad0 }
`;

const inHtml = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/**
 * @param fonts rules with our type
 * @param say answers a text of the checklist by its key, with the figures in it
 */
export function checklistHtml({ language, brand, fonts, say }) {
  const words = (key) => inHtml(say(key));
  const parts = Object.entries(PARTS).map(([part, count]) => {
    const lines = Array.from({ length: count }, (_, index) => `<li>${words(`${part}.${index + 1}`)}</li>`);
    return `<section><h2>${words(part)}</h2><ul>${lines.join('')}</ul></section>`;
  });
  return `<!doctype html><html lang="${language}"><meta charset="utf-8"><title>${words('paper.title')}</title>
<style>${fonts}${STYLE}</style>
<header>${MARK}<span>${inHtml(brand)}</span><h1>${words('paper.title')}</h1><p>${words('paper.note')}</p></header>
<div class="blanks"><p>${words('paper.address')}</p><p>${words('paper.date')}</p></div>
${parts.join('\n')}
<div class="notes">${words('paper.notes')}${'<i></i>'.repeat(8)}</div></html>`;
}
