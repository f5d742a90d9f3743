import type { SectionContent } from '@punkt/domain/content';
import { firstLetter } from '@punkt/domain/typeset';
import { useText } from '../../../../lib/i18n.tsx';
import { useWrittenIn } from '../../../../lib/site/written-in.ts';
import styles from './contractor-list.module.css';
import { ExternalLink } from './links.tsx';

type Contractor = SectionContent<'contractors'>['signboardData'][number];

/** Letters of the first two words: a company without a picture still has a face. */
const initials = (title: string): string =>
  title
    .split(/[\s-]+/)
    .filter((word) => /^[\p{L}\p{N}]/u.test(word))
    .slice(0, 2)
    .map(firstLetter)
    .join('');

const dial = (phone: string): string => `tel:${phone.replace(/[^\d+]/g, '')}`;

function Contacts({ title, phone, email, link, additionalLink }: Contractor) {
  const text = useText();
  return (
    <ul className={styles.contacts} data-count="contractor_click">
      {phone && (
        <li>
          <ExternalLink href={dial(phone)}>{phone}</ExternalLink>
        </li>
      )}
      {email && (
        <li>
          <ExternalLink href={`mailto:${email}`}>{email}</ExternalLink>
        </li>
      )}
      {link && (
        <li>
          <ExternalLink href={link} of={title}>
            {text('equipment.part.site')}
          </ExternalLink>
        </li>
      )}
      {additionalLink && (
        <li>
          <ExternalLink href={additionalLink} of={title}>
            {text('equipment.part.more')}
          </ExternalLink>
        </li>
      )}
    </ul>
  );
}

function Face({ logo, title }: Contractor) {
  if (logo) return <img src={logo} alt="" width="64" height="64" loading="lazy" />;
  return <span aria-hidden="true">{initials(title)}</span>;
}

export function ContractorList({ contractors }: { readonly contractors: readonly Contractor[] }) {
  const writtenIn = useWrittenIn();
  return (
    <ul className={styles.list}>
      {contractors.map((contractor) => (
        <li key={`${contractor.title} ${contractor.link}`}>
          <div className={styles.face}>
            <Face {...contractor} />
          </div>
          <div className={styles.about}>
            <h3 lang={writtenIn(contractor.title)}>{contractor.title}</h3>
            {contractor.description && (
              <p lang={writtenIn(contractor.description)}>{contractor.description}</p>
            )}
          </div>
          <Contacts {...contractor} />
        </li>
      ))}
    </ul>
  );
}
