import { SiteFrame } from '../../components/site-frame.tsx';
import { SiteHead } from '../../components/site-head.tsx';
import { useText } from '../../lib/i18n.tsx';
import styles from './verify.module.css';
import { VerifyForm } from './verify-form.tsx';
import { VerifyResult } from './verify-result.tsx';

const PROVES = ['1', '2', '3'] as const;

/** Drawn by the server for everybody alike; only the answer to a code comes by script. */
export function VerifyScreen({ code }: { readonly code: string }) {
  const text = useText();
  return (
    <SiteFrame>
      <SiteHead title={text('verify.page.title')} description={text('verify.page.description')} />
      <div className={styles.page}>
        <div>
          <h1>{text('verify.title')}</h1>
          <p className={styles.lead}>{text('verify.lead')}</p>
          <VerifyForm key={code} code={code} />
          <noscript>
            <p className={styles.script}>{text('verify.script')}</p>
          </noscript>
          {code && <VerifyResult key={code} code={code} />}
        </div>
        <div className={styles.words}>
          <section>
            <h2>{text('verify.proves.title')}</h2>
            <ol>
              {PROVES.map((number) => (
                <li key={number}>{text(`verify.proves.${number}`)}</li>
              ))}
            </ol>
          </section>
          <section>
            <h2>{text('verify.not.title')}</h2>
            <p>{text('verify.not.text')}</p>
          </section>
        </div>
      </div>
    </SiteFrame>
  );
}
