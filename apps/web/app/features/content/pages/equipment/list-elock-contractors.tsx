import type { SectionContent } from '@punkt/domain/content';
import { SiteHead } from '../../../../components/site-head.tsx';
import { useText } from '../../../../lib/i18n.tsx';
import { useSection } from '../../../../lib/site/content.tsx';
import { ContentBoundary } from '../../../../lib/site/content-boundary.tsx';
import { useWrittenIn } from '../../../../lib/site/written-in.ts';
import { PageFrame } from '../page-frame.tsx';
import { Block } from '../parts/block.tsx';
import { ExternalLink } from '../parts/links.tsx';
import { Ticks } from '../parts/lists.tsx';
import { NextPages } from '../parts/next-pages.tsx';
import { NothingYet } from '../parts/nothing-yet.tsx';
import { InRussian } from '../parts/published.tsx';
import styles from './list-elock-contractors.module.css';

type Lock = SectionContent<'elock'>['elockTableData'][number];

const FACTS = ['type', 'lockType', 'forDoors', 'voltage', 'current', 'keyOpen', 'alwaysOpen'] as const;
const LINKS = ['instruction', 'webSite', 'manual', 'elockPassport', 'installationScheme'] as const;

function LockLinks({ model, links }: Pick<Lock, 'model' | 'links'>) {
  const text = useText();
  const given = LINKS.filter((link) => links[link] !== '');
  if (given.length === 0) return null;
  return (
    <ul
      className={styles.links}
      aria-label={text('equipment.locks.links', { model })}
      data-count="contractor_click"
    >
      {given.map((link) => (
        <li key={link}>
          <ExternalLink href={links[link]} of={model}>
            {text(`equipment.locks.link.${link}`)}
          </ExternalLink>
        </li>
      ))}
    </ul>
  );
}

/** What is long (a word about the model, five papers) stands in a row of its own, so that eight columns fit the page. */
function LockRows({ lock }: { readonly lock: Lock }) {
  const text = useText();
  const writtenIn = useWrittenIn();
  return (
    <tbody>
      <tr>
        <th scope="rowgroup" rowSpan={2} lang={writtenIn(lock.model)}>
          {lock.model}
        </th>
        {FACTS.map((fact) => (
          <td key={fact} className={styles.fact}>
            <span className={styles.label}>{text(`equipment.locks.${fact}`)}</span>
            <span lang={writtenIn(lock[fact])}>{lock[fact]}</span>
          </td>
        ))}
      </tr>
      <tr className={styles.more}>
        <td colSpan={FACTS.length}>
          {lock.details && <p lang={writtenIn(lock.details)}>{lock.details}</p>}
          <LockLinks model={lock.model} links={lock.links} />
        </td>
      </tr>
    </tbody>
  );
}

/** A table where there is room for one, cards on a phone: the same cells, each with its column's name beside it. */
function LockTable({ locks }: { readonly locks: readonly Lock[] }) {
  const text = useText();
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          {(['model', ...FACTS] as const).map((column) => (
            <th key={column} scope="col">
              {text(`equipment.locks.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      {locks.map((lock) => (
        <LockRows key={lock.index} lock={lock} />
      ))}
    </table>
  );
}

const QUESTIONS = ['made', 'swing', 'power'] as const;

export default function LockCatalogue() {
  const text = useText();
  return (
    <PageFrame
      title={text('equipment.locks.title')}
      lead={text('equipment.locks.lead')}
      crumbs={[{ to: '/elock', label: text('equipment.onward.elock.title') }]}
      drawing="/drawings/equipment-lock.svg"
    >
      <SiteHead title={text('equipment.locks.head')} description={text('equipment.locks.description')} />
      <Block title={text('equipment.locks.ask.title')}>
        <Ticks items={QUESTIONS.map((question) => text(`equipment.locks.ask.${question}`))} />
      </Block>
      <ContentBoundary>
        <Locks />
      </ContentBoundary>
      <NextPages to={['elock', 'centers', 'contractors']} />
    </PageFrame>
  );
}

function Locks() {
  const text = useText();
  const { elockTableData } = useSection('elock').content;
  return (
    <Block title={text('equipment.locks.list')}>
      {elockTableData.length > 0 ? (
        <>
          <InRussian of={elockTableData} />
          <LockTable locks={elockTableData} />
        </>
      ) : (
        <NothingYet
          title={text('equipment.locks.empty')}
          text={text('equipment.locks.empty.text')}
          link={text('equipment.onward.ask.title')}
        />
      )}
    </Block>
  );
}
