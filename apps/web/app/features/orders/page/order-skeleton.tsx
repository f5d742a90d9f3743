import { Skeleton } from '../../../components/skeleton.tsx';
import { useText } from '../../../lib/i18n.tsx';

const ROWS = ['70%', '52%', '64%', '48%', '58%'];

/** The page in outline: head, way, panel, data. */
export function OrderSkeleton() {
  const text = useText();
  return (
    <>
      <p role="status" className="visually-hidden">
        {text('common.loading')}
      </p>
      <div className="stack gap-24" aria-hidden="true">
        <Skeleton width="320px" height="24px" />
        <Skeleton height="56px" />
        <Skeleton height="260px" />
        {ROWS.map((width) => (
          <Skeleton key={width} width={width} height="28px" />
        ))}
      </div>
    </>
  );
}
