import { SANDBOX_ACCOUNTS } from '../../src/features/sandbox/accounts.ts';
import { logIn, type TestApp } from '../harness.ts';
import { ROLES, type Role } from './roles.ts';

export interface Person {
  readonly token: string;
  readonly userId: string;
}

/** What a row may use to build its request. `caller` of an anonymous call owns the record but sends no token. */
export interface Scene {
  readonly app: TestApp;
  readonly caller: Person;
  /** Somebody else, of no role at all: whose records nobody but the staff may know of. */
  readonly stranger: Person;
  newPhone(): string;
  /** Another session of a person, as a second device. */
  newSession(person: Person): Promise<Person & { readonly sessionId: string }>;
}

export interface PeopleByRole {
  sceneOf(role: Role): Scene;
}

export async function signInPerson(app: TestApp, phone: string): Promise<Person> {
  const { access } = await logIn(app, phone);
  const { body } = await app.call('GET /api/v2/user', {}, { token: access });
  return { token: access, userId: body.user_id };
}

async function newSession(app: TestApp, person: Person) {
  const made = await app.call('POST /api/v4/hash', { body: {} }, { token: person.token });
  const used = await app.call('POST /api/v1/hash/use', { body: { token: made.body.token } });
  const token = used.body.access.token;
  const { body } = await app.call('GET /api/v4/sessions', {}, { token });
  return { token, userId: person.userId, sessionId: body.data.find(({ current }) => current)?.id ?? '' };
}

const isRole = (name: string): name is Role => ROLES.some((role) => role === name);

/** The people of the sandbox, one for each role, signed in once. */
export async function signInEveryRole(app: TestApp): Promise<PeopleByRole> {
  const people = new Map<Role, Person>();
  for (const { role, phone } of SANDBOX_ACCOUNTS)
    if (isRole(role)) people.set(role, await signInPerson(app, phone));
  const stranger = await signInPerson(app, '79167000000');
  people.set('anonymous', await signInPerson(app, '79167000001'));
  let phones = 79_167_000_001;
  const newPhone = () => {
    phones += 1;
    return String(phones);
  };
  return {
    sceneOf: (role) => {
      const caller = people.get(role);
      if (!caller) throw new Error(`nobody in the sandbox is ${role}`);
      return { app, caller, stranger, newPhone, newSession: (person) => newSession(app, person) };
    },
  };
}
