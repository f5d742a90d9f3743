import { SignboardScreen } from '../../features/points/requests/signboard-screen.tsx';
import type { Route } from './+types/point-signboard.ts';
import { pointsOnly } from './points-only.ts';

export const clientLoader = pointsOnly;

export default function PointSignboard({ params }: Route.ComponentProps) {
  return <SignboardScreen id={params.pvzId} />;
}
