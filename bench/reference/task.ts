export interface ReferenceTask {
  readonly databaseUrl: string;
  readonly poolSize: number;
  readonly userId: string;
  /** Each statement takes the user's id. */
  readonly queries: readonly { readonly path: string; readonly sql: readonly string[] }[];
  readonly pages: readonly {
    readonly path: string;
    readonly headers: Readonly<Record<string, string>>;
    /** In base64. */
    readonly body: string;
  }[];
}

/** The statements of our own stores, as they reach PostgreSQL. */
export const QUERIES = [
  {
    path: '/api/v2/user',
    sql: [
      'select * from "users" where "id" = $1',
      'select "pickpoint_id", "is_owner", "permission" from "point_roles" where "user_id" = $1 order by "pickpoint_id"',
    ],
  },
  {
    path: '/api/v4/sessions',
    sql: ['select * from "sessions" where "user_id" = $1 and "ended" is null order by "created" desc'],
  },
] as const;
