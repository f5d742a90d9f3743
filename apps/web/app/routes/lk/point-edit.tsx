import { PointEditScreen } from '../../features/points/edit/point-edit-screen.tsx';
import type { Route } from './+types/point-edit.ts';
import { pointsOnly } from './points-only.ts';

export const clientLoader = pointsOnly;

export default function PointEdit({ params }: Route.ComponentProps) {
  return <PointEditScreen id={params.pvzId} />;
}
