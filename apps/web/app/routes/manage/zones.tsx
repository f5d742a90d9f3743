import { ZonesScreen } from '../../features/geo/zones-screen.tsx';

export default function Zones() {
  return <ZonesScreen />;
}
