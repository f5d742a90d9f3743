const LENGTH = 32;

/** Letters and digits only, as the server reads them too: dashes and spaces are for the eye. */
export const bareCode = (typed: string): string => typed.replace(/[^0-9a-z]/gi, '').toUpperCase();

export const isWhole = (typed: string): boolean => bareCode(typed).length >= LENGTH;

/** In groups of four, as printed. */
export const printedCode = (code: string): string =>
  bareCode(code)
    .match(/.{1,4}/g)
    ?.join('-') ?? '';
