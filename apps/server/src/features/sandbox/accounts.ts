import type { CountryCode } from '@punkt/domain/country-code';
import type { StaffRole } from '@punkt/domain/staff';

export interface SandboxAccount {
  readonly phone: string;
  readonly country: CountryCode;
  /** What the start script and the sandbox page call it. */
  readonly role:
    | 'owner'
    /** Registered before documents were asked for. */
    | 'earlyOwner'
    /** Runs points in many towns. */
    | 'networkOwner'
    | 'applicant'
    | 'manager'
    | 'employee'
    /** Reads what an owner reads, and changes nothing. */
    | 'auditor'
    | 'operator'
    | 'lead'
    | 'contentAdmin'
    | 'georgianApplicant';
  readonly name: readonly [first: string, last: string];
}

/** Numbers of a range that no operator of these countries gives out. */
export const SANDBOX_ACCOUNTS: readonly SandboxAccount[] = [
  { phone: '79000000001', country: 'RU', role: 'owner', name: ['Анна', 'Соколова'] },
  { phone: '79000000002', country: 'RU', role: 'applicant', name: ['', ''] },
  { phone: '79000000003', country: 'RU', role: 'employee', name: ['Игорь', 'Лебедев'] },
  { phone: '79000000004', country: 'RU', role: 'operator', name: ['Мария', 'Орлова'] },
  { phone: '79000000005', country: 'RU', role: 'lead', name: ['Павел', 'Зимин'] },
  { phone: '79000000006', country: 'RU', role: 'contentAdmin', name: ['Ольга', 'Белова'] },
  { phone: '995500000007', country: 'GE', role: 'georgianApplicant', name: ['', ''] },
  { phone: '79000000008', country: 'RU', role: 'earlyOwner', name: ['Олег', 'Громов'] },
  { phone: '79000000009', country: 'RU', role: 'networkOwner', name: ['Тимур', 'Ахметов'] },
  { phone: '79000000020', country: 'RU', role: 'manager', name: ['Нина', 'Жукова'] },
  { phone: '79000000021', country: 'RU', role: 'auditor', name: ['Глеб', 'Рыбаков'] },
];

export const STAFF_ROLE_OF: Partial<Record<SandboxAccount['role'], StaffRole>> = {
  operator: 'operator',
  lead: 'lead',
  contentAdmin: 'contentAdmin',
};
