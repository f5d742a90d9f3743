import { useEffect, useRef, useState } from 'react';
import { useText } from '../../lib/i18n.tsx';
import type { UploadItem } from '../../lib/uploads/upload-store.ts';

interface Props {
  readonly items: readonly UploadItem[];
  readonly stored: number;
}

const QUARTER = 0.25;

/** Says aloud what the bars show: each quarter, a lost connection, the end. Every percent would be chatter. */
export function UploadStatus({ items, stored }: Props) {
  const text = useText();
  const [words, setWords] = useState('');
  const before = useRef(stored);
  const item = items.find(({ status }) => status !== 'failed');
  const quarter = item ? Math.floor(item.share / QUARTER) * 25 : -1;
  useEffect(() => {
    if (item?.status === 'waiting') setWords(text('uploads.waiting'));
    else if (quarter >= 0) setWords(text('uploads.percent', { percent: quarter }));
    else if (stored > before.current) setWords(text('uploads.done'));
    before.current = stored;
  }, [item?.status, quarter, stored, text]);
  return (
    <p className="visually-hidden" role="status">
      {words}
    </p>
  );
}
