import { sandbox } from '../../ru/sandbox.ts';
import { sandboxPay } from '../../ru/sandbox-pay.ts';

export const texts = { sandbox, sandboxPay };
