import { createContext } from 'react-router';
import type { PageInfo } from './page-info.ts';

/** How the page info reaches loaders and the document renderer on the server. */
export const pageInfoContext = createContext<PageInfo>();
