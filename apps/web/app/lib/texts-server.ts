import { texts as enBase } from '@punkt/locales/bundles/en/base';
import { texts as enChat } from '@punkt/locales/bundles/en/chat';
import { texts as enConferences } from '@punkt/locales/bundles/en/conferences';
import { texts as enDoor } from '@punkt/locales/bundles/en/door';
import { texts as enGeorgia } from '@punkt/locales/bundles/en/georgia';
import { texts as enLanding } from '@punkt/locales/bundles/en/landing';
import { texts as enLk } from '@punkt/locales/bundles/en/lk';
import { texts as enManage } from '@punkt/locales/bundles/en/manage';
import { texts as enPages } from '@punkt/locales/bundles/en/pages';
import { texts as enPolicy } from '@punkt/locales/bundles/en/policy';
import { texts as enRegistration } from '@punkt/locales/bundles/en/registration';
import { texts as enSandbox } from '@punkt/locales/bundles/en/sandbox';
import { texts as enSite } from '@punkt/locales/bundles/en/site';
import { texts as enVerify } from '@punkt/locales/bundles/en/verify';
import { texts as enWizard } from '@punkt/locales/bundles/en/wizard';
import { texts as kaBase } from '@punkt/locales/bundles/ka/base';
import { texts as kaChat } from '@punkt/locales/bundles/ka/chat';
import { texts as kaConferences } from '@punkt/locales/bundles/ka/conferences';
import { texts as kaDoor } from '@punkt/locales/bundles/ka/door';
import { texts as kaGeorgia } from '@punkt/locales/bundles/ka/georgia';
import { texts as kaLanding } from '@punkt/locales/bundles/ka/landing';
import { texts as kaLk } from '@punkt/locales/bundles/ka/lk';
import { texts as kaManage } from '@punkt/locales/bundles/ka/manage';
import { texts as kaPages } from '@punkt/locales/bundles/ka/pages';
import { texts as kaPolicy } from '@punkt/locales/bundles/ka/policy';
import { texts as kaRegistration } from '@punkt/locales/bundles/ka/registration';
import { texts as kaSandbox } from '@punkt/locales/bundles/ka/sandbox';
import { texts as kaSite } from '@punkt/locales/bundles/ka/site';
import { texts as kaVerify } from '@punkt/locales/bundles/ka/verify';
import { texts as kaWizard } from '@punkt/locales/bundles/ka/wizard';
import { texts as ruBase } from '@punkt/locales/bundles/ru/base';
import { texts as ruChat } from '@punkt/locales/bundles/ru/chat';
import { texts as ruConferences } from '@punkt/locales/bundles/ru/conferences';
import { texts as ruDoor } from '@punkt/locales/bundles/ru/door';
import { texts as ruGeorgia } from '@punkt/locales/bundles/ru/georgia';
import { texts as ruLanding } from '@punkt/locales/bundles/ru/landing';
import { texts as ruLk } from '@punkt/locales/bundles/ru/lk';
import { texts as ruManage } from '@punkt/locales/bundles/ru/manage';
import { texts as ruPages } from '@punkt/locales/bundles/ru/pages';
import { texts as ruPolicy } from '@punkt/locales/bundles/ru/policy';
import { texts as ruRegistration } from '@punkt/locales/bundles/ru/registration';
import { texts as ruSandbox } from '@punkt/locales/bundles/ru/sandbox';
import { texts as ruSite } from '@punkt/locales/bundles/ru/site';
import { texts as ruVerify } from '@punkt/locales/bundles/ru/verify';
import { texts as ruWizard } from '@punkt/locales/bundles/ru/wizard';
import type { Language } from '@punkt/locales/language';
import type { TextTable } from '@punkt/locales/translate';

/** The server draws any page in any language, so it holds every text at once. */
export const serverTexts: Record<Language, TextTable> = {
  ru: {
    ...ruBase,
    ...ruDoor,
    ...ruSite,
    ...ruLanding,
    ...ruPages,
    ...ruConferences,
    ...ruPolicy,
    ...ruGeorgia,
    ...ruChat,
    ...ruRegistration,
    ...ruSandbox,
    ...ruVerify,
    ...ruLk,
    ...ruWizard,
    ...ruManage,
  },
  ka: {
    ...kaBase,
    ...kaDoor,
    ...kaSite,
    ...kaLanding,
    ...kaPages,
    ...kaConferences,
    ...kaPolicy,
    ...kaGeorgia,
    ...kaChat,
    ...kaRegistration,
    ...kaSandbox,
    ...kaVerify,
    ...kaLk,
    ...kaWizard,
    ...kaManage,
  },
  en: {
    ...enBase,
    ...enDoor,
    ...enSite,
    ...enLanding,
    ...enPages,
    ...enConferences,
    ...enPolicy,
    ...enGeorgia,
    ...enChat,
    ...enRegistration,
    ...enSandbox,
    ...enVerify,
    ...enLk,
    ...enWizard,
    ...enManage,
  },
};
