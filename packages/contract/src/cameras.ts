import {
  CAMERA_FIELDS,
  CAMERA_LIMITS,
  CAMERA_PROTOCOLS,
  CAMERA_STATUSES,
  CAMERA_TROUBLES,
} from '@punkt/domain/cameras';
import { COUNTRY_CODES, countryCode } from '@punkt/domain/country-code';
import { ruled } from '@punkt/domain/rule-schema';
import { checkWebAddress } from '@punkt/domain/web-address';
import { z } from 'zod';
import type { EndpointTable } from './endpoint.ts';
import { orderId } from './order-data.ts';
import { requestShape } from './record-schema.ts';

const vendorId = z.string().regex(/^[1-9]\d{0,8}$/, 'validation.id');
const orderParams = z.object({ orderId });

const camera = z.object({
  idCamera: z.string(),
  name: z.string(),
  limitDays: z.number().int().nullable().describe('Days of archive; null where the recorder does not say'),
  status: z.enum(CAMERA_STATUSES),
  archAvailability: z.boolean(),
});

const report = z.object({
  isValidated: z.boolean(),
  cameraCheck: z.boolean().describe('At least 3 cameras'),
  statusCheck: z.boolean().describe('All of them on'),
  archiveCheck: z.boolean().describe('Each keeps 90 days, and the archive can be read'),
  cameras: z.array(camera),
  trouble: z
    .enum(CAMERA_TROUBLES)
    .nullable()
    .describe('Why the recorder could not be asked; then all checks are false'),
  checked: z.string(),
  previous: z
    .object({ checked: z.string(), cameras: z.array(camera) })
    .nullable()
    .describe('The last answer of the same recorder before this one'),
});

/** Every text is bounded by its row; what is required is the rules' to say. */
const settings = z
  .object({ ...requestShape(CAMERA_FIELDS), vendor: vendorId })
  .partial({ login: true, password: true, token: true, description: true })
  .describe('Credentials that are kept may be left out, as long as vendor and url are the same');

const kept = z.object({
  vendor: vendorId,
  vendorName: z.string(),
  url: z.string(),
  description: z.string(),
  hasLogin: z.boolean(),
  hasPassword: z.boolean(),
  hasToken: z.boolean(),
  saved: z.string().nullable().describe('When these were saved; null while they were only tried'),
  report: report.nullable(),
});

const ofOrder = z.object({
  data: kept.nullable().describe('What was entered last. Credentials are never sent back'),
  saved: z
    .object({ vendorName: z.string(), url: z.string(), saved: z.string(), isValidated: z.boolean() })
    .nullable()
    .describe('What activation counts on; another recorder may have been tried since'),
});

const instructions = z
  .partialRecord(
    z.enum(COUNTRY_CODES),
    ruled((value) => (value === '' ? null : checkWebAddress(value))),
  )
  .describe('Links to instructions, by country');

const vendorFields = {
  name: z.string().trim().min(1, 'validation.required').max(CAMERA_LIMITS.vendorNameMaximum),
  protocol: z.enum(CAMERA_PROTOCOLS),
  hasToken: z.boolean(),
  allowsSelfSigned: z.boolean().describe('Recorders mostly bring a certificate of their own making'),
  active: z.boolean(),
};

const vendor = z.object({
  ...vendorFields,
  id: vendorId,
  version: z.number().int(),
  instructions: z.partialRecord(z.enum(COUNTRY_CODES), z.string()),
  applications: z.number().int().describe('How many have it saved'),
});

/** Cameras of a point that is about to open. */
export const cameras = {
  'GET /api/v2/manage/camera/token/vendor/list': {
    summary: 'Vendors that an owner may choose from',
    access: 'user',
    query: z.object({ country: countryCode.default('RU') }),
    response: z.object({
      data: z.array(
        z.object({
          id: vendorId,
          name: z.string(),
          protocol: z.enum(CAMERA_PROTOCOLS),
          hasToken: z.boolean(),
          instructions: z.string().nullable(),
        }),
      ),
    }),
  },
  'POST /api/promo/cameras/validate/check': {
    summary: 'Ask the recorder for its cameras and judge them; answers within 10 seconds',
    access: 'user',
    body: settings.extend({ external_pickpoint_id: orderId.describe('The number of the application') }),
    response: report,
  },
  'POST /api/v2/order/cameras/:orderId': {
    summary: 'Save the recorder of an application; valid if its last check was of these very data',
    access: 'user',
    params: orderParams,
    body: settings,
    response: ofOrder,
  },
  'GET /api/v2/order/cameras/:orderId': {
    summary: 'The recorder of an application, without its credentials',
    access: 'user',
    params: orderParams,
    response: ofOrder,
  },
  'GET /api/v2/manage/cameras/vendors': {
    summary: 'All vendors, for leads',
    access: 'staff',
    response: z.object({ data: z.array(vendor) }),
  },
  'POST /api/v2/manage/cameras/vendors': {
    summary: 'Add a vendor',
    access: 'staff',
    size: 'record',
    body: z.object({ ...vendorFields, instructions: instructions.default({}) }),
    response: vendor,
  },
  'POST /api/v2/manage/cameras/vendors/:id': {
    summary: 'Change a vendor; refused as a conflict if somebody changed it since',
    access: 'staff',
    size: 'record',
    params: z.object({ id: vendorId }),
    body: z.object({ ...vendorFields, instructions: instructions.default({}), version: z.number().int() }),
    response: vendor,
  },
} as const satisfies EndpointTable;

export type CameraSettings = z.output<typeof settings>;
