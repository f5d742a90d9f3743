import type { SectionContent } from '@punkt/domain/content';
import { useText } from '../../../../lib/i18n.tsx';
import { OutwardLink } from '../parts/outward-link.tsx';
import styles from './country-contractors.module.css';

type Countries = SectionContent<'contractors'>['videoConnectionData'];

/** Who connects cameras, country by country: nobody reads the others' lists. */
export function CountryContractors({ countries }: { readonly countries: Countries }) {
  const text = useText();
  return (
    <div className={styles.countries}>
      {countries.map(({ country, index, contractors }) => (
        <section key={index}>
          <h3>{text(`countries.${country}`)}</h3>
          <ul>
            {contractors.map(({ index: place, title, websiteLink, instructionsLink }) => (
              <li key={place}>
                <strong lang="ru">{title}</strong>
                <OutwardLink href={websiteLink} of={title}>
                  {text('equipment.part.site')}
                </OutwardLink>
                {instructionsLink && (
                  <OutwardLink href={instructionsLink} of={title}>
                    {text('equipment.part.instructions')}
                  </OutwardLink>
                )}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
