import './mantine.css';
import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { queryClient } from '../../lib/account/query-client.ts';
import { documentNonce } from '../../lib/nonce.ts';
import { theme } from './theme.ts';

declare global {
  var __webpack_nonce__: string | undefined;
}

// Scroll locks under Mantine's overlays write a style element and look for the nonce under this name.
if (typeof document !== 'undefined') globalThis.__webpack_nonce__ = documentNonce();

/** What the account area and the console stand on and the public pages do not load. */
export function AccountProviders({ children }: { readonly children: ReactNode }) {
  return (
    <QueryClientProvider client={queryClient}>
      <MantineProvider theme={theme} forceColorScheme="light" getStyleNonce={documentNonce}>
        {children}
      </MantineProvider>
    </QueryClientProvider>
  );
}
