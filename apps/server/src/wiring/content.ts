import type { AuthAdmin } from '../features/auth/admin.ts';
import { createEditor } from '../features/content/editor.ts';
import { serveEditor } from '../features/content/editor-routes.ts';
import { CONTENT_EXAMPLES_JOB, createContentExamples } from '../features/content/examples.ts';
import { placeByName } from '../features/content/nearest-centers.ts';
import { createContentPersonalData } from '../features/content/personal-data-service.ts';
import { createPictures } from '../features/content/pictures.ts';
import { createPreviews } from '../features/content/previews.ts';
import { serveContent } from '../features/content/routes.ts';
import { createScheduling, PUBLISH_JOB } from '../features/content/scheduling.ts';
import { createContentService } from '../features/content/service.ts';
import { serveSiteFiles } from '../features/content/site-file-routes.ts';
import type { FilesService } from '../features/files/service.ts';
import type { Notifier } from '../features/notifications/service.ts';
import { SANDBOX_ACCOUNTS } from '../features/sandbox/accounts.ts';
import { enqueue } from '../platform/jobs/jobs.ts';
import { originsOf } from '../platform/pages/origins.ts';
import { loadTowns } from '../providers/geocoder/towns.ts';
import type { FeatureParts, Platform } from './platform.ts';

const ADMIN_PHONE = SANDBOX_ACCOUNTS.find(({ role }) => role === 'contentAdmin')?.phone;

interface Brings {
  readonly accounts: AuthAdmin;
  readonly files: FilesService;
  readonly notifications: Notifier;
  /** Made-up versions and a draft for whoever looks around the sandbox, by a job. */
  readonly examples: boolean;
}

export function openContent(platform: Platform, { accounts, files, notifications, examples }: Brings) {
  const { db, clock, log, listener, http, variants, config } = platform;
  const origins = originsOf(config);
  const content = createContentService({ db, clock, log, listener });
  const previews = createPreviews({ db, clock });
  const pictures = createPictures({ db, clock, files });
  const editor = createEditor({ db, clock, pictures });
  const scheduling = createScheduling({ db, clock, accounts, notifications });
  serveContent(http, content, {
    ...platform,
    origin: origins.main,
    placeOf: placeByName(loadTowns()),
    preview: previews.read,
  });
  serveEditor(http, {
    ...platform,
    editor,
    scheduling,
    previews,
    pictures,
    origins,
    namesOf: (ids) => accounts.namesOf(db, ids),
  });
  serveSiteFiles(http, content, { variants, origins });
  const admin = async () => (await accounts.staff(db)).find(({ phone }) => phone === ADMIN_PHONE)?.id;
  const parts: FeatureParts = {
    seed: async () => {
      await content.seed();
      if (config.sandbox && examples)
        await enqueue(db, clock, { name: CONTENT_EXAMPLES_JOB, key: CONTENT_EXAMPLES_JOB });
    },
    jobs: {
      [PUBLISH_JOB]: scheduling.run,
      [CONTENT_EXAMPLES_JOB]: createContentExamples({ db, clock, editor, scheduling, admin }),
    },
    personalData: [createContentPersonalData(db)],
  };
  return { content, previews, parts };
}
