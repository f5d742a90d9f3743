/**
 * Runs in the browser, as text: when the page stands (or is touched, or takes too long), the scripts that were put off are
 * fetched, all at once, and started. What is pressed or sent meanwhile is remembered for the island it belongs to.
 */
const START = `{
let begun;
const begin = () => {
  if (begun) return;
  begun = true;
  for (const link of document.querySelectorAll('link[rel=later]')) link.rel = 'modulepreload';
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
