import { encode } from 'uqr';

interface Props {
  readonly value: string;
  readonly label: string;
  readonly className?: string | undefined;
}

/** One path of unit squares: sharp at any size, and black on white in any colour scheme, or cameras won't read it. */
export function QrCode({ value, label, className }: Props) {
  const { data, size } = encode(value, { ecc: 'M', border: 2 });
  const squares = data.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : '')));
  return (
    <svg className={className} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
      <path d={`M0 0h${size}v${size}H0z`} fill="#fff" />
      <path d={squares.join('')} fill="#15201f" shapeRendering="crispEdges" />
    </svg>
  );
}
