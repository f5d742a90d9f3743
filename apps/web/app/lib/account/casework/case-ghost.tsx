import { Ghost } from '../../../components/ghost.tsx';
import { useText } from '../../i18n.tsx';
import { CaseColumns } from './case-columns.tsx';

const ROWS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];

export function CaseGhost() {
  const text = useText();
  return (
    <>
      <p role="status" className="visually-hidden">
        {text('common.loading')}
      </p>
      <CaseColumns
        left={<Ghost height="min(60vh, 520px)" />}
        right={ROWS.map((row) => <Ghost key={row} height="44px" />)}
      />
    </>
  );
}
