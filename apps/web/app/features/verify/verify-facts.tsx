import type { CallOutput } from '@punkt/contract/contract';
import { dateTime } from '../../lib/format.ts';
import { useText } from '../../lib/i18n.tsx';
import styles from './verify.module.css';

export function VerifyFacts({ verified }: { readonly verified: CallOutput<'GET /api/v4/verify/:code'> }) {
  const text = useText();
  const { countryCode, version, signed, signer, sha256, seal } = verified;
  const country = countryCode ? text(`countries.${countryCode}`) : '';
  const facts = [
    ['documents', text('verify.fact.documents.value', { country, version: version ?? '' })],
    ['signed', signed ? dateTime(signed, { seconds: true }) : ''],
    ['signer', signer ?? text('verify.fact.signer.erased')],
  ] as const;
  const hashes = [
    ['sha256', sha256],
    ['seal', seal],
  ] as const;
  return (
    <dl className={styles.facts}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{text(`verify.fact.${name}`)}</dt>
          <dd>{value}</dd>
        </div>
      ))}
      {hashes.map(([name, value]) => (
        <div key={name}>
          <dt>{text(`verify.fact.${name}`)}</dt>
          <dd className={styles.hash}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
