import { LoginScreen } from '../../features/auth/login-screen.tsx';
import { usePageInfo } from '../../lib/page-info.ts';

/** The same screen; the Georgian variant greets here. */
export default function LoginPage() {
  const { variant } = usePageInfo();
  return <LoginScreen titleKey={variant === 'georgian' ? 'auth.title.welcome' : 'auth.title'} />;
}
