import { checkChosenPoints, rolePreview } from '@punkt/domain/employees';
import { message } from '@punkt/domain/message';
import { ASSIGNABLE_ROLES, lockToggles, ROLE_SCOPES, type RoleScope } from '@punkt/domain/permissions';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, type ReactNode, useEffect, useId, useState } from 'react';
import { Button } from '../../components/button.tsx';
import { FailedState } from '../../components/failed-state.tsx';
import { FieldError } from '../../components/field.tsx';
import { CheckField } from '../../components/form/check-field.tsx';
import { ChoiceField } from '../../components/form/choice-field.tsx';
import { TextField } from '../../components/form/text-field.tsx';
import { Icon, TickIcon } from '../../components/icons.tsx';
import { ApiError } from '../../lib/api-error.ts';
import { useText } from '../../lib/i18n.tsx';
import { useMessage } from '../../lib/use-message.ts';
import { type EmployeeRoles, rolesQuery } from './employee-queries.ts';
import styles from './employees.module.css';
import { Waiting } from './employees-home.tsx';
import form from './grant-form.module.css';
import { type Chosen, goneOf, type RefusedPair } from './grant-refusals.ts';
import { useGrant, useRefusalWords } from './use-grant.ts';

type RolePlace = EmployeeRoles['data'][number];
type Role = (typeof ASSIGNABLE_ROLES)[number];

interface Props {
  readonly people: readonly Chosen[];
  readonly pointId: string;
  /** The owner's points, and what the person is at each. */
  readonly places: readonly RolePlace[];
  readonly onDone: () => void;
  /** Somebody turned out to work here no more. */
  readonly onGone?: (ids: readonly string[]) => void;
  /** Another way on, beside saving. */
  readonly children?: ReactNode;
}

const isRole = (role: string): role is Role => ASSIGNABLE_ROLES.some((each) => each === role);
const mayGive = ({ abilities }: RolePlace): boolean => abilities.includes('setRoles');
const roleAt = (place: RolePlace | undefined): Role =>
  place && isRole(place.role) && place.role !== 'none' ? place.role : 'employee';
/** So many points are read at a glance; more want a search. */
const MANY = 8;

/** A role, where it counts, and the lock; with a preview of what that opens. Starts anew for another person or point. */
export function GrantForm({ people, pointId, places, onDone, onGone, children }: Props) {
  const text = useText();
  const say = useMessage();
  const id = useId();
  const here = places.find(({ pickpointId }) => pickpointId === pointId);
  // What the first of several is says nothing of the others: no role is proposed, or one press makes managers of all of them.
  const several = people.length > 1;
  const [role, setRole] = useState<Role | undefined>(several ? undefined : roleAt(here));
  const [scope, setScope] = useState<RoleScope>('this');
  const [opensLock, setOpensLock] = useState(!several && lockToggles(here?.elockPermission ?? 'none').open);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set([pointId]));
  const [tried, setTried] = useState(false);
  const grant = useGrant(onDone);
  const open = places.filter(mayGive);
  const points = {
    this: [pointId],
    some: open.map(({ pickpointId }) => pickpointId).filter((each) => chosen.has(each)),
    all: open.map(({ pickpointId }) => pickpointId),
  }[scope];
  const problem = scope === 'some' ? checkChosenPoints(points.length) : null;
  const labelOf = (each: RoleScope): string =>
    each === 'this' && here
      ? `${text('employees.scope.this')}: ${here.address}`
      : text(`employees.scope.${each}`);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (!role || problem || grant.isPending) return;
    grant.mutate(
      { people, points, role, opensLock },
      { onSuccess: ({ refused }) => refused.length > 0 && onGone?.(goneOf(refused)) },
    );
  };
  const choose = (point: string, on: boolean) => {
    const next = new Set(chosen);
    if (on) next.add(point);
    else next.delete(point);
    setChosen(next);
  };
  return (
    <form className={form.form} onSubmit={submit} noValidate>
      <ChoiceField
        id={`${id}-role`}
        wide
        label={text('employees.grant.role')}
        value={role ?? ''}
        options={ASSIGNABLE_ROLES.map((each) => ({ value: each, label: text(`employees.role.${each}`) }))}
        error={tried && !role ? say(message('validation.choice')) : undefined}
        onChange={setRole}
      />
      {open.length > 1 && (
        <ChoiceField
          id={`${id}-scope`}
          wide
          label={text('employees.grant.scope')}
          value={scope}
          options={ROLE_SCOPES.map((each) => ({ value: each, label: labelOf(each) }))}
          onChange={setScope}
        />
      )}
      {scope === 'some' && (
        <PointChoice
          places={open}
          roles={!several}
          chosen={chosen}
          error={tried && problem ? say(problem) : undefined}
          onChoose={choose}
        />
      )}
      {role && role !== 'none' && (
        <>
          <CheckField id={`${id}-lock`} checked={opensLock} onChange={setOpensLock}>
            {text('employees.grant.lock')}
          </CheckField>
          <p className={form.hint}>{text('employees.grant.lock.note')}</p>
        </>
      )}
      {role && <Preview role={role} opensLock={opensLock} />}
      {grant.data && grant.data.refused.length > 0 && (
        <Refused {...grant.data} people={grant.variables.people} />
      )}
      <div className={styles.acts}>
        {people.length > 0 && (
          <Button type="submit" busy={grant.isPending}>
            {text('employees.grant.save')}
          </Button>
        )}
        {children}
      </div>
    </form>
  );
}

