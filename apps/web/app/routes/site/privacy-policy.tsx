import { PrivacyScreen } from '../../features/privacy/privacy-screen.tsx';

export default function PrivacyPolicy() {
  return <PrivacyScreen />;
}
