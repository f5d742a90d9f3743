import { useEffect, useLayoutEffect, useRef } from 'react';
import { browserStorage } from '../../storage.ts';

const KEY = 'punkt.shortcuts';
const storage = browserStorage('localStorage');

/** On unless switched off: single letters get in the way of those who speak to their computer (WCAG 2.1.4). */
export const shortcutsOn = (): boolean => storage.getItem(KEY) !== 'off';
export const switchShortcuts = (on: boolean): void => storage.setItem(KEY, on ? 'on' : 'off');

export interface Shortcut {
  /** A letter means the key in that place, whatever the layout: «о» of a Russian keyboard is `j`. */
  readonly keys: readonly string[];
  /** Keys that do the same without us (Enter on a link): listed, never listened to. */
  readonly also?: readonly string[];
  readonly label: string;
  readonly run?: () => void;
  /** Works even where the rest is switched off. */
  readonly always?: boolean;
}

type Press = Pick<KeyboardEvent, 'key' | 'code' | 'shiftKey'>;

/** Pressed while a screen was on its way: its keys are known once it stands. */
let held: Press[] = [];

/** For a screen that loads: a quick hand is ahead of the network, and what it pressed counts. */
export function useHeldKeys(loading: boolean): void {
  // With what is seen, not after it: a busy machine takes its time for effects, and keys of that moment were lost.
  useLayoutEffect(() => {
    if (!loading) return;
    held = [];
    const press = (event: KeyboardEvent) => {
      if (isForUs(event) && shortcutsOn())
        held.push({ key: event.key, code: event.code, shiftKey: event.shiftKey });
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [loading]);
}

/** Runs what a key stands for, unless somebody is typing, a dialog is open, or the person has switched it off. */
export function useShortcuts(shortcuts: readonly Shortcut[]): void {
  const latest = useRef(shortcuts);
  useEffect(() => {
    latest.current = shortcuts;
  });
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!isForUs(event)) return;
      const chosen = latest.current.find(({ keys }) => keys.some((key) => matches(event, key)));
      if (!chosen?.run || !(chosen.always || shortcutsOn())) return;
      event.preventDefault();
      chosen.run();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
  useEffect(() => {
    const early = held;
    held = [];
    for (const event of early)
      latest.current.find(({ keys }) => keys.some((key) => matches(event, key)))?.run?.();
  }, []);
}

export function isForUs(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return false;
  return !isTyping(event.target) && !document.querySelector('dialog[open]');
}

/** Inputs that take no letters: whoever has just chosen a row by its box goes on with the keys. */
const PRESSED = new Set(['checkbox', 'radio', 'file']);

function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target.tagName === 'INPUT') return !PRESSED.has((target as HTMLInputElement).type);
  return target.isContentEditable || /^(TEXTAREA|SELECT)$/.test(target.tagName);
}

export function matches(event: Press, key: string): boolean {
  if (/^[a-z]$/.test(key)) return event.code === `Key${key.toUpperCase()}` && !event.shiftKey;
  return event.key === key;
}
