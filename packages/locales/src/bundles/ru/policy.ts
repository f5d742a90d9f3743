import { policy } from '../../ru/policy.ts';

export const texts = { policy };
