import {
  ACTIVITY_FIELDS,
  CONTACT_FIELDS,
  PASSPORT_FIELDS,
  REQUISITES_FIELDS,
} from '@punkt/domain/owner-record';
import { z } from 'zod';
import { blankableShape } from './record-schema.ts';

/**
 * Shapes only: the rules (which country wants which field, how long) are the domain's, so that a half-filled form can be kept
 * as a draft and the same rules speak in the form and here.
 */
export const contactInfo = z.object(blankableShape(CONTACT_FIELDS));
export const activityForm = z.object(blankableShape(ACTIVITY_FIELDS));
export const requisitesData = z.object(blankableShape(REQUISITES_FIELDS));
export const passport = z.object(blankableShape(PASSPORT_FIELDS));

export const ownerData = z.object({
  contact_info: contactInfo,
  activity_form: activityForm,
  passport,
  requisites_data: requisitesData,
});

export type OwnerData = z.output<typeof ownerData>;
