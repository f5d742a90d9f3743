import sheets from 'virtual:island-sheets';
import { use } from 'react';
import { NonceContext } from '../nonce.ts';

interface Props {
  /** An island's file; without one, what every public page needs. */
  readonly source?: string;
}

/** Style sheets inside the page. React lifts them into the head, each once, however many islands share it. */
export function Sheets({ source }: Props) {
  const nonce = use(NonceContext);
  // Development has no built sheets: Vite brings them with the scripts.
  if (!sheets) return null;
  const own = source === undefined ? sheets.everywhere : sheets.islands[source];
  if (!own) throw new Error(`No island was built from ${source}`);
  return own.map((sheet) => (
    <style key={sheet} href={sheet} precedence={source ? 'island' : 'page'} nonce={nonce}>
      {sheets?.rules[sheet]}
    </style>
  ));
}
