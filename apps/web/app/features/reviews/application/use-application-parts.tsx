import { country as countryRules } from '@punkt/domain/countries';
import { formatMoney } from '@punkt/domain/money';
import { Flag } from '../../../components/flag.tsx';
import { CaseAlert } from '../../../lib/account/casework/case-alert.tsx';
import { usePlaceName } from '../../../lib/account/order-fields.ts';
import { toneOfOrderEvent, useOrderEvent } from '../../../lib/account/use-order-event.ts';
import { deadlineDate } from '../../../lib/deadline.ts';
import { dateTime } from '../../../lib/format.ts';
import { useLanguage, useText } from '../../../lib/i18n.tsx';
import type { CaseParts, DecisionWords } from '../case/parts.ts';
import { OwnerCard, OwnerFact } from '../owner-card.tsx';
import type { Review } from '../reviews-query.ts';
import type { Application } from './application.ts';
import { ApplicationFields } from './application-fields.tsx';
import { useCaseFiles } from './case-files.ts';
import { Consequences } from './consequences.tsx';
import { Messages } from './messages/messages.tsx';
import { useMessages } from './messages/use-messages.ts';
import { DECLINE_REASONS, PAYMENT_REASONS, reasonsFor } from './reasons.ts';
import { orderTone } from './status-tone.ts';

const DECISIONS = ['accept', 'remark', 'decline', 'remarkPayment'] as const;
const CLAIMS = ['claimed', 'released'] as const;
const COMMENTS = {
  accept: 'none',
  remark: 'remarks',
  decline: 'required',
  remarkPayment: 'required',
} as const;

/** The server sends it with every case of this kind. */
function applicationOf({ kind, content, flags, remarks, stage, asked }: Review): Application {
  if (!content.application) throw new Error('an application without its content');
  return { ...content.application, kind, flags, remarks, stage, asked };
}

/** An application: its rooms and papers, where it is, what the rules found, whom to call. */
export function useApplicationParts(review: Review): CaseParts {
  const text = useText();
  const application = applicationOf(review);
  const { id, country, status, outOfDraftDate } = application;
  const { asked } = useMessages(application);
  const eventName = useOrderEvent();
  const say = (reasons: ReadonlyArray<(typeof DECLINE_REASONS | typeof PAYMENT_REASONS)[number]>) =>
    reasons.map((reason) => text(`reviewApplication.reason.${reason}`));
  return {
    title: text('orders.number', { id }),
    subtitle: (
      <>
        <Flag country={country} />
        <span className="visually-hidden">{text(`countries.${country}`)}</span>
        {application.fullAddress || text('orders.address.none')}
      </>
    ),
    aside: (
      <OwnerCard title={text('reviewApplication.owner.title')} owner={application.owner}>
        <OwnerFact title={text('reviewApplication.fee.title')}>
          <Fee application={application} />
        </OwnerFact>
      </OwnerCard>
    ),
    facts: outOfDraftDate ? [text('reviewApplication.sent.on', { date: dateTime(outOfDraftDate) })] : [],
    alerts: asked && (
      <CaseAlert>
        {text(`reviewApplication.messages.${asked.overdue ? 'late' : 'asked'}`, {
          date: deadlineDate(asked.due),
        })}{' '}
        <a href="#messages">{text('reviewApplication.messages.jump')}</a>
      </CaseAlert>
    ),
    files: useCaseFiles(application),
    label: usePlaceName(),
    reasonsOf: (path) => reasonsFor(path).map((reason) => text(`reviewApplication.reason.${reason}`)),
    fields: (remarking) => <ApplicationFields application={application} remarking={remarking} />,
    talk: <Messages application={application} />,
    status: { tone: orderTone(status), words: text(`orders.status.${status}`) },
    eventOf: (action) => {
      const claim = CLAIMS.find((known) => known === action);
      if (claim) return { name: text(`reviews.history.${claim}`) };
      return { name: eventName(action), tone: toneOfOrderEvent(action) };
    },
    decision: (name): DecisionWords => {
      const asked = DECISIONS.find((known) => known === name);
      if (!asked) return { title: name, text: '', comment: 'required' };
      return {
        title: text(`reviewApplication.${asked}.title`, { id }),
        text: <Consequences asked={asked} application={application} />,
        comment: COMMENTS[asked],
        danger: asked === 'decline',
        ...(asked === 'decline' && { reasons: say(DECLINE_REASONS) }),
        ...(asked === 'remarkPayment' && { reasons: say(PAYMENT_REASONS) }),
      };
    },
  };
}

function Fee({ application }: { readonly application: Application }) {
  const text = useText();
  const language = useLanguage();
  const { amount, state } = application.outlook.fee;
  if (amount === null) return text('reviewApplication.fee.none');
  return `${formatMoney(amount, countryRules(application.country).currency, language)}, ${text(`reviewApplication.fee.state.${state}`)}`;
}
