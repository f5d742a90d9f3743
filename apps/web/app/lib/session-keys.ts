/** Where this browser keeps a sign-in. */
export const SESSION_KEYS = {
  /** Both tokens in one entry: another tab never sees a new access token beside an old refresh token. */
  tokens: 'punkt.tokens',
  user: 'punkt.user',
  device: 'punkt.device_uuid',
  /** Of whoever signed in here last. */
  country: 'punkt.login.country',
} as const;
