import { useEffect, useState } from 'react';
import { LoadingScreen } from './loading-screen.tsx';

const LINGER_MS = 500;

/** The loading screen ends half a second after the account area stands: it fades over it instead of flashing away. */
export function LeavingScreen({ words }: { readonly words: string }) {
  const [gone, setGone] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setGone(true), LINGER_MS);
    return () => clearTimeout(timer);
  }, []);
  return gone ? null : <LoadingScreen words={words} leaving />;
}
