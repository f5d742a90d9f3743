import { MOVE_TERMS } from '@punkt/domain/order-terms';
import { SIMPLIFIED_POINT } from '@punkt/domain/point-type';
import { DoorSteps } from '../../../../components/door-steps.tsx';
import { BackIcon } from '../../../../components/icons.tsx';
import { SiteHead } from '../../../../components/site-head.tsx';
import { useText } from '../../../../lib/i18n.tsx';
import { PageFrame } from '../page-frame.tsx';
import { AnchorButton, InternalLink } from '../parts/links.tsx';
import { Ticks } from '../parts/lists.tsx';
import { NextPages } from '../parts/next-pages.tsx';
import guide from './guide.module.css';
import styles from './moving.module.css';
import { STANDARD_AREA, useTypeFigures } from './use-type-figures.ts';

/** The circle a point may move in, and the room it may move to. */
function MovingRoom() {
  const text = useText();
  const radius = { radius: MOVE_TERMS.radiusMetres };
  return (
    <section className={styles.room}>
      <img
        src="/drawings/guides-ring.svg"
        alt={text('guides.moving.ring.label', radius)}
        width="320"
        height="260"
      />
      <div className={styles.needs}>
        <h2>{text('guides.moving.room.title')}</h2>
        <Ticks
          items={[
            text('guides.moving.room.radius', radius),
            text('guides.moving.room.floor'),
            text('guides.moving.room.through'),
            text('guides.moving.room.area', { area: STANDARD_AREA }),
          ]}
        />
      </div>
    </section>
  );
}

interface Props {
  /** Where a request is made: the point may be known already. */
  readonly createHref: string;
  readonly backHref: string;
}

const STEPS = ['1', '2', '3', '4'] as const;
const SIGNS = ['hang', 'owner', 'old'] as const;

/** What a move is: for whoever reads about it, and for an owner who is about to ask for one. */
function MovingBody({ createHref, backHref }: Props) {
  const text = useText();
  const days = { 2: MOVE_TERMS.confirmDays, 3: MOVE_TERMS.prepareDays } as Record<string, number>;
  const steps = STEPS.map((step) => ({
    title: text(`guides.moving.order.${step}.title`),
    text: text(`guides.moving.order.${step}.text`, { days: days[step] ?? 0 }),
  }));
  return (
    <>
      <a className={styles.back} href={backHref}>
        <BackIcon />
        {text('guides.moving.back')}
      </a>
      <MovingRoom />
      <section className={guide.section}>
        <h2>{text('guides.moving.order.title')}</h2>
        <DoorSteps steps={steps} direction="row" />
      </section>
      <div className={guide.pair}>
        <Signboard />
        <Simplified />
      </div>
      <div className={guide.actions}>
        <AnchorButton href={createHref}>{text('guides.moving.create')}</AnchorButton>
      </div>
    </>
  );
}

function Signboard() {
  const text = useText();
  return (
    <section className={guide.section}>
      <h2>{text('guides.moving.sign.title')}</h2>
      <Ticks items={SIGNS.map((sign) => text(`guides.moving.sign.${sign}`))} />
      <InternalLink href="/signboard">{text('guides.moving.sign.link')}</InternalLink>
    </section>
  );
}

function Simplified() {
  const text = useText();
  const { area, people } = useTypeFigures(SIMPLIFIED_POINT);
  return (
    <section className={guide.section}>
      <h2>{text('guides.moving.simple.title')}</h2>
      <p className={guide.text}>
        {text('guides.moving.simple.text', { small: area, people, area: STANDARD_AREA })}
      </p>
    </section>
  );
}

/** Anybody may read it; an owner chooses the point that moves in their list. */
const POINTS = '/lk/pvz';

export default function MovingPage() {
  const text = useText();
  const radius = { radius: MOVE_TERMS.radiusMetres };
  return (
    <>
      <SiteHead
        title={text('guides.moving.page.title')}
        description={text('guides.moving.page.description', radius)}
      />
      <PageFrame title={text('guides.moving.title')} lead={text('guides.moving.lead', radius)}>
        <div className={guide.page}>
          <MovingBody createHref={POINTS} backHref={POINTS} />
          <NextPages to={['brandbook', 'landlord', 'centers']} />
        </div>
      </PageFrame>
    </>
  );
}
