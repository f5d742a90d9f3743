import { PointScreen } from '../../features/points/page/point-screen.tsx';
import type { Route } from './+types/point.ts';
import { pointsOnly } from './points-only.ts';

export const clientLoader = pointsOnly;

export default function Point({ params }: Route.ComponentProps) {
  return <PointScreen id={params.pvzId} />;
}
