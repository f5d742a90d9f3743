import { programmeFigures } from '@punkt/domain/programme-figures';
import { useLanguage } from '../../../../lib/i18n.tsx';

/** Figures that the papers name, under the names their texts use. */
export function usePaperFigures() {
  const figures = programmeFigures(useLanguage());
  return {
    area: figures.standardArea,
    small: figures.simplifiedArea,
    people: figures.people,
    from: figures.comfortFrom,
    to: figures.comfortTo,
    ceiling: figures.ceilingMin,
    percent: figures.stock,
    cameras: figures.cameras,
    archive: figures.archive,
    days: figures.activationDays,
  };
}
