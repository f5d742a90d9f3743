import { serveAssistant } from '../features/assistant/routes.ts';
import { createAssistantService } from '../features/assistant/service.ts';
import type { ContentService } from '../features/content/service.ts';
import { createOpenAi } from '../providers/assistant/openai.ts';
import type { House } from './house.ts';

interface Brings {
  readonly content: ContentService;
}

/** Without a model the search over the content answers alone, in production too. */
export function openAssistant(house: House, { content }: Brings): void {
  const { config, clock, log, http, texts } = house;
  const writer = config.assistant && createOpenAi(config.assistant);
  const assistant = createAssistantService({ clock, log, texts, content: content.currentIn, writer });
  serveAssistant(http, assistant, house);
}
