import { OffersScreen } from '../../features/staff/publishing/offers-screen.tsx';

export default function Offers() {
  return <OffersScreen />;
}
