import { type Asked, askForCode, type LoggedIn, validate } from './api.ts';

/** What the clients of a server that is about to die were told, and what they were not. */
export interface Account {
  /** Answered with a code; nobody has tried it yet. */
  readonly asked: Asked[];
  /** The code was sent back, and no answer came: it may or may not have been used up. */
  readonly inDoubt: Asked[];
  /** Answered with tokens. */
  readonly loggedIn: LoggedIn[];
  /** Answers that a server must never give, dying or not. */
  readonly wrong: string[];
}

export const newAccount = (): Account => ({ asked: [], inDoubt: [], loggedIn: [], wrong: [] });

/** One person after another asks for a code and logs in, until the server is gone. */
async function logInUntilGone(address: string, account: Account, most: number): Promise<void> {
  for (let round = 0; round < most; round += 1) {
    const asked = await askForCode(address).catch(() => null);
    if (!asked) return;
    // Every fourth code is left lying, so that there are some to come back to.
    if (round % 4 === 3) {
      account.asked.push(asked);
      continue;
    }
    const answer = await validate(address, asked).catch(() => null);
    if (!answer) return void account.inDoubt.push(asked);
    if (answer.status === 200) account.loggedIn.push({ ...asked, pair: answer.body });
    else account.wrong.push(`${answer.status} ${answer.error.code}`);
  }
}

export async function manyLogIns(address: string, account: Account, clients: number): Promise<void> {
  await Promise.all(Array.from({ length: clients }, () => logInUntilGone(address, account, 500)));
}
