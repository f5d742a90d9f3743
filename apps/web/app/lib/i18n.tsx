import type { TextKey } from '@punkt/locales/keys';
import type { Language } from '@punkt/locales/language';
import { bind, type Params, type TextTable, type Translate, translator } from '@punkt/locales/translate';
import { createContext, type ReactNode, use, useMemo } from 'react';

export type { TextKey };

interface I18n {
  readonly table: TextTable;
  readonly language: Language;
  readonly text: Translate<TextKey>;
}

export const I18nContext = createContext<I18n | null>(null);

interface Props {
  readonly language: Language;
  /** In the browser this table grows: a surface adds its texts before its first screen is drawn. */
  readonly table: TextTable;
  readonly children: ReactNode;
}

export function I18nProvider({ language, table, children }: Props) {
  const value = useMemo(() => {
    const say = translator(language, table);
    return { language, table, text: (key: TextKey, params?: Params) => bind(say(key, params)) };
  }, [language, table]);
  return <I18nContext value={value}>{children}</I18nContext>;
}

function useI18n(): I18n {
  const value = use(I18nContext);
  if (!value) throw new Error('I18nProvider is missing above this component');
  return value;
}

export const useText = (): Translate<TextKey> => useI18n().text;
export const useLanguage = (): Language => useI18n().language;

/** For words that become somebody's data (a ready answer in a message): spaces as they are typed, nothing bound for a screen. */
export function usePlainText(): Translate<TextKey> {
  const { language, table } = useI18n();
  return useMemo(() => translator(language, table), [language, table]);
}
