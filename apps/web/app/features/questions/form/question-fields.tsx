import { characters } from '@punkt/domain/length';
import { nationalDigits } from '@punkt/domain/phone';
import { cleanQuestionMessage, QUESTION_TERMS } from '@punkt/domain/questions';
import { CheckField } from '../../../components/form/check-field.tsx';
import { PhoneField } from '../../../components/form/phone-field.tsx';
import { TextArea } from '../../../components/form/text-area.tsx';
import { TextField } from '../../../components/form/text-field.tsx';
import { useText } from '../../../lib/i18n.tsx';
import { useMessage } from '../../../lib/use-message.ts';
import type { FieldName } from './question-form.ts';
import type { QuestionFormState } from './use-question-form.ts';

const { max } = QUESTION_TERMS.message;

interface Props {
  readonly form: QuestionFormState;
  readonly idOf: (field: FieldName) => string;
}

export function QuestionFields({ form: { values, change, problem }, idOf }: Props) {
  const text = useText();
  const say = useMessage();
  const field = (name: FieldName) => {
    const found = problem(name);
    return { id: idOf(name), error: found === undefined ? undefined : say(found) };
  };
  const count = characters(cleanQuestionMessage(values.message));
  return (
    <>
      <PhoneField
        {...field('phoneNumber')}
        label={text('questions.phone')}
        countryLabel={text('questions.country')}
        code={values.country}
        value={values.phoneNumber}
        onCountry={(country) => change({ country, phoneNumber: nationalDigits(values.phoneNumber, country) })}
        onChange={(phoneNumber) => change({ phoneNumber })}
      />
      <TextField
        {...field('email')}
        label={text('questions.email')}
        type="email"
        inputMode="email"
        autoComplete="email"
        value={values.email}
        onChange={(email) => change({ email })}
      />
      <TextField
        {...field('telegram')}
        label={text('questions.telegram')}
        hint={text('questions.telegram.hint')}
        autoComplete="off"
        value={values.telegram}
        onChange={(telegram) => change({ telegram })}
      />
      <TextArea
        {...field('message')}
        label={text('questions.message')}
        counter={{ text: text('questions.count', { count, max }), wrong: count > max }}
        value={values.message}
        onChange={(message) => change({ message })}
      />
      <CheckField {...field('consent')} checked={values.consent} onChange={(consent) => change({ consent })}>
        {text('questions.consent')}{' '}
        <a href="/privacy-policy" target="_blank" rel="noopener">
          {text('questions.consent.link')}
          <span className="visually-hidden"> {text('questions.consent.tab')}</span>
        </a>
      </CheckField>
    </>
  );
}
