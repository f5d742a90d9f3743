/** Forms a plural text may have; which one is chosen by Intl.PluralRules from `count`. */
export interface Plural {
  readonly one?: string;
  readonly few?: string;
  readonly many?: string;
  readonly other: string;
}

/** A text of a dictionary, with `{{name}}` where a parameter goes. */
export type Text = string | Plural;
