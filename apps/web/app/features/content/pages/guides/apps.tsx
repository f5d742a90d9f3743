import { QrCode } from '../../../../components/qr-code.tsx';
import { SiteHead } from '../../../../components/site-head.tsx';
import { useText } from '../../../../lib/i18n.tsx';
import { usePageInfo } from '../../../../lib/page-info.ts';
import { PageFrame } from '../page-frame.tsx';
import { AnchorButton } from '../parts/links.tsx';
import { Ticks } from '../parts/lists.tsx';
import { useOrigin } from '../parts/use-origin.ts';
import styles from './apps.module.css';
import guide from './guide.module.css';

const DEVICES = ['android', 'ios', 'computer'] as const;
const STEPS = ['1', '2', '3'] as const;
const GIVES = ['open', 'push', 'draft', 'update'] as const;

/** How to put the product on a phone: it installs from the browser, and no store has it. */
export default function AppsPage() {
  const text = useText();
  const { variant } = usePageInfo();
  return (
    <>
      <SiteHead title={text('guides.apps.page.title')} description={text('guides.apps.page.description')} />
      <PageFrame
        title={text('guides.apps.title')}
        lead={text('guides.apps.lead')}
        drawing={`/drawings/guides-phone-${variant}.svg`}
      >
        <div className={guide.page}>
          <Address />
          <div className={styles.devices}>
            {DEVICES.map((device) => (
              <Device key={device} device={device} />
            ))}
          </div>
          <div className={guide.pair}>
            <section className={guide.section}>
              <h2>{text('guides.apps.gives.title')}</h2>
              <Ticks items={GIVES.map((gain) => text(`guides.apps.gives.${gain}`))} />
            </section>
            <section className={guide.section}>
              <h2>{text('guides.apps.store.title')}</h2>
              <p className={guide.text}>{text('guides.apps.store.text')}</p>
              <div className={guide.actions}>
                <AnchorButton href="/login">{text('guides.apps.login')}</AnchorButton>
              </div>
            </section>
          </div>
        </div>
      </PageFrame>
    </>
  );
}

function Address() {
  const text = useText();
  const origin = useOrigin();
  const address = new URL(origin).host;
  return (
    <section className={styles.address}>
      <QrCode
        className={styles.code}
        value={`${origin}/login`}
        label={text('guides.apps.code.label', { address })}
      />
      <div className={styles.words}>
        <h2>{text('guides.apps.code.title')}</h2>
        <p>{text('guides.apps.code.text', { address })}</p>
      </div>
    </section>
  );
}

function Device({ device }: { readonly device: (typeof DEVICES)[number] }) {
  const text = useText();
  return (
    <section className={styles.device}>
      <h2>{text(`guides.apps.${device}.title`)}</h2>
      <ol>
        {STEPS.map((step) => (
          <li key={step}>{text(`guides.apps.${device}.${step}`)}</li>
        ))}
      </ol>
    </section>
  );
}
