import type { ReactNode } from 'react';

/** The few signs of the public pages, in the line of Tabler (24 px, 2 px, round); the account area loads Tabler itself. */
export function Icon({ children }: { readonly children: ReactNode }) {
  return (
    <svg
      width="20"
      height="20"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {children}
    </svg>
  );
}

export const CloseIcon = () => (
  <Icon>
    <path d="M18 6 6 18M6 6l12 12" />
  </Icon>
);
export const CopyIcon = () => (
  <Icon>
    <rect x="8" y="8" width="12" height="12" rx="2" />
    <path d="M16 8V6a2 2 0 0 0-2-2H6a2 2 0 0 0-2 2v8a2 2 0 0 0 2 2h2" />
  </Icon>
);
export const TickIcon = () => (
  <Icon>
    <path d="m5 12 5 5L20 7" />
  </Icon>
);
export const FirstIcon = () => (
  <Icon>
    <path d="m11 7-5 5 5 5M17 7l-5 5 5 5" />
  </Icon>
);
export const LastIcon = () => (
  <Icon>
    <path d="m7 7 5 5-5 5M13 7l5 5-5 5" />
  </Icon>
);
export const BackIcon = () => (
  <Icon>
    <path d="M5 12h14M5 12l6 6M5 12l6-6" />
  </Icon>
);
export const ForwardIcon = () => (
  <Icon>
    <path d="M5 12h14M13 18l6-6M13 6l6 6" />
  </Icon>
);
export const HelpIcon = () => (
  <Icon>
    <circle cx="12" cy="12" r="9" />
    <path d="M12 17v.01M12 13.5a1.5 1.5 0 0 1 1-1.5 2.6 2.6 0 1 0-3-4" />
  </Icon>
);
export const ChevronIcon = () => (
  <Icon>
    <path d="m6 9 6 6 6-6" />
  </Icon>
);
export const AlertIcon = () => (
  <Icon>
    <circle cx="12" cy="12" r="9" />
    <path d="M12 8v4M12 16v.01" />
  </Icon>
);
export const MenuIcon = () => (
  <Icon>
    <path d="M4 6h16M4 12h16M4 18h16" />
  </Icon>
);
export const UserIcon = () => (
  <Icon>
    <circle cx="12" cy="8" r="4" />
    <path d="M5 20v-1a5 5 0 0 1 5-5h4a5 5 0 0 1 5 5v1" />
  </Icon>
);
export const ChatIcon = () => (
  <Icon>
    <path d="M4 21V7a3 3 0 0 1 3-3h10a3 3 0 0 1 3 3v7a3 3 0 0 1-3 3H8zM9 9h6M9 13h4" />
  </Icon>
);
