type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const valueAtFirst = (control: Control): string | undefined =>
  control instanceof HTMLSelectElement
    ? [...control.options].find(({ defaultSelected }) => defaultSelected)?.value
    : control.defaultValue;

/** React notices a value only when it is set by the native setter and an event follows. */
function type(control: Control, value: string): void {
  const prototype = Object.getPrototypeOf(control) as object;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(control, value);
  const heard = control instanceof HTMLSelectElement ? 'change' : 'input';
  control.dispatchEvent(new Event(heard, { bubbles: true }));
}

/** What was typed or chosen in HTML that had no script yet; passed to the script, in the order of the form. */
export function captureTyped(place: HTMLElement): () => void {
  const typed = [
    ...place.querySelectorAll<Control>(
      'select, input:not([type=radio], [type=checkbox], [type=hidden]), textarea',
    ),
  ]
    .filter((control) => control.value !== valueAtFirst(control))
    .map((control) => ({ control, value: control.value }));
  return () => {
    for (const { control, value } of typed) type(control, value);
  };
}
