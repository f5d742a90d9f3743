import { MOVE_TERMS } from '@punkt/domain/order-terms';
import { SiteHead } from '../../../../components/site-head.tsx';
import { useText } from '../../../../lib/i18n.tsx';
import { PageFrame } from '../page-frame.tsx';
import { NextPages } from '../parts/next-pages.tsx';
import guide from './guide.module.css';
import { MovingBody } from './moving-body.tsx';

/** Anybody may read it; an owner chooses the point that moves in their list. */
const POINTS = '/lk/pvz';

export default function MovingPage() {
  const text = useText();
  const radius = { radius: MOVE_TERMS.radiusMetres };
  return (
    <>
      <SiteHead
        title={text('guides.moving.page.title')}
        description={text('guides.moving.page.description', radius)}
      />
      <PageFrame title={text('guides.moving.title')} lead={text('guides.moving.lead', radius)}>
        <div className={guide.page}>
          <MovingBody createHref={POINTS} backHref={POINTS} />
          <NextPages to={['brandbook', 'landlord', 'centers']} />
        </div>
      </PageFrame>
    </>
  );
}
