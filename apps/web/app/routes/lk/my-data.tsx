import { RevealsSection } from '../../features/employees/employment.tsx';
import { MyDataScreen } from '../../features/privacy/my-data/my-data-screen.tsx';

export default function MyData() {
  return (
    <>
      <MyDataScreen />
      <RevealsSection />
    </>
  );
}
