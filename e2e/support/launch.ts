import { type Browser, chromium } from '@playwright/test';
import { findBrowser } from './browser.ts';

/** The browser of the journeys, for scripts that draw or print with it. */
export const launchBrowser = async (): Promise<Browser> => chromium.launch(await findBrowser());
