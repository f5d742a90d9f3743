import { Skeleton } from '../../../components/skeleton.tsx';
import { useText } from '../../i18n.tsx';
import { CaseColumns } from './case-columns.tsx';

const ROWS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];

export function CaseSkeleton() {
  const text = useText();
  return (
    <>
      <p role="status" className="visually-hidden">
        {text('common.loading')}
      </p>
      <CaseColumns
        left={<Skeleton height="min(60vh, 520px)" />}
        right={ROWS.map((row) => <Skeleton key={row} height="44px" />)}
      />
    </>
  );
}
