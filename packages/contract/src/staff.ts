import { countryCode } from '@punkt/domain/country-code';
import { STAFF_ROLES } from '@punkt/domain/staff';
import { z } from 'zod';
import type { EndpointTable } from './endpoint.ts';

const colleagues = z.object({
  data: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      phone: z.string().describe('Masked: enough to know the person by'),
      roles: z.array(z.enum(STAFF_ROLES)),
    }),
  ),
});

/** The marketplace's own people. */
export const staff = {
  'GET /api/v2/manage/staff': { summary: 'Who has which role', access: 'staff', response: colleagues },
  'POST /api/v2/manage/staff/role': {
    summary: 'Grant a role, or take it away',
    access: 'staff',
    body: z.object({
      phone: z.string().max(30).default('').describe('Of somebody new; a colleague is named by id'),
      id: z.uuid().optional(),
      country: countryCode.default('RU'),
      role: z.enum(STAFF_ROLES),
      granted: z.boolean(),
    }),
    response: colleagues,
  },
} as const satisfies EndpointTable;
