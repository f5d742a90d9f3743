import { VendorsScreen } from '../../features/staff/camera-vendors/vendors-screen.tsx';

export default function Cameras() {
  return <VendorsScreen />;
}
