import './components/fonts.css';
import './components/tokens.css';
import './components/base.css';
import { type ReactNode, use } from 'react';
import { type MiddlewareFunction, Outlet, Scripts, ScrollRestoration } from 'react-router';
import { CrashScreen } from './components/crash-screen.tsx';
import { NavigationProgress } from './components/navigation-progress.tsx';
import { RouteAnnouncer } from './components/route-announcer.tsx';
import { NonceContext } from './lib/nonce.ts';
import { ConnectionWatch } from './lib/notifications/connection-watch.tsx';
import { Toaster } from './lib/notifications/toaster.tsx';
import { usePageInfo } from './lib/page-info.ts';
import { readPageInfo } from './lib/page-info-browser.ts';
import { textPartsOf } from './lib/text-parts.ts';
import { loadTexts } from './lib/texts.ts';
import { PageLinks } from './page-links.tsx';

/** Before a screen of another part is drawn inside the app, its texts are here. (The first page has its own already.) */
export const clientMiddleware: MiddlewareFunction[] = [
  async ({ request }, next) => {
    const { pathname } = new URL(request.url);
    await loadTexts(readPageInfo().language, textPartsOf(pathname));
    return next();
  },
];

const THEME_COLOR = { main: '#0E6F6A', georgian: '#7A1F3D' } as const;

export function Layout({ children }: { readonly children: ReactNode }) {
  const { language, variant, sandbox, stage } = usePageInfo();
  return (
    <html
      lang={language}
      data-variant={variant}
      data-sandbox={sandbox}
      data-stage={stage}
      data-mantine-color-scheme="light"
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="theme-color" content={THEME_COLOR[variant]} />
        <meta property="csp-nonce" nonce={use(NonceContext)} suppressHydrationWarning />
        <link rel="icon" href={`/icons/${variant}.svg`} type="image/svg+xml" />
        <link rel="apple-touch-icon" href={`/icons/${variant}-180.png`} />
        <link rel="manifest" href={`/${variant}.webmanifest`} />
        <PageLinks />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function App() {
  return (
    <>
      <NavigationProgress />
      <Outlet />
      <RouteAnnouncer />
      <ConnectionWatch />
      <Toaster />
    </>
  );
}

export function ErrorBoundary() {
  return <CrashScreen />;
}
