import { MARK_PATHS } from '@punkt/domain/mark';

interface Props {
  readonly size?: number;
  /** On an accent ground the pin is paper and the doorway shows the ground. */
  readonly inverse?: boolean;
}

/** The mark: a map pin whose eye is a doorway, with the light on inside. */
export function Mark({ size = 32, inverse = false }: Props) {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden="true" focusable="false">
      <path d={MARK_PATHS.pin} fill={inverse ? 'var(--paper)' : 'var(--accent)'} />
      <path d={MARK_PATHS.doorway} fill={inverse ? 'var(--accent)' : 'var(--paper)'} />
      <path d={MARK_PATHS.light} fill="var(--amber)" />
    </svg>
  );
}
