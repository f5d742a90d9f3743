import { serveAudit } from '../features/audit/routes.ts';
import { createAuditService } from '../features/audit/service.ts';
import type { AuthAdmin } from '../features/auth/admin.ts';
import type { Platform } from './platform.ts';

export function openAudit(platform: Platform, accounts: AuthAdmin): void {
  serveAudit(
    platform.http,
    createAuditService({ db: platform.db, clock: platform.clock, accounts }),
    platform,
  );
}
