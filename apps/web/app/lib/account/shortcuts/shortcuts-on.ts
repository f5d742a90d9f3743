import { browserStorage } from '../../storage.ts';

const KEY = 'punkt.shortcuts';
const storage = browserStorage('localStorage');

/** On unless switched off: single letters get in the way of those who speak to their computer (WCAG 2.1.4). */
export const shortcutsOn = (): boolean => storage.getItem(KEY) !== 'off';
export const switchShortcuts = (on: boolean): void => storage.setItem(KEY, on ? 'on' : 'off');
