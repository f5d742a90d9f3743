/**
 * The language whose digits are written. Chromium ships no Georgian numbers and would write English ones, other than the server
 * did; the Russian ones (1 234,5) are those of Georgian.
 */
export const digitsOf = (language: string): string => (language === 'ka' ? 'ru' : language);
