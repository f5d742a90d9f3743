import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { Button } from '../../../components/button.tsx';
import { dateTime } from '../../format.ts';
import { useText } from '../../i18n.tsx';
import { useUser } from '../user-query.ts';
import styles from './case-bar.module.css';

interface Claim {
  readonly claimedBy: { readonly id: string; readonly name: string } | null;
  readonly claimedAt: string | null;
}

interface Props {
  readonly held: Claim;
  readonly may: { readonly claim: boolean; readonly release: boolean };
  /** What is said while nobody has it. */
  readonly free: string;
  readonly busy: boolean;
  readonly onClaim: () => void;
  readonly onRelease: () => void;
  /** Decisions that can be taken now; none leaves claiming the main thing to do. */
  readonly children?: ReactNode;
}

/** Stays at the foot of the screen: who has the case, and what can be done with it now. */
export function CaseBar({ held, may, free, busy, onClaim, onRelease, children }: Props) {
  const text = useText();
  const bar = useFootBar();
  return (
    <section ref={bar} className={styles.bar} aria-label={text('casework.decide.title')}>
      <Holder held={held} free={may.claim ? free : ''} />
      <div className={styles.acts}>
        {may.claim && (
          <Button look={children ? 'quiet' : 'primary'} busy={busy} onClick={onClaim}>
            {text(held.claimedBy ? 'casework.act.takeover' : 'casework.act.claim.long')}
          </Button>
        )}
        {may.release && (
          <Button look="quiet" busy={busy} onClick={onRelease}>
            {text('casework.act.release')}
          </Button>
        )}
        {children}
      </div>
    </section>
  );
}

/** Tells the page how high the bar is: notices rise above it, and what is opened is scrolled clear of it. */
function useFootBar() {
  const bar = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    const measure = () => style.setProperty('--foot-bar', `${bar.current?.offsetHeight ?? 0}px`);
    const watch = new ResizeObserver(measure);
    measure();
    if (bar.current) watch.observe(bar.current);
    return () => {
      watch.disconnect();
      style.removeProperty('--foot-bar');
    };
  }, []);
  return bar;
}

/** How many remarks a decision would send. */
export const BarCount = ({ count }: { readonly count: number }) =>
  count > 0 && <span className={styles.count}>{count}</span>;

function Holder({ held: { claimedBy, claimedAt }, free }: { readonly held: Claim; readonly free: string }) {
  const text = useText();
  const { user_id } = useUser();
  const date = claimedAt ? dateTime(claimedAt) : '';
  const mine = claimedBy?.id === user_id;
  return (
    <p className={styles.holder} data-mine={mine || undefined} role="status">
      {!claimedBy && free}
      {mine && text('casework.case.mine', { date })}
      {claimedBy && !mine && text('casework.case.held', { name: claimedBy.name, date })}
      {mine && <small>{text('casework.claimed')}</small>}
    </p>
  );
}
