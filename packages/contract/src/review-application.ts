import { LOCK_STATES } from '@punkt/domain/activation';
import { FILE_TYPES } from '@punkt/domain/files';
import { ORDER_FIELDS } from '@punkt/domain/order-record';
import { z } from 'zod';
import { storedFile } from './files.ts';
import { order, orderEntryFile, orderTimetable } from './order-data.ts';
import { entityShape } from './record-schema.ts';

/** What an application shows staff besides the frame that all cases share: all its owner sees, and more. */
export const applicationContent = order.omit({ history: true, remarks: true }).extend({
  owner: z.object({
    id: z.string(),
    name: z.string(),
    company: z.string(),
    inn: z.string(),
    phone: z.string(),
  }),
  zone: z
    .object({
      cell: z.string(),
      kind: z
        .enum(['guaranteedIncome', 'single', 'none', 'grey'])
        .describe('What was applied for, where the application has the zone'),
      own: z.boolean().describe('This application has it'),
    })
    .nullable(),
  movesFrom: z
    .object({
      id: z.string(),
      address: z.string(),
      latitude: z.number(),
      longitude: z.number(),
      distanceMetres: z.number().int().nullable().describe('From there to the new place'),
    })
    .nullable()
    .describe('The point that moves'),
  earlier: z
    .object({
      ...entityShape(ORDER_FIELDS),
      timetable: orderTimetable.nullable(),
      photos: z.array(orderEntryFile),
      videos: z.array(orderEntryFile),
      documents: z.array(orderEntryFile),
    })
    .nullable()
    .describe('As it was when staff sent it back: what is other now is shown against it'),
  requirements: z
    .array(z.object({ name: z.string(), ok: z.boolean() }))
    .describe('What the rules ask, and whether the application holds it'),
  fileSlots: z
    .array(z.object({ type: z.enum(FILE_TYPES), required: z.boolean(), filled: z.boolean() }))
    .describe(
      'Places for files in the owner’s form, empty ones too; a remark sticks to `actual_urls.<type>`',
    ),
});

const shownFile = storedFile.pick({ id: true, url: true, imageUrl: true, name: true });

/** What an application for activation shows besides: what was approved, what cameras and lock say. */
export const activationContent = applicationContent.extend({
  approvedFiles: z.array(orderEntryFile).describe('As they were when the application was approved'),
  cameras: z
    .object({
      isValidated: z.boolean(),
      checked: z.string().nullable(),
      cameras: z.array(
        z.object({
          name: z.string(),
          limitDays: z.number().nullable(),
          status: z.string(),
          archAvailability: z.boolean(),
        }),
      ),
    })
    .nullable(),
  lock: z
    .object({
      status: z.enum(LOCK_STATES),
      kind: z.enum(['lock', 'reason']),
      name: z.string().describe('The controller’s code'),
      reason: z.string(),
      description: z.string(),
      photos: z.array(
        shownFile.extend({ type: z.string().describe('What it shows'), mediaType: z.string() }),
      ),
    })
    .nullable(),
});
