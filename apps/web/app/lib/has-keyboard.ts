/** A mouse stands for a keyboard beside it. On a touch screen a focused field would cover half the screen with keys. */
export const hasKeyboard = (): boolean => window.matchMedia('(hover: hover) and (pointer: fine)').matches;
