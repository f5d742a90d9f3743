import { TimetableScreen } from '../../features/points/requests/timetable-screen.tsx';
import type { Route } from './+types/point-timetable.ts';
import { pointsOnly } from './points-only.ts';

export const clientLoader = pointsOnly;

export default function PointTimetable({ params }: Route.ComponentProps) {
  return <TimetableScreen id={params.pvzId} />;
}
