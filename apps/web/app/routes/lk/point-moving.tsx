import { PointMoving } from '../../features/points/point-moving.tsx';
import type { Route } from './+types/point-moving.ts';
import { pointsOnly } from './points-only.ts';

export const clientLoader = pointsOnly;

export default function Moving({ params }: Route.ComponentProps) {
  return <PointMoving id={params.pvzId} />;
}
