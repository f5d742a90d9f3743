import './components/fonts.css';
import './components/tokens.css';
import './components/base.css';
import './components/layout.css';
import type { ReactNode } from 'react';
import { Links, type MiddlewareFunction, Outlet, Scripts, ScrollRestoration } from 'react-router';
import { loadTexts } from './account-texts.ts';
import { CrashScreen } from './components/crash-screen.tsx';
import { DocumentHead, useDocumentAttributes } from './components/document-head.tsx';
import { NavigationProgress, RouteAnnouncer } from './components/route-changes.tsx';
import { ConnectionWatch } from './lib/notifications/connection-watch.tsx';
import { Toaster } from './lib/notifications/toaster.tsx';
import { onceOnline } from './lib/once-online.ts';
import { readPageInfo } from './lib/page-info-browser.ts';
import { textPartsOf } from './lib/text-parts.ts';

/** Before a screen of another part is drawn inside the app, its texts are here. (The first page has its own already.) Without a connection the screen before stays until they come. */
export const clientMiddleware: MiddlewareFunction[] = [
  async ({ request }, next) => {
    const { pathname } = new URL(request.url);
    await onceOnline(() => loadTexts(readPageInfo().language, textPartsOf(pathname)));
    return next();
  },
];

export function Layout({ children }: { readonly children: ReactNode }) {
  return (
    <html {...useDocumentAttributes()}>
      <head>
        <DocumentHead />
        <Links />
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
