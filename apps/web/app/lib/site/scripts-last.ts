/**
 * Runs in the browser, as text: when the page stands (or is touched, or takes too long), the scripts that were put off are
 * fetched, all at once, and started. The framework alone first: a phone that sets all of it up in one go answers no touch meanwhile.
 * What is pressed or sent meanwhile is remembered for the island it belongs to, and while something is held down (a tap is told as a click
 * a little after the finger has gone) no island is drawn anew. Sheets that stand inside the page get a link that loads
 * nothing: by it the loader of a script sees that its sheets are here, else each would come again and the whole page be laid out anew.
 */
const START = `{
let begun;
const begin = async () => {
  if (begun) return;
  begun = true;
  for (const style of document.querySelectorAll('style[data-href]'))
    for (const sheet of style.dataset.href.split(' ')) {
      const link = document.createElement('link');
      link.disabled = true;
      link.rel = 'stylesheet';
      link.setAttribute('href', '/' + sheet);
      document.head.append(link);
    }
  const links = [...document.querySelectorAll('link[rel=later]')];
  for (const link of links) link.rel = 'modulepreload';
  for (const { href } of links.filter(({ href }) => href.includes('/framework-'))) {
    await import(href).catch(() => {});
    await new Promise((next) => setTimeout(next));
  }
  for (const late of document.querySelectorAll('script[type=later]')) {
    const script = document.createElement('script');
    script.type = 'module';
    script.nonce = late.nonce;
    script.text = late.text;
    late.replaceWith(script);
  }
};
addEventListener('load', () => setTimeout(begin));
setTimeout(begin, 4000);
for (const touch of ['pointerdown', 'keydown']) addEventListener(touch, begin, { once: true, capture: true });
const ends = { pointerdown: ['pointerup', 350], keydown: ['keyup', 0] };
for (const press in ends) addEventListener(press, () => {
  const [end, wait] = ends[press];
  window.punktLetGo = new Promise((done) => {
    for (const each of [end, 'pointercancel'])
      addEventListener(each, () => setTimeout(done, wait), { once: true, capture: true });
  });
}, true);
for (const act of ['click', 'submit']) addEventListener(act, (event) => { window.punktEarly = event; }, true);
}`;

/**
 * A public page is read before its scripts matter, and works without them: they must not take the line from the text, the font and
 * the picture. They are there, but nothing of them is fetched before the page stands.
 */
export const scriptsLast = (html: string, nonce: string): string =>
  html
    .replaceAll('<link rel="modulepreload"', '<link rel="later"')
    .replaceAll('type="module" async=""', 'type="later"')
    .replace('</body>', `<script nonce="${nonce}">${START}</script></body>`);
