import { useQueuePath } from '../../../lib/account/casework/use-queue-path.ts';

export const ROOM = '/manage/questions';

/** Where the queue was left. */
export const useRoomPath = (): string => useQueuePath(ROOM);
