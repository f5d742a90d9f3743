import { sandbox } from '../../ka/sandbox.ts';
import { sandboxPay } from '../../ka/sandbox-pay.ts';

export const texts = { sandbox, sandboxPay };
