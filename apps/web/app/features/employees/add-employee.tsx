import type { CountryCode } from '@punkt/domain/country-code';
import { asksSnils, type EmployeeForm } from '@punkt/domain/employees';
import { stripName } from '@punkt/domain/name';
import { formatSnils } from '@punkt/domain/snils';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useRef } from 'react';
import { Link, useNavigate } from 'react-router';
import { BackLink } from '../../components/back-link.tsx';
import { Button } from '../../components/button.tsx';
import { FailedState } from '../../components/failed-state.tsx';
import { FormGroup } from '../../components/form/form-group.tsx';
import { FormProblems, useFocusProblem } from '../../components/form/form-problems.tsx';
import { PhoneField } from '../../components/form/phone-field.tsx';
import { TextField } from '../../components/form/text-field.tsx';
import { ForwardIcon } from '../../components/icons.tsx';
import { CodeStep } from '../../components/login/code-step.tsx';
import { ScreenTitle } from '../../components/screen-title.tsx';
import { StepBody, StepButtons, StepCard, Steps } from '../../components/stepper/steps.tsx';
import type { RecordForm } from '../../lib/forms/use-record-form.ts';
import { useText } from '../../lib/i18n.tsx';
import { rolesQuery, useRecover } from './employee-queries.ts';
import styles from './employees.module.css';
import { Waiting } from './employees-home.tsx';
import { GrantForm } from './grant-form.tsx';
import { type Adding, CODE, DATA, type Known, MORE, useAdding } from './use-adding.ts';

const digitsOf = (text: string): string => text.replace(/\D/g, '').slice(0, 11);

/** Three steps: who, their yes by a code, and what they may. After the second one the person works here already. */
export function AddEmployee({
  pointId,
  country,
}: {
  readonly pointId: string;
  readonly country: CountryCode;
}) {
  const text = useText();
  const work = useAdding(pointId, country);
  const { form, step, asked, added } = work;
  const name = `${form.record.first_name} ${form.record.last_name}`.trim();
  return (
    <>
      <BackLink to={`/lk/employees/${pointId}`}>{text('employees.person.back')}</BackLink>
      <ScreenTitle title={text('employees.add.title')} />
      <Steps
        label={text('employees.add.steps')}
        current={step}
        steps={[
          { title: text('employees.add.step.data'), summary: name },
          { title: text('employees.add.step.code'), summary: text('employees.added.title') },
          { title: text('employees.add.step.more'), summary: '' },
        ]}
        onOpen={(at) => at === DATA && step === CODE && work.back()}
      >
        {step === DATA && <DataStep work={work} pointId={pointId} />}
        {step === CODE && asked && (
          <StepCard>
            <p>{text('employees.add.code.text')}</p>
            <CodeStep
              pending={asked}
              givenCode={asked.code}
              takesFocus
              ownPhone={false}
              onCode={work.confirm}
              onResend={work.ask}
            />
            <StepButtons>
              <Button look="quiet" onClick={work.back}>
                {text('employees.add.back')}
              </Button>
            </StepButtons>
          </StepCard>
        )}
        {step === MORE && added && <MoreStep userId={added} pointId={pointId} />}
      </Steps>
    </>
  );
}

function DataStep({ work, pointId }: { readonly work: Adding; readonly pointId: string }) {
  const text = useText();
  const ref = useRef<HTMLFormElement>(null);
  const { form, known, busy } = work;
  useFocusProblem(ref, form.attempt);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void work.send();
  };
  return (
    <StepBody formRef={ref} at={DATA} onSubmit={submit}>
      <p>{text('employees.add.intro')}</p>
      <Fields form={form} />
      {known && <KnownPerson known={known} pointId={pointId} />}
      <FormProblems>{form.shown > 0 && text('forms.problems', { count: form.shown })}</FormProblems>
      <StepButtons>
        <Button type="submit" busy={busy}>
          {text('employees.add.next')}
          <ForwardIcon />
        </Button>
      </StepButtons>
    </StepBody>
  );
}

function Fields({ form }: { readonly form: RecordForm<EmployeeForm> }) {
  const text = useText();
  const { country } = form.record;
  const phone = form.bind('phone');
  return (
    <FormGroup>
      <TextField
        {...form.bind('last_name')}
        label={text('employees.field.last')}
        parse={stripName}
        autoComplete="off"
      />
      <TextField
        {...form.bind('first_name')}
        label={text('employees.field.first')}
        parse={stripName}
        autoComplete="off"
      />
      <PhoneField
        {...phone}
        label={text('employees.field.phone')}
        countryLabel={text('employees.field.country')}
        code={country}
        // Another country starts the number anew.
        onCountry={(code) => form.change({ country: code, phone: '' })}
      />
      {asksSnils(country) && (
        <TextField
          {...form.bind('snils')}
          label={text('employees.field.snils')}
          hint={text('employees.field.snils.hint')}
          optional
          figures
          inputMode="numeric"
          autoComplete="off"
          parse={digitsOf}
          format={formatSnils}
        />
      )}
    </FormGroup>
  );
}

/** Works here already, or was removed: both have a shorter way than being added. */
function KnownPerson({
  known: { kind, userId },
  pointId,
}: {
  readonly known: Known;
  readonly pointId: string;
}) {
  const text = useText();
  const navigate = useNavigate();
  const recover = useRecover();
  const page = `/lk/employees/${pointId}/${userId}`;
  return (
    <div className={styles.known} role="alert">
      <p>{text(`employees.add.${kind}`)}</p>
      {kind === 'exists' ? (
        <Link to={page}>{text('employees.add.exists.open')}</Link>
      ) : (
        <Button
          look="quiet"
          busy={recover.isPending}
          onClick={() => recover.mutate(userId, { onSuccess: () => void navigate(page) })}
        >
          {text('employees.recover')}
        </Button>
      )}
    </div>
  );
}

function MoreStep({ userId, pointId }: { readonly userId: string; readonly pointId: string }) {
  const text = useText();
  const navigate = useNavigate();
  const { data, error, isFetching, refetch } = useQuery(rolesQuery(userId));
  const leave = () => void navigate(`/lk/employees/${pointId}`);
  return (
    <StepCard>
      <p role="status">{text('employees.added.text')}</p>
      {!data && error && <FailedState error={error} busy={isFetching} onRetry={() => void refetch()} />}
      {!data && !error && <Waiting />}
      {data && (
        <GrantForm
          people={[{ id: userId, name: '', phone: '' }]}
          pointId={pointId}
          places={data.data}
          onDone={leave}
        >
          <Button look="quiet" onClick={leave}>
            {text('employees.added.leave')}
          </Button>
        </GrantForm>
      )}
    </StepCard>
  );
}
