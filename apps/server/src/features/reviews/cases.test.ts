import { randomUUID } from 'node:crypto';
import { TO_CONSOLE } from '@punkt/contract/events';
import { promisedBy } from '@punkt/domain/review-terms';
import { describe, expect, it } from 'vitest';
import { pgQuery } from '../../../test/harness.ts';
import { openStream } from '../../../test/live.ts';
import { poll } from '../../../test/waiting.ts';
import { transaction } from '../../platform/database/transaction.ts';
import { announce } from '../../platform/events/events.ts';
import {
  becomeOwner,
  newPhone,
  type SignedInPerson,
  send,
  signInPerson,
  vatRecord,
} from '../owners/testing/stage.ts';
import { caseOf, claim, decide, list, open, openDesk, release } from './testing/stage.ts';

const { colleague, newCase, shared, staff } = openDesk();

describe('the queue', () => {
  it('shows what waits, the longest waiting first, and what is mine', async () => {
    const { app, owner, named, id } = await newCase('tax');
    const operator = await staff.operator();
    const { body } = await list(app, operator, { page_size: 100 });
    const created = body.data.map((row) => row.created);
    expect(created).toEqual([...created].sort());
    expect(body.data.find((row) => row.id === id)).toMatchObject({
      kind: 'tax',
      status: 'waiting',
      country: 'RU',
      claimedBy: null,
      decided: null,
    });
    const passports = await list(app, operator, { kind: 'passport', page_size: 100 });
    expect(new Set(passports.body.data.map((row) => row.kind))).toEqual(new Set(['passport']));
    expect(passports.body.data.map((row) => row.id)).toContain((await caseOf(app, owner, 'passport')).id);
    await claim(app, operator, named);
    const mine = await list(app, operator, { mine: 'true' });
    expect(mine.body.data).toMatchObject([{ id, claimedBy: { id: operator.id, name: 'Мария Орлова' } }]);
    await release(app, operator, named);
  });

  it('goes page by page without losing or doubling anybody', async () => {
    const { app } = await newCase();
    const operator = await staff.operator();
    const whole = await list(app, operator, { page_size: 100 });
    const [first, second] = [
      await list(app, operator, { page_size: 2 }),
      await list(app, operator, { page_size: 2, page: 2 }),
    ];
    expect(first.body.total).toBe(whole.body.total);
    expect([...first.body.data, ...second.body.data]).toEqual(whole.body.data.slice(0, 4));
  });

  it('is open to those who may review, and to nobody else', async () => {
    const { app, owner, named } = await newCase();
    const admin = await staff.contentAdmin();
    for (const player of [owner, admin]) {
      expect((await list(app, player)).status).toBe(403);
      expect((await open(app, player, named)).status).toBe(403);
      expect((await claim(app, player, named)).status).toBe(403);
      expect((await release(app, player, named)).status).toBe(403);
      expect((await decide(app, player, named, 'approve')).status).toBe(403);
    }
    const operator = await staff.operator();
    for (const act of [open, claim, release])
      expect((await act(app, operator, { kind: 'tax', id: randomUUID() })).status).toBe(404);
    expect((await decide(app, operator, { kind: 'tax', id: randomUUID() }, 'approve')).status).toBe(404);
  });
});

describe('what is told live of a case', () => {
  it('reaches those whose role opens it, and never a content editor', async () => {
    const { app, named } = await newCase();
    const [operator, editor] = [await staff.operator(), await staff.contentAdmin()];
    const [heard, other] = [await openStream(app, operator.token), await openStream(app, editor.token)];
    const topics = ({ events }: typeof heard) => events.map(({ topic }) => topic);
    await claim(app, operator, named);
    await poll(() => topics(heard)).toContain('review');
    // What all of the console hears comes later: by then the editor would have heard the rest.
    await transaction(app.db, (tx) =>
      announce(tx, app.clock, TO_CONSOLE, 'offer', { country: 'RU', version: 1 }),
    );
    await poll(() => topics(other)).toContain('offer');
    expect(topics(other)).not.toContain('review');
    for (const stream of [heard, other]) stream.leave();
  });
});

