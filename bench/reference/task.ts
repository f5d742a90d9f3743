export interface ReferenceTask {
  readonly databaseUrl: string;
  readonly poolSize: number;
  readonly userId: string;
  /** `$1` of a statement is the user's id. */
  readonly queries: readonly { readonly path: string; readonly sql: readonly string[] }[];
  readonly pages: readonly {
    readonly path: string;
    readonly headers: Readonly<Record<string, string>>;
    /** In base64. */
    readonly body: string;
  }[];
  readonly acts?: readonly BareAct[];
}

/** What somebody opens or sends, done with the fewest statements. */
export interface BareAct {
  /** Under which the n-th record is asked for: `/act/<name>/<n>`. */
  readonly name: string;
  /** Values of each record: `$1`, `$2`; behind them, in writes, the words that were sent. */
  readonly records: readonly (readonly (string | number)[])[];
  /** In one transaction. */
  readonly writes: readonly string[];
  readonly read: string;
  /** The field of the body that holds the words. */
  readonly words?: string;
}

/** The statements of our own stores, as they reach PostgreSQL. */
export const QUERIES = [
  {
    path: '/api/v2/user',
    sql: [
      'select * from "users" where "id" = $1',
      `select role.pickpoint_id, role.is_owner, role.permission, role.lock_permission,
      coalesce(tie.acceptance, 'none') as acceptance, tie.removed is not null as deleted
    from point_roles role
    join points on points.id = role.pickpoint_id
    left join employees tie on tie.owner_id = points.owner_id and tie.user_id = role.user_id
    where role.user_id = $1 order by role.pickpoint_id`,
    ],
  },
  {
    path: '/api/v4/sessions',
    sql: ['select * from "sessions" where "user_id" = $1 and "ended" is null order by "created" desc'],
  },
] as const;
