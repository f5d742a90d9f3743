import { isUnanswered } from './casework/conflict.ts';

/**
 * Sends what people wait for staff with. Where the answer is missing, the record is asked whether it has arrived: «not sent, try again»
 * beside a screen on which it waits for its review would be wrong.
 */
export async function sendOrAsk(
  send: () => Promise<unknown>,
  hasArrived: () => Promise<boolean>,
): Promise<void> {
  try {
    await send();
  } catch (error) {
    const arrived = isUnanswered(error) && (await hasArrived().catch(() => false));
    if (!arrived) throw error;
  }
}
