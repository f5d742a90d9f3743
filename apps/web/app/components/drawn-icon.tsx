import type { ReactElement, SVGProps } from 'react';
import type { DrawnPath } from './drawn-path.ts';

/** It says nothing by itself: whatever it stands for is said in words, seen or not. */
interface IconProps extends Omit<SVGProps<SVGSVGElement>, 'stroke' | 'aria-hidden' | 'aria-label'> {
  readonly size?: number;
  /** How wide its lines are. */
  readonly stroke?: number;
}

/** An icon of Tabler: `import IconDownload from 'icon:download'` (vite/icons.ts). */
export type Icon = (props: IconProps) => ReactElement;

export const drawnIcon =
  (paths: readonly DrawnPath[]): Icon =>
  ({ size = 24, stroke = 2, ...others }) => (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={stroke}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      {...others}
    >
      {paths.map(([shape, filling]) => (
        <path
          key={shape}
          d={shape}
          fill={filling && 'currentColor'}
          stroke={filling === 'surface' ? 'none' : undefined}
        />
      ))}
    </svg>
  );
