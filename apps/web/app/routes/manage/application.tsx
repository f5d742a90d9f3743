import { ApplicationScreen } from '../../features/applications/page/application-screen.tsx';
import type { Route } from './+types/application.ts';

export default function Application({ params }: Route.ComponentProps) {
  return <ApplicationScreen id={params.id} />;
}
