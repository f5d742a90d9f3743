import { usePageInfo } from '../../../../lib/page-info.ts';

/** The server knows our address by its configuration; drawn in the browser, it is the one we are at. */
export function useOrigin(): string {
  const { variant, origins } = usePageInfo();
  return origins?.[variant] ?? location.origin;
}
