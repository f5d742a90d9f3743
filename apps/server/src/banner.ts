import { formatInternational } from '@punkt/domain/phone';
import type { Config } from './config.ts';
import { SANDBOX_ACCOUNTS, type SandboxAccount } from './features/sandbox/accounts.ts';

const FOR: Record<SandboxAccount['role'], string> = {
  owner: 'an owner: the account area',
  networkOwner: 'an owner of three hundred points',
  earlyOwner: 'an owner whose document nobody has asked for yet',
  applicant: 'a newcomer: log-in leads to registration',
  employee: 'works at a point: points and tickets, no applications',
  manager: 'runs a point for its owner: its people and signboard, no money',
  auditor: 'reads all of a point and changes nothing',
  operator: 'staff: reviews applications, answers tickets',
  lead: 'staff: an operator who also grants roles and reads the audit',
  contentAdmin: 'staff: edits the public site',
  georgianApplicant: 'a newcomer of the Georgian site',
};

/** What a person who has just typed `npm start` needs to know, and nothing else. */
export function banner(config: Config, address: string): string {
  const local = address.replace('127.0.0.1', 'localhost').replace('[::1]', 'localhost');
  const lines = ['', `Punkt is running: ${local}`];
  if (!config.sandbox) return lines.join('\n');
  const georgian = config.georgianHosts[0];
  if (georgian) lines.push(`Georgian site:    ${local.replace('localhost', georgian)}`);
  lines.push(
    `Sandbox:          ${local}/sandbox  (SMS codes appear here and in the log; the clock can be moved)`,
  );
  lines.push(`API description:  ${local}/api/docs`, '', 'Who can log in:');
  for (const { phone, role } of SANDBOX_ACCOUNTS)
    lines.push(`  ${formatInternational(phone).padEnd(20)} ${FOR[role]}`);
  lines.push('', 'This is a sandbox: no SMS is sent, no money moves. Ctrl-C stops it.', '');
  return lines.join('\n');
}
