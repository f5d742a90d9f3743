export interface PrivacyRequest {
  readonly id: string;
  readonly user_id: string;
  readonly kind: 'erasure';
  readonly status: 'open' | 'done' | 'refused' | 'withdrawn';
  readonly created: Date;
  readonly stop_distribution_by: Date;
  readonly stop_processing_by: Date;
  readonly destroy_by: Date;
  readonly extended: boolean;
  readonly comment: string;
  readonly answer: string;
  readonly decided: Date | null;
  readonly decided_by: string | null;
}

/** An alias, not an interface: Kysely wants a type with an index. */
export type PrivacyTables = { privacy_requests: PrivacyRequest };
