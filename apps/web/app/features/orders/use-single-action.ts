import { useState } from 'react';

export interface SingleAction {
  /** Whether this is the first press: two may come before the screen is drawn again, and look alike to what is drawn. */
  readonly begin: () => boolean;
  readonly end: () => void;
}

function create(): SingleAction {
  let going = false;
  return {
    begin: () => {
      const first = !going;
      going = true;
      return first;
    },
    end: () => {
      going = false;
    },
  };
}

/** Keeps one act from being started twice. */
export const useSingleAction = (): SingleAction => useState(create)[0];
