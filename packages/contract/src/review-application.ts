import { FILE_TYPES } from '@punkt/domain/files';
import { z } from 'zod';
import { order } from './order-data.ts';

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
  requirements: z
    .array(z.object({ name: z.string(), ok: z.boolean() }))
    .describe('What the rules ask, and whether the application holds it'),
  fileSlots: z
    .array(z.object({ type: z.enum(FILE_TYPES), required: z.boolean(), filled: z.boolean() }))
    .describe(
      'Places for files in the owner’s form, empty ones too; a remark sticks to `actual_urls.<type>`',
    ),
});
