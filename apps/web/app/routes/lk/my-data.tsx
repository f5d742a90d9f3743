import { MyDataScreen } from '../../features/privacy/my-data/my-data-screen.tsx';

export default function MyData() {
  return <MyDataScreen />;
}