describe('a case', () => {
  it('shows the record by its paths, and every opening leaves a trace', async () => {
    const { app, owner, named, id } = await newCase('passport');
    const operator = await staff.operator();
    const { status, body } = await open(app, operator, named);
    expect(status).toBe(200);
    expect(body.fields).toContainEqual({ path: 'passport.document_number', value: '4510123456' });
    expect(body.files.map((file) => file.path)).toEqual([
      'passport.document_photo',
      'passport.with_document_photo',
    ]);
    expect(body).toMatchObject({
      flags: [],
      abilities: { claim: true, release: false, decisions: [] },
      history: [{ action: 'opened', actor: 'Ян Ли' }],
    });
    await open(app, operator, named);
    const { rows } = await pgQuery(
      app.databaseUrl,
      'select action, actor_id, owner_id from audit_log where subject_id = $1',
      [id],
    );
    const trace = { action: 'review.opened', actor_id: operator.id, owner_id: owner.id };
    expect(rows).toEqual([trace, trace]);
  });

  it('of a tax system shows what is asked for, what is in force, and a company nobody could verify', async () => {
    const app = await shared;
    const owner = await signInPerson(app, newPhone());
    await send(app, owner, await vatRecord(app, owner, '0000000000'));
    const { body } = await open(app, await staff.operator(), await caseOf(app, owner, 'tax'));
    expect(body.flags).toEqual(['unverifiedCompany']);
    expect(body.fields).toEqual(
      expect.arrayContaining([
        { path: 'activity_form.tax_type', value: 'osn' },
        { path: 'current_tax_type', value: 'usn' },
        { path: 'requisites_data.inn', value: '0000000000' },
      ]),
    );
    expect(body.files).toMatchObject([{ path: 'requisites_data.tax_files' }]);
  });

  it('is promised for the second working day', () => {
    const friday = new Date('2026-11-13T10:00:00Z');
    expect(promisedBy(friday).toISOString()).toBe('2026-11-17T20:59:59.000Z');
    const monday = new Date('2026-11-16T22:30:00Z');
    expect(promisedBy(monday).toISOString()).toBe('2026-11-19T20:59:59.000Z');
  });
});

describe('a claim', () => {
  it('has one winner', async () => {
    const { app, named } = await newCase();
    const people = [await staff.operator(), await colleague()];
    const answers = await Promise.all(people.map((player) => claim(app, player, named)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const winner = answers.findIndex(({ status }) => status === 200);
    expect(answers[1 - winner]?.error.code).toBe('review_taken');
    expect(answers[winner]?.body).toMatchObject({
      claimedBy: { id: people[winner]?.id },
      abilities: { claim: false, release: true, decisions: ['approve', 'remark', 'cancel'] },
    });
    expect((await claim(app, people[winner] as SignedInPerson, named)).status).toBe(200);
    expect((await release(app, people[1 - winner] as SignedInPerson, named)).error.code).toBe('review_taken');
  });

  it('is given back, or taken over by a lead', async () => {
    const { app, named } = await newCase();
    const [operator, other, lead] = [await staff.operator(), await colleague(), await staff.lead()];
    await claim(app, operator, named);
    expect((await release(app, operator, named)).body.claimedBy).toBeNull();
    expect((await release(app, operator, named)).status).toBe(200);
    expect((await claim(app, other, named)).status).toBe(200);
    expect((await claim(app, lead, named)).body.claimedBy?.id).toBe(lead.id);
    expect((await release(app, other, named)).error.code).toBe('review_taken');
    const { body } = await release(app, lead, named);
    expect(body.history.map(({ action }) => action)).toEqual([
      'opened',
      'claimed',
      'released',
      'claimed',
      'claimed',
      'released',
    ]);
  });

  it('lapses after half an hour without work, and opening the case is work', async () => {
    const { app, named } = await newCase();
    const [operator, other] = [await staff.operator(), await colleague()];
    const pass = (minutes: number) => app.clock.set(app.clock.offsetSeconds() + minutes * 60);
    const start = app.clock.offsetSeconds();
    await claim(app, operator, named);
    await pgQuery(app.databaseUrl, "update access_tokens set expires = expires + interval '5 hours'");
    await pgQuery(app.databaseUrl, "select pg_notify('punkt_sessions', '')");
    pass(20);
    await open(app, operator, named);
    pass(20);
    expect((await claim(app, other, named)).error.code).toBe('review_taken');
    pass(31);
    expect((await open(app, other, named)).body.claimedBy).toBeNull();
    expect((await decide(app, operator, named, 'approve')).error.code).toBe('review_unclaimed');
    expect((await claim(app, other, named)).status).toBe(200);
    app.clock.set(start);
  });
});

it('an erased or foreign record leaves nothing to show', async () => {
  const app = await shared;
  const owner = await becomeOwner(app, newPhone());
  const named = await caseOf(app, owner, 'passport');
  await pgQuery(app.databaseUrl, 'delete from identity_documents where user_id = $1', [owner.id]);
  const { status, body } = await open(app, await staff.lead(), named);
  expect([status, body.fields, body.files]).toEqual([200, [], []]);
});
