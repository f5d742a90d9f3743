import type { SectionContent } from '@punkt/domain/content';
import { useText } from '../../../../lib/i18n.tsx';
import { useWrittenIn } from '../../../../lib/site/written-in.ts';
import { ExternalLink } from '../parts/external-link.tsx';
import styles from './country-contractors.module.css';

type Countries = SectionContent<'contractors'>['videoConnectionData'];

/** Who connects cameras, country by country: nobody reads the others' lists. */
export function CountryContractors({ countries }: { readonly countries: Countries }) {
  const text = useText();
  const writtenIn = useWrittenIn();
  return (
    <div className={styles.countries} data-count="contractor_click">
      {countries.map(({ country, index, contractors }) => (
        <section key={index}>
          <h3>{text(`countries.${country}`)}</h3>
          <ul>
            {contractors.map(({ index: place, title, websiteLink, instructionsLink }) => (
              <li key={place}>
                <strong lang={writtenIn(title)}>{title}</strong>
                <ExternalLink href={websiteLink} of={title}>
                  {text('equipment.part.site')}
                </ExternalLink>
                {instructionsLink && (
                  <ExternalLink href={instructionsLink} of={title}>
                    {text('equipment.part.instructions')}
                  </ExternalLink>
                )}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
