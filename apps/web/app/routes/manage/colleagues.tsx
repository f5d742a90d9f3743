import { ColleaguesScreen } from '../../features/staff/colleagues/colleagues-screen.tsx';

export default function Colleagues() {
  return <ColleaguesScreen />;
}
