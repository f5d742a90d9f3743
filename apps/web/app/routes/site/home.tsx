import { HomeScreen } from '../../features/content/home-screen.tsx';

export default function Home() {
  return <HomeScreen />;
}
