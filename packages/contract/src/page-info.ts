import type { ContentSection } from '@punkt/domain/content';
import type { Language } from '@punkt/domain/language';
import type { Variant } from '@punkt/domain/site-pages';

/** Where each variant of the site lives. */
export type Origins = Readonly<Record<Variant, string>>;

/** Who processes personal data, as the policy names it. */
export interface Operator {
  readonly name: string;
  readonly address: string;
  readonly email: string;
}

/** A browser in which a content admin works says so: its pages carry the way into the editor, and nobody else's do. It opens nothing by itself. */
export const EDITOR_COOKIE = 'punkt_editor';

/**
 * All that a page may depend on besides its path: the server hands it to whoever draws pages. Nothing of a person, because the
 * HTML is kept and shared.
 */
export interface PageInfo {
  readonly variant: Variant;
  readonly language: Language;
  readonly sandbox: boolean;
  readonly stage: boolean;
  readonly contentVersion: string;
  /** What is published, or null while it can't be read: the page then says so, and is not kept. */
  readonly content: readonly ContentSection[] | null;
  /** The token of a link to a preview, while the page shows one instead of what is published. */
  readonly preview?: string;
  readonly origins: Origins;
  /** Null in a sandbox that was told of none: the policy then names a made-up one and says so. */
  readonly operator: Operator | null;
  /** With the button that opens the editor. */
  readonly editor?: boolean;
}