interface ChoiceProps {
  readonly places: readonly RolePlace[];
  /** Whether what the person is at each is said. */
  readonly roles: boolean;
  readonly chosen: ReadonlySet<string>;
  readonly error: string | undefined;
  readonly onChoose: (point: string, on: boolean) => void;
}

function PointChoice({ places, roles, chosen, error, onChoose }: ChoiceProps) {
  const text = useText();
  const id = useId();
  const [search, setSearch] = useState('');
  const wanted = search.trim().toLowerCase();
  const shown = places.filter(({ pickpointId, address }) =>
    `${pickpointId} ${address}`.toLowerCase().includes(wanted),
  );
  return (
    <fieldset className={form.places} data-invalid={error ? true : undefined}>
      <legend>{text('employees.grant.points')}</legend>
      {places.length > MANY && (
        <TextField
          id={`${id}-search`}
          wide
          label={text('employees.grant.points.search')}
          value={search}
          onChange={setSearch}
          autoComplete="off"
        />
      )}
      <ul>
        {shown.map(({ pickpointId, address, role }) => (
          <li key={pickpointId}>
            <label>
              <input
                type="checkbox"
                checked={chosen.has(pickpointId)}
                onChange={({ target }) => onChoose(pickpointId, target.checked)}
              />
              <span>
                {address}
                {roles && <span className={styles.soft}>{text(`employees.role.${role}`)}</span>}
              </span>
            </label>
          </li>
        ))}
      </ul>
      <FieldError id={id} error={error} />
    </fieldset>
  );
}

const CrossIcon = () => (
  <Icon>
    <path d="M7 7l10 10M17 7L7 17" />
  </Icon>
);

function Preview({ role, opensLock }: { readonly role: Role; readonly opensLock: boolean }) {
  const text = useText();
  return (
    <section className={form.preview} aria-live="polite">
      <h3>{text('employees.grant.preview')}</h3>
      <ul>
        {rolePreview(role, opensLock).map(({ action, may }) => (
          <li key={action} data-may={may}>
            {may ? <TickIcon /> : <CrossIcon />}
            <span>
              {text(`employees.may.${action}`)}
              <span className="visually-hidden">
                : {text(may ? 'employees.may.yes' : 'employees.may.no')}
              </span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface RefusedProps {
  readonly refused: readonly RefusedPair[];
  readonly total: number;
  readonly people: readonly Chosen[];
}

/** Stays until the next try: the notice of it goes in ten seconds, and who is to be looked after must be read. */
function Refused({ refused, total, people }: RefusedProps) {
  const text = useText();
  const wordsOf = useRefusalWords();
  const id = useId();
  const pairs = new Set(
    refused.filter(({ lock }) => !lock).map((each) => `${each.user_id} ${each.pickpoint_id}`),
  );
  return (
    <section className={form.refused} aria-labelledby={id}>
      <h3 id={id}>{text('employees.grant.partly', { done: total - pairs.size, total })}</h3>
      <ol>
        {wordsOf(refused, people).map((words) => (
          <li key={words}>{words}</li>
        ))}
      </ol>
    </section>
  );
}

interface SeveralProps {
  readonly people: readonly Chosen[];
  readonly pointId: string;
  readonly onDone: () => void;
  readonly onGone: (ids: readonly string[]) => void;
}

/**
 * Several people of one point at once: the points are the owner's, whoever of them is asked about. Whoever was removed meanwhile has
 * none to give, so the next one is asked; what was found once stays while the form is open.
 */
export function SeveralGrant({ people, pointId, onDone, onGone }: SeveralProps) {
  const [places, setPlaces] = useState<readonly RolePlace[]>();
  const asked = people[0]?.id ?? '';
  const waits = !places && asked !== '';
  const roles = useQuery({ ...rolesQuery(asked), staleTime: 0, enabled: waits });
  const { data, error, isFetching, refetch } = roles;
  const missing = error instanceof ApiError && error.status === 404;
  useEffect(() => {
    if (places || isFetching) return;
    if (asked === '') onDone();
    else if (missing || (data && !data.data.some(mayGive))) onGone([asked]);
    else if (data) setPlaces(data.data);
  });
  if (places)
    return <GrantForm people={people} pointId={pointId} places={places} onDone={onDone} onGone={onGone} />;
  if (error && !missing)
    return <FailedState error={error} busy={isFetching} onRetry={() => void refetch()} />;
  return <Waiting />;
}
