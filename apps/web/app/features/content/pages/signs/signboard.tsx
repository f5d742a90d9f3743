import { country } from '@punkt/domain/countries';
import { toMajor } from '@punkt/domain/money';
import { ORDER_TERMS } from '@punkt/domain/order-terms';
import { SIGNBOARD_SIZES } from '@punkt/domain/premises';
import { DoorSteps } from '../../../../components/door-steps.tsx';
import { SiteHead } from '../../../../components/site-head.tsx';
import { useLanguage, useText } from '../../../../lib/i18n.tsx';
import { PageFrame } from '../page-frame.tsx';
import { Block, SideBySide } from '../parts/block.tsx';
import { InternalLink } from '../parts/links.tsx';
import { Facts, Pairs } from '../parts/lists.tsx';
import { NextPages } from '../parts/next-pages.tsx';
import styles from './signboard.module.css';

const { mini: _, ...FIXED } = SIGNBOARD_SIZES;
const SIZES = ['300', '400', '500'] as const satisfies readonly (keyof typeof FIXED)[];
const WIDEST = FIXED['500'];
/** So wide is a door, in millimetres: what everybody can compare with. */
const DOOR = { width: 900, height: 2000 };

interface DrawingProps {
  readonly width: number;
  readonly height: number;
  /** Of no exact size: an outline. */
  readonly rough?: boolean;
}

/** To scale: the board over a door, all boards on one measure. */
function Drawing({ width, height, rough = false }: DrawingProps) {
  const left = (WIDEST.width - width) / 2;
  const top = WIDEST.height - height;
  const middle = WIDEST.width / 2;
  return (
    <svg viewBox={`0 0 ${WIDEST.width} ${WIDEST.height + DOOR.height / 2}`} aria-hidden="true">
      <rect
        className={rough ? styles.rough : styles.board}
        x={left}
        y={top}
        width={width}
        height={height}
        rx="40"
      />
      <circle className={styles.eye} cx={left + height / 2} cy={top + height / 2} r={height / 4} />
      <path
        className={styles.door}
        d={`M${middle - DOOR.width / 2} ${WIDEST.height + DOOR.height / 2}V${WIDEST.height + 120}h${DOOR.width}V${WIDEST.height + DOOR.height / 2}`}
      />
    </svg>
  );
}

function SignboardSizes() {
  const text = useText();
  const number = new Intl.NumberFormat(useLanguage(), { useGrouping: false });
  return (
    <ul className={styles.sizes}>
      <li>
        <Drawing width={1200} height={300} rough />
        <h3>{text('signs.signboard.size.mini.title')}</h3>
        <p>{text('signs.signboard.size.mini.text')}</p>
      </li>
      {SIZES.map((size) => {
        const { width, height } = FIXED[size];
        return (
          <li key={size}>
            <Drawing width={width} height={height} />
            <h3>{text('signs.signboard.size.title', { size })}</h3>
            <p>
              {text('signs.signboard.size.text', {
                width: number.format(width),
                height: number.format(height),
              })}
            </p>
          </li>
        );
      })}
    </ul>
  );
}

const FACTS = ['price', 'days', 'reminder'] as const;
const STEPS = ['agree', 'measure', 'take', 'hang', 'photo'] as const;
const PAYMENTS = ['free', 'hang', 'armenia'] as const;

const { signboardCompensation } = country('AM').terms;

export default function Signboard() {
  const text = useText();
  const amount = toMajor(signboardCompensation ?? 0).toLocaleString(useLanguage());
  const times = { days: ORDER_TERMS.activationDays, day: ORDER_TERMS.activationReminderDay };
  return (
    <PageFrame
      title={text('signs.signboard.title')}
      lead={text('signs.signboard.lead')}
      drawing="/drawings/signs-facade.svg"
    >
      <SiteHead title={text('signs.signboard.head')} description={text('signs.signboard.description')} />
      <Facts
        facts={FACTS.map((fact) => ({
          value: text(`signs.signboard.fact.${fact}.value`, times),
          label: text(`signs.signboard.fact.${fact}`),
        }))}
      />
      <Block title={text('signs.signboard.sizes.title')} lead={text('signs.signboard.sizes.lead')}>
        <SignboardSizes />
      </Block>
      <SideBySide>
        <Block title={text('signs.signboard.formats.title')} lead={text('signs.signboard.formats.text')} />
        <Block title={text('signs.signboard.simple.title')} lead={text('signs.signboard.simple.text')}>
          <InternalLink href="/documents/brandbook-simplified">
            {text('equipment.onward.simplified.title')}
          </InternalLink>
        </Block>
      </SideBySide>
      <SideBySide>
        <Block title={text('signs.signboard.how.title')}>
          <DoorSteps
            direction="column"
            steps={STEPS.map((step) => ({
              title: text(`signs.signboard.step.${step}.title`),
              text: text(`signs.signboard.step.${step}.text`),
            }))}
          />
        </Block>
        <Block title={text('signs.signboard.money.title')}>
          <Pairs
            pairs={PAYMENTS.map((payment) => ({
              name: text(`signs.signboard.money.${payment}`),
              text: text(`signs.signboard.money.${payment}.who`, { amount }),
            }))}
          />
        </Block>
      </SideBySide>
      <NextPages to={['centers', 'makers', 'landlord', 'brandbook']} />
    </PageFrame>
  );
}
