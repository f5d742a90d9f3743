import { MOVE_TERMS } from '@punkt/domain/order-terms';
import { SIMPLIFIED_POINT } from '@punkt/domain/point-type';
import { DoorSteps } from '../../../../components/door-steps.tsx';
import { BackIcon } from '../../../../components/icons.tsx';
import { useText } from '../../../../lib/i18n.tsx';
import { InternalLink } from '../parts/internal-link.tsx';
import { Ticks } from '../parts/ticks.tsx';
import { AnchorButton } from './anchor-button.tsx';
import guide from './guide.module.css';
import styles from './moving.module.css';
import { MovingRoom } from './moving-room.tsx';
import { STANDARD_AREA, useTypeFigures } from './use-type-figures.ts';

interface Props {
  /** Where a request is made: the point may be known already. */
  readonly createHref: string;
  readonly backHref: string;
}

const STEPS = ['1', '2', '3', '4'] as const;
const SIGNS = ['hang', 'owner', 'old'] as const;

/** What a move is: for whoever reads about it, and for an owner who is about to ask for one. */
export function MovingBody({ createHref, backHref }: Props) {
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
