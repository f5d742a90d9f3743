interface InstallPrompt extends Event {
  prompt: () => Promise<void>;
}

let offer: InstallPrompt | null = null;

/** The browser makes its offer once and early, often before the account area is on the screen: keep it. */
export function captureInstallPrompt(): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    offer = event as InstallPrompt;
  });
}

/** Asks the browser to install; says whether it could. */
export async function install(): Promise<boolean> {
  if (!offer) return false;
  const current = offer;
  offer = null;
  await current.prompt();
  return true;
}

export function runsInstalled(): boolean {
  return (
    matchMedia('(display-mode: standalone)').matches ||
    ('standalone' in navigator && navigator.standalone === true)
  );
}

/** iPads call themselves Macs, but no Mac has a touch screen. */
export function isIos(): boolean {
  const { userAgent, maxTouchPoints } = navigator;
  return /iPhone|iPad|iPod/.test(userAgent) || (userAgent.includes('Macintosh') && maxTouchPoints > 1);
}
