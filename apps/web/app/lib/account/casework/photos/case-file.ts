/** A file as the stage shows it. */
export interface CaseFile {
  readonly id: string;
  /** Where a remark about it sticks; several files may share one place. */
  readonly path: string;
  /** Media type. */
  readonly type: string;
  readonly name: string;
  /** What else is known of it. */
  readonly note?: string | undefined;
  /** Of the round before, replaced since: to be compared, not to be remarked on. */
  readonly earlier?: boolean;
}
