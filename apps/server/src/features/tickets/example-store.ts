import { sql } from 'kysely';
import type { Tx } from '../../platform/database/database.ts';

/** Moves everything that has happened to a ticket so far back in time. Its term is counted anew by whoever calls. */
export async function moveBack(tx: Tx, id: number, seconds: number): Promise<void> {
  const by = sql`make_interval(secs => ${seconds})`;
  await sql`update tickets set created = created - ${by}, updated = updated - ${by}, asked = asked - ${by},
    answered = answered - ${by}, finished = finished - ${by} where id = ${id}`.execute(tx);
  await sql`update ticket_messages set at = at - ${by} where ticket_id = ${id}`.execute(tx);
  await sql`update ticket_history set at = at - ${by} where ticket_id = ${id}`.execute(tx);
  await sql`update ticket_rounds set asked = asked - ${by}, due = due - ${by}, answered = answered - ${by}
    where ticket_id = ${id}`.execute(tx);
}
