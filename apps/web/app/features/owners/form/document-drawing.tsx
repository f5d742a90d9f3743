import type { DocumentType } from '@punkt/domain/countries/document-form';
import { useText } from '../../../lib/i18n.tsx';
import styles from './photo-fields.module.css';

interface Props {
  readonly list: 'document_photo' | 'with_document_photo';
  readonly type: DocumentType;
}

const RULES = ['1', '2', '3'] as const;

/** Shows how, in the line of the other drawings, and says it in three short lines. */
export function DocumentDrawing({ list, type }: Props) {
  const text = useText();
  return (
    <div className={styles.drawing}>
      <svg viewBox="0 0 160 120" fill="none" aria-hidden="true" strokeLinecap="round" strokeLinejoin="round">
        <g stroke="var(--accent-3)" strokeWidth="2.5">
          <path d="M8 24V12a4 4 0 0 1 4-4h12M136 8h12a4 4 0 0 1 4 4v12M152 96v12a4 4 0 0 1-4 4h-12M24 112H12a4 4 0 0 1-4-4V96" />
        </g>
        {list === 'document_photo' ? type === 'passport' ? <Spread /> : <Cards /> : <Holder type={type} />}
      </svg>
      <ul>
        {RULES.map((rule) => (
          <li key={rule}>{text(`owners.photo.${list}.rule.${rule}`)}</li>
        ))}
      </ul>
    </div>
  );
}

const line = { stroke: 'var(--accent)', strokeWidth: 2.5 } as const;

const Spread = () => (
  <>
    <rect x="36" y="14" width="88" height="92" rx="6" fill="var(--card)" {...line} />
    <path d="M36 60h88" {...line} strokeDasharray="1 5" />
    <path d="M50 30h60M50 39h48M50 48h54" stroke="var(--accent-3)" strokeWidth="2.5" />
    <rect x="48" y="68" width="24" height="30" rx="3" fill="var(--amber-soft)" {...line} />
    <circle cx="60" cy="79" r="5" {...line} />
    <path d="M52 95c1-7 15-7 16 0M82 72h30M82 81h24M82 90h28" {...line} />
  </>
);

const Cards = () => (
  <>
    <rect x="22" y="18" width="76" height="48" rx="7" fill="var(--card)" {...line} />
    <rect x="30" y="28" width="20" height="26" rx="3" fill="var(--amber-soft)" {...line} />
    <circle cx="40" cy="37" r="4" {...line} />
    <path d="M33 52c1-6 13-6 14 0M58 32h30M58 41h24M58 50h28" {...line} />
    <rect x="62" y="56" width="76" height="48" rx="7" fill="var(--card)" {...line} />
    <path d="M62 70h76" stroke="var(--accent-3)" strokeWidth="8" />
    <path d="M72 86h36M72 95h24" {...line} />
    <rect x="118" y="84" width="12" height="12" rx="2" fill="var(--amber-soft)" {...line} />
  </>
);

const Holder = ({ type }: Pick<Props, 'type'>) => (
  <>
    <path d="M30 112c2-26 18-32 32-32s28 5 32 20" fill="var(--card)" {...line} />
    <circle cx="62" cy="46" r="24" fill="var(--card)" {...line} />
    <path d="M39 42c6-18 38-22 46-2" {...line} />
    <path d="M54 46v3M70 46v3M56 58c4 3 8 3 12 0" {...line} />
    <rect
      x={type === 'passport' ? 98 : 94}
      y={type === 'passport' ? 52 : 60}
      width={type === 'passport' ? 34 : 44}
      height={type === 'passport' ? 44 : 30}
      rx="5"
      fill="var(--amber-soft)"
      {...line}
    />
    <circle cx="108" cy="72" r="4.5" {...line} />
    <path d="M118 70h8M118 77h6M90 106c4-10 10-14 18-12" {...line} />
  </>
);
