import { localDrafts } from '../../forms/local-drafts.ts';
import { uuid } from '../../uuid.ts';

interface Sending {
  readonly body: string;
  readonly uuid: string;
}

/** What is written in a box of messages, until the server has it. Of the tab: it belongs to whoever typed it. */
export const messageDrafts = localDrafts<string>('message', 'all');
const sendings = localDrafts<Sending>('sending', 'all');

/**
 * Sends a message under a name of its own. While nobody has said that it arrived, the same words keep their name, also over a reload: when only
 * the answer was lost the server finds it, and the message is neither doubled nor refused. Other words are another message.
 */
export async function sendOnce<T>(
  place: string,
  body: string,
  send: (clientUuid: string) => Promise<T>,
): Promise<T> {
  const known = sendings.read(place);
  const name = known?.body === body ? known.uuid : uuid();
  sendings.write(place, { body, uuid: name });
  const answer = await send(name);
  // A newer one may be on its way by now.
  if (sendings.read(place)?.uuid === name) sendings.forget(place);
  return answer;
}
