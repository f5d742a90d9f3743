import { createContext } from 'react-router';
import type { ServerPageInfo } from './page-info.ts';

/** How the page info reaches loaders and the document renderer on the server; the mark is on each script that the router writes into the page. */
export const pageInfoContext = createContext<{ readonly info: ServerPageInfo; readonly mark: string }>();
