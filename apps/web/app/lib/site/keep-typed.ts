type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const controls = (place: HTMLElement): Control[] => [
  ...place.querySelectorAll<Control>(
    'select[name], input[name]:not([type=radio], [type=checkbox]), textarea[name]',
  ),
];

const valueAtFirst = (control: Control): string | undefined =>
  control instanceof HTMLSelectElement
    ? [...control.options].find(({ defaultSelected }) => defaultSelected)?.value
    : control.defaultValue;

/** React hears a value only when it is set as the browser sets it. */
function type(control: Control, value: string): void {
  const prototype = Object.getPrototypeOf(control) as object;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(control, value);
  const heard = control instanceof HTMLSelectElement ? 'change' : 'input';
  control.dispatchEvent(new Event(heard, { bubbles: true }));
}

/** Something done to the HTML that only the script would have answered: the how-manieth form or button. */
export interface Missed {
  readonly kind: 'form' | 'button';
  readonly index: number;
}

export interface Kept {
  typeAgain(): void;
  repeat(missed: Missed): void;
}

/** What was typed into an island's HTML, and where the person is; to be put back once the island is awake. */
export function keepTyped(place: HTMLElement): Kept {
  const typed = controls(place).map((control) => ({
    name: control.name,
    value: control.value === valueAtFirst(control) ? '' : control.value,
    focused: control === document.activeElement,
  }));
  return {
    typeAgain() {
      for (const { name, value, focused } of typed) {
        const control = controls(place).find((each) => each.name === name);
        if (value && control) type(control, value);
        if (focused) control?.focus();
      }
    },
    repeat({ kind, index }) {
      const found = place.querySelectorAll<HTMLFormElement | HTMLButtonElement>(kind)[index];
      if (found instanceof HTMLFormElement) found.requestSubmit();
      else found?.click();
    },
  };
}
