import IconArrowsRight from 'icon:arrows-right';
import IconDotsVertical from 'icon:dots-vertical';
import IconSignRight from 'icon:sign-right';
import IconStarFilled from 'icon:star-filled';
import IconUsers from 'icon:users';
import { ratingBand } from '@punkt/domain/rating';
import { Link, useLocation } from 'react-router';
import { Menu } from '../../components/menu.tsx';
import { useMoment } from '../../lib/account/use-moment.ts';
import { useLanguage, useText } from '../../lib/i18n.tsx';
import type { PointCard } from './point-queries.ts';
import styles from './points.module.css';

/** A card on a phone, a line of a table where there is room. The whole of it leads to the point. */
export function PointRow({ point, showRole }: { readonly point: PointCard; readonly showRole: boolean }) {
  const text = useText();
  const { id, name, address, role } = point;
  // Of three hundred points the way back leads to the same page of them.
  const list = useLocation().search;
  return (
    <li className={styles.row} data-over={!point.isActive || undefined}>
      <h2>
        <Link to={`/lk/pvz/${id}`} state={{ list }}>
          {text('points.number', { id })}
        </Link>
        {/* Most are named by their street, which the address says already. */}
        {!address.includes(name) && <small>{name}</small>}
      </h2>
      <p className={styles.address}>{address}</p>
      <p className={styles.marks}>
        <PointState point={point} />
        <Rating rate={point.rate} />
      </p>
      {showRole && <p className={styles.role}>{text(`points.role.${role}`)}</p>}
      {point.abilities.includes('seeRowMenu') && <RowMenu point={point} />}
    </li>
  );
}

/** The figure stands in its colour; a reader hears what it is of. */
export function Rating({ rate }: { readonly rate: number | null }) {
  const text = useText();
  const language = useLanguage();
  if (rate === null) return <span className={styles.unrated}>{text('points.rate.none')}</span>;
  const value = new Intl.NumberFormat(language, {
    minimumFractionDigits: 1,
    maximumFractionDigits: 2,
  }).format(rate);
  return (
    <span className={styles.rating} data-band={ratingBand(rate)}>
      <IconStarFilled size={14} />
      <span aria-hidden="true">{value}</span>
      <span className="visually-hidden">{text('points.rate', { value })}</span>
    </span>
  );
}

type State = Pick<PointCard, 'isActive' | 'blockTime' | 'isMoving' | 'country'>;

/** Blocked says until when: it is what an owner asks first. */
export function PointState({ point }: { readonly point: State }) {
  const { isActive, blockTime, isMoving, country } = point;
  const text = useText();
  const moment = useMoment(country);
  const tag = (tone: string, words: string) => (
    <span className={styles.tag} data-tone={tone}>
      {words}
    </span>
  );
  if (!isActive) return tag('quiet', text('points.state.closed'));
  if (blockTime) return tag('bad', text('points.state.blocked', { date: moment(blockTime) }));
  return isMoving ? tag('busy', text('points.state.moving')) : tag('good', text('points.state.open'));
}

function RowMenu({ point: { id, abilities } }: { readonly point: PointCard }) {
  const text = useText();
  const items = [
    { action: 'listEmployees', to: `/lk/employees/${id}`, icon: IconUsers, name: 'points.menu.employees' },
    {
      action: 'editSignboard',
      to: `/lk/pvz/${id}/signboard`,
      icon: IconSignRight,
      name: 'points.menu.signboard',
    },
    { action: 'move', to: `/lk/pvz/${id}/moving`, icon: IconArrowsRight, name: 'points.menu.move' },
  ] as const;
  const shown = items.filter(({ action }) => abilities.includes(action));
  if (shown.length === 0) return null;
  return (
    <Menu look={styles.menu} label={text('points.menu', { id })} face={<IconDotsVertical size={20} />}>
      {(close) =>
        shown.map(({ action, to, icon: Picture, name }) => (
          <li key={action}>
            <Link to={to} onClick={close}>
              <Picture size={20} stroke={1.75} />
              {text(name)}
            </Link>
          </li>
        ))
      }
    </Menu>
  );
}
