import { policy } from '../../en/policy.ts';

export const texts = { policy };
