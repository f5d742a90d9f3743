import type { ZoneKind } from '@punkt/domain/zones';

type Pattern = 'stripes' | 'dots' | 'plain' | 'cross';

interface ZoneLook {
  /** A custom property of the map's own sheet. */
  readonly colour: `--zone-${string}`;
  readonly pattern: Pattern;
}

/** A zone is told by its pattern as well as by its colour: one in twelve men sees the colours differently. */
export const ZONE_LOOKS = {
  guaranteedIncome: { colour: '--zone-violet', pattern: 'stripes' },
  single: { colour: '--zone-teal', pattern: 'dots' },
  none: { colour: '--zone-amber', pattern: 'plain' },
  grey: { colour: '--zone-grey', pattern: 'cross' },
} as const satisfies Record<ZoneKind, ZoneLook>;

const SIDE = 16;

function paint(context: CanvasRenderingContext2D, pattern: Pattern): void {
  context.beginPath();
  if (pattern === 'dots') {
    context.arc(SIDE / 2, SIDE / 2, 2.2, 0, 2 * Math.PI);
    context.fill();
    return;
  }
  for (const at of [-SIDE, 0, SIDE]) {
    if (pattern === 'plain') break;
    context.moveTo(at, SIDE);
    context.lineTo(at + SIDE, 0);
    if (pattern === 'stripes') continue;
    context.moveTo(at, 0);
    context.lineTo(at + SIDE, SIDE);
  }
  context.stroke();
}

/** One square that repeats without a seam. */
export function zonePicture(kind: ZoneKind, colourOf: (name: string) => string): ImageData | null {
  const { colour, pattern } = ZONE_LOOKS[kind];
  const canvas = document.createElement('canvas');
  canvas.width = SIDE;
  canvas.height = SIDE;
  const context = canvas.getContext('2d');
  if (!context) return null;
  context.fillStyle = colourOf(colour);
  context.strokeStyle = colourOf(colour);
  context.lineWidth = 2;
  context.globalAlpha = 0.18;
  context.fillRect(0, 0, SIDE, SIDE);
  context.globalAlpha = 0.6;
  paint(context, pattern);
  return context.getImageData(0, 0, SIDE, SIDE);
}
