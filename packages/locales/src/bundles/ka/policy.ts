import { policy } from '../../ka/policy.ts';

export const texts = { policy };
