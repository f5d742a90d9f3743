import { sandbox } from '../../en/sandbox.ts';
import { sandboxPay } from '../../en/sandbox-pay.ts';

export const texts = { sandbox, sandboxPay };
