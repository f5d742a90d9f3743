import { LoginScreen } from '../../features/auth/login-screen.tsx';

export default function Login() {
  return <LoginScreen titleKey="auth.title" />;
}
