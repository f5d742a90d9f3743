/** The sections of the landing that need no script of their own. */
export { default as Checklist } from './checklist.tsx';
export { default as Comparison } from './comparison.tsx';
export { default as Faq } from './faq.tsx';
export { default as Figures } from './figures.tsx';
export { default as Hero } from './hero.tsx';
export { default as Head } from './landing-head.tsx';
export { default as Steps } from './steps.tsx';
export { default as Support } from './support.tsx';
export { default as Zones } from './zones.tsx';
