import { programmeFigures } from '@punkt/domain/programme-figures';
import type { TextKey } from '../../../lib/i18n.tsx';
import { useLanguage, useText } from '../../../lib/i18n.tsx';

/** Made once: formatting them took a third of the time of drawing the landing. */
const known = new Map<string, ReturnType<typeof programmeFigures>>();

function figuresIn(language: string) {
  const figures = known.get(language) ?? programmeFigures(language);
  known.set(language, figures);
  return figures;
}

/** Texts of the landing with the programme's figures in them. */
export function useProgrammeText(): (key: TextKey) => string {
  const text = useText();
  const figures = figuresIn(useLanguage());
  return (key) => text(key, figures);
}
