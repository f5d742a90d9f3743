import { LANGUAGES, type Language } from '@punkt/locales/language';
import type { Translate } from '@punkt/locales/translate';
import type { TokenRefusal } from './token.ts';

/** What the page of the sandbox's lock says: it may be opened, it just was, or why not. */
export type PageState = 'ready' | 'opened' | TokenRefusal;

interface Page {
  readonly lock: string;
  readonly token: string;
  readonly language: Language;
  readonly state: PageState;
  /** Of the content policy: nothing else on the page runs or is styled. */
  readonly nonce: string;
}

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (letter) => ESCAPES[letter] ?? '');

const NAMES: Readonly<Record<Language, string>> = { ru: 'Рус', ka: 'ქარ', en: 'Eng' };

const STYLE = `
*{box-sizing:border-box}
body{margin:0;min-height:100vh;display:grid;place-items:center;padding:24px 16px;background:#faf9f6;color:#15201f;
font:17px/1.5 "Golos Text","Noto Sans Georgian",system-ui,sans-serif}
main{width:100%;max-width:400px;text-align:center}
.brand{margin:0 0 24px;color:#55625f;font-size:15px}
h1{margin:0 0 4px;font-size:28px;line-height:1.2;overflow-wrap:anywhere}
svg{display:block;width:144px;height:144px;margin:0 auto 24px;color:#0e6f6a;fill:none;stroke:currentColor;stroke-width:4;
stroke-linecap:round;stroke-linejoin:round}
.refused svg{color:#c0362c}
.opened svg{color:#2e7d4f}
.shackle{transform-origin:92px 62px;transition:transform .18s ease-out}
.opened .shackle{transform:rotate(24deg)}
h2{margin:20px 0 8px;font-size:20px;line-height:1.3}
p{margin:0 0 24px}
button,.back{display:block;width:100%;min-height:56px;padding:14px 16px;border:0;border-radius:12px;background:#0e6f6a;color:#fff;
font:inherit;font-weight:600;cursor:pointer;text-decoration:none}
button[aria-disabled=true]{background:#6d8f8c;cursor:default}
.opened button{background:transparent;color:#0e6f6a;box-shadow:inset 0 0 0 2px #0e6f6a}
.back{margin-top:12px;background:transparent;color:#0e6f6a;font-weight:400}
.opened .back{background:#0e6f6a;color:#fff;font-weight:600}
:focus-visible{outline:3px solid #f5a524;outline-offset:2px}
nav{margin-top:32px;font-size:15px}
nav a{display:inline-block;padding:12px;color:#0e6f6a}
nav a[aria-current]{color:#15201f;text-decoration:none;font-weight:600}
.note{margin:8px 0 0;color:#55625f;font-size:15px}
@media (prefers-reduced-motion:reduce){.shackle{transition:none}}
`;

/** The sound is made by the press itself: browsers play nothing for a page that nobody has touched. */
const SCRIPT = `
const form=document.querySelector('form'),main=document.querySelector('main'),say=document.querySelector('[role=status]');
const back=document.querySelector('.back');
if(back){if(history.length>1){back.hidden=false;back.addEventListener('click',e=>{e.preventDefault();history.back()})}}
function click(audio){
  const at=audio.currentTime,length=Math.floor(audio.sampleRate*.09),sound=audio.createBuffer(1,length,audio.sampleRate);
  const wave=sound.getChannelData(0);
  for(let i=0;i<length;i++){const s=i/audio.sampleRate,second=s>.045?s-.045:s;wave[i]=(Math.random()*2-1)*Math.exp(-second*160)*(s>.045?1:.6)}
  const source=audio.createBufferSource(),filter=audio.createBiquadFilter();
  filter.type='bandpass';filter.frequency.value=1900;filter.Q.value=.8;source.buffer=sound;
  source.connect(filter).connect(audio.destination);source.start(at);
  main.dataset.clicks=Number(main.dataset.clicks||0)+1;
  navigator.vibrate&&navigator.vibrate(40);
}
form&&form.addEventListener('submit',async e=>{
  e.preventDefault();
  const button=form.querySelector('button');
  if(button.getAttribute('aria-disabled')==='true')return;
  const audio=new AudioContext();
  button.setAttribute('aria-disabled','true');
  const words=button.textContent;button.textContent=form.dataset.opening;
  try{
    const answer=await fetch(form.action,{method:'POST',headers:{accept:'application/json'},body:new URLSearchParams(new FormData(form))});
    const {state,title,text,action}=await answer.json();
    say.innerHTML='';
    const head=document.createElement('h2'),line=document.createElement('p');
    head.textContent=title;line.textContent=text;say.append(head,line);
    main.className=state==='opened'?'opened':'refused';
    if(state==='opened'){await audio.resume();click(audio);button.textContent=action}else form.remove();
  }catch{say.lastElementChild.textContent=form.dataset.failed;button.textContent=words}
  button.setAttribute('aria-disabled','false');
});
`;

const DRAWING = `<svg viewBox="0 0 128 128" aria-hidden="true"><path class="shackle" d="M36 62V42a28 28 0 0 1 56 0v20"/>
<rect x="24" y="62" width="80" height="52" rx="12"/><circle cx="64" cy="84" r="7"/><path d="M64 91v10"/></svg>`;

/** What is said of a state, for the page and for its script. */
export function wordsOf(say: Translate, state: PageState) {
  const isOpen = state === 'ready' || state === 'opened';
  return {
    state,
    title: say(`sandboxLock.${isOpen ? state : 'refused'}`),
    text: say(`sandboxLock.${isOpen ? `${state}.text` : state}`),
    action: say(`sandboxLock.${state === 'opened' ? 'again' : 'open'}`),
  };
}

/** One document that needs nothing else: a phone on the lock's network reaches the lock alone. */
export function renderPage(say: Translate, { lock, token, language, state, nonce }: Page): string {
  const words = wordsOf(say, state);
  const isOpen = state === 'ready' || state === 'opened';
  const text = (key: string, params?: Record<string, string>) =>
    escapeHtml(say(`sandboxLock.${key}`, params));
  const address = (to: Language) => escapeHtml(`?t=${encodeURIComponent(token)}&lang=${to}`);
  const languages = LANGUAGES.map(
    (to) =>
      `<a href="${address(to)}" lang="${to}" hreflang="${to}"${to === language ? ' aria-current="true"' : ''}>${NAMES[to]}</a>`,
  ).join('');
  const form = `<form method="post" data-opening="${text('opening')}" data-failed="${text('failed')}">
<input type="hidden" name="t" value="${escapeHtml(token)}"><input type="hidden" name="lang" value="${language}">
<button>${escapeHtml(words.action)}</button></form>`;
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>${text('title', { lock })}</title><style nonce="${nonce}">${STYLE}</style></head>
<body><main class="${isOpen ? state : 'refused'}"><p class="brand">${text('brand')}</p>${DRAWING}
<h1>${text('title', { lock })}</h1>
<div role="status"><h2>${escapeHtml(words.title)}</h2><p>${escapeHtml(words.text)}</p></div>
${isOpen ? form : ''}<a class="back" href="#" hidden>${text('back')}</a>
<nav aria-label="${text('languages')}">${languages}</nav><p class="note">${text('note')}</p></main>
<script nonce="${nonce}">${SCRIPT}</script></body></html>`;
}
