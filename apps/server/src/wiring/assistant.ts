import { serveAssistant } from '../features/assistant/routes.ts';
import { createAssistantService } from '../features/assistant/service.ts';
import type { ContentService } from '../features/content/service.ts';
import { createOpenAi } from '../providers/assistant/openai.ts';
import type { Platform } from './platform.ts';

interface Brings {
  readonly content: ContentService;
}

/** Learning takes seconds of processor, in turns with the calls: it begins when the start is over, and long before most first questions. */
const LEARN_AFTER_MS = 10_000;

/** Without a model the search over the content answers alone, in production too. */
export function openAssistant(platform: Platform, { content }: Brings) {
  const { config, clock, log, http, texts } = platform;
  const writer = config.assistant && createOpenAi(config.assistant);
  const assistant = createAssistantService({ clock, log, texts, content: content.currentIn, writer });
  serveAssistant(http, assistant, platform);
  if (!config.assistantLearnsAhead) return assistant;
  let learning: NodeJS.Timeout | undefined;
  http.addHook('onListen', async () => {
    const prepare = () =>
      assistant
        .prepare()
        .catch((err: unknown) => log.error({ err }, 'the assistant could not learn what it was taught'));
    learning = setTimeout(prepare, LEARN_AFTER_MS).unref();
  });
  http.addHook('onClose', async () => clearTimeout(learning));
  return assistant;
}
