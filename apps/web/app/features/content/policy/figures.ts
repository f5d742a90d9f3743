import { NOTICE_TERMS } from '@punkt/domain/notices';
import { LOGIN_CODE } from '@punkt/domain/one-time-code';
import { PRIVACY_TERMS } from '@punkt/domain/privacy-terms';
import { QUESTION_TERMS } from '@punkt/domain/questions';
import { CONSENT_DAYS } from '../../../lib/site/consent.ts';

/** Every figure of the text, from the rules the product follows: what is promised and what is done can't drift apart. */
export const POLICY_FIGURES = {
  codeMinutes: LOGIN_CODE.validSeconds / 60,
  cookieDays: CONSENT_DAYS,
  noticeDays: NOTICE_TERMS.keptDays,
  questionDays: QUESTION_TERMS.keptDays,
  keptYears: PRIVACY_TERMS.keptYearsAfterContract,
  distribution: PRIVACY_TERMS.stopDistributionWorkingDays,
  correction: PRIVACY_TERMS.correctionWorkingDays,
  destruction: PRIVACY_TERMS.destructionDays,
  processing: PRIVACY_TERMS.stopProcessingWorkingDays,
  extension: PRIVACY_TERMS.extensionWorkingDays,
  delayed: PRIVACY_TERMS.delayedDestructionMonths,
} as const;
