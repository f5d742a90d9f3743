import type { CallOutput } from '@punkt/contract/contract';
import { wireRequest } from '@punkt/contract/request';
import { offerPath } from '@punkt/domain/offer';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { Button } from '../../components/button.tsx';
import { RowSection } from '../../components/row-section.tsx';
import { Skeleton } from '../../components/skeleton.tsx';
import { liveKey } from '../../lib/account/live-keys.ts';
import { api } from '../../lib/client.ts';
import { dateTime } from '../../lib/format.ts';
import { useText } from '../../lib/i18n.tsx';
import { openPaper } from '../../lib/open-paper.ts';
import styles from './signatures.module.css';

/** To be read and printed. */
const openCertificate = (id: string): Promise<void> =>
  openPaper(wireRequest('GET /api/v4/signatures/:id/certificate', { params: { id } }), 'signing.list.failed');

type Signature = CallOutput<'GET /api/v4/signatures'>['data'][number];

const signaturesQuery = queryOptions({
  queryKey: liveKey('offer', 'signatures'),
  queryFn: ({ signal }) => api('GET /api/v4/signatures', {}, { signal }),
  meta: { failed: 'signing.documents.failed' },
});

/** What the owner has signed, with the paper that proves it. */
export function SignaturesSection() {
  const text = useText();
  const { data, isPending } = useQuery(signaturesQuery);
  return (
    <div className={styles.section}>
      <RowSection
        title={text('signing.list.title')}
        text={text(data?.total === 0 ? 'signing.list.empty' : 'signing.list.text')}
        busy={isPending}
      >
        {isPending && <Skeleton height="76px" />}
        <ul>
          {data?.data.map((signature) => (
            <SignatureRow key={signature.id} signature={signature} />
          ))}
        </ul>
      </RowSection>
    </div>
  );
}

function SignatureRow({ signature }: { readonly signature: Signature }) {
  const text = useText();
  const { countryCode, version, signed, code } = signature;
  const name = text('signing.list.version', { country: text(`countries.${countryCode}`), version });
  return (
    <li>
      <div className={styles.words}>
        <p>
          <b>{name}</b>
        </p>
        <p className={styles.meta}>
          <span>{text('signing.list.signed', { date: dateTime(signed) })}</span>
          <span>{text('signing.list.code', { code })}</span>
        </p>
        <p className={styles.links}>
          <a href={offerPath(countryCode, version, 'offer')} target="_blank" rel="noreferrer">
            {text('signing.list.read')}
          </a>
          <Link to={`/verify/${code}`}>{text('signing.list.verify')}</Link>
        </p>
      </div>
      <Button
        look="quiet"
        aria-label={text('signing.list.certificate.label', { name })}
        onClick={() => void openCertificate(signature.id)}
      >
        {text('signing.list.certificate')}
      </Button>
    </li>
  );
}
