export const LANGUAGES = ['ru', 'ka', 'en'] as const;
export type Language = (typeof LANGUAGES)[number];

export const isLanguage = (value: unknown): value is Language => LANGUAGES.some((known) => known === value);
