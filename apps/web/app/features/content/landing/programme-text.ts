import { programmeFigures } from '@punkt/domain/programme-figures';
import type { TextKey } from '../../../lib/i18n.tsx';
import { useLanguage, useText } from '../../../lib/i18n.tsx';

/** Texts of the landing with the programme's figures in them. */
export function useProgrammeText(): (key: TextKey) => string {
  const text = useText();
  const figures = programmeFigures(useLanguage());
  return (key) => text(key, figures);
}
