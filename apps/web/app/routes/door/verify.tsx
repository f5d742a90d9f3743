import { VerifyScreen } from '../../features/verify/verify-screen.tsx';
import type { Route } from './+types/verify.ts';

export default function Verify({ params }: Route.ComponentProps) {
  return <VerifyScreen code={params.code ?? ''} />;
}
