import { join } from 'node:path';

/** Where the server's files lie, whether it runs from its sources or from what the build has made of them. */
export const SERVER_FOLDER = join(import.meta.dirname, '..');
