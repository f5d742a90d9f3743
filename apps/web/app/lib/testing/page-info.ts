/** The Russian page at an address, as the server would tell a screen that a test draws. */
export const pageAt = (path: string) =>
  ({ variant: 'main', language: 'ru', sandbox: false, stage: false, content: null, path }) as const;
