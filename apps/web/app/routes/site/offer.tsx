import { OfferScreen } from '../../features/offers/offer-screen.tsx';

export default function Offer() {
  return <OfferScreen />;
}
