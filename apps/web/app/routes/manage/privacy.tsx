import { RequestsScreen } from '../../features/privacy/requests/requests-screen.tsx';

export default function Privacy() {
  return <RequestsScreen />;
}
