import { PointsScreen } from '../../features/points/points-screen.tsx';
import { pointsOnly } from './points-only.ts';

export const clientLoader = pointsOnly;

export default function Points() {
  return <PointsScreen />;
}
