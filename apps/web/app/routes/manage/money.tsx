import { MoneyScreen } from '../../features/payments/money-screen.tsx';

export default function Money() {
  return <MoneyScreen />;
}
