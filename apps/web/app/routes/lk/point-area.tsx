import { AreaScreen } from '../../features/points/requests/area-screen.tsx';
import type { Route } from './+types/point-area.ts';
import { pointsOnly } from './points-only.ts';

export const clientLoader = pointsOnly;

export default function PointArea({ params }: Route.ComponentProps) {
  return <AreaScreen id={params.pvzId} />;
}
