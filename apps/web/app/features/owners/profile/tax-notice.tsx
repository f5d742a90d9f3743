import type { Company } from '@punkt/contract/owners';
import { useText } from '../../../lib/i18n.tsx';
import { useTaxLabel } from '../form/tax-label.ts';
import styles from './edit.module.css';

/** How the check of the tax papers stands: grey while it lasts, amber with a remark, red refused, green approved. */
export function TaxNotice({ company }: { readonly company: Company }) {
  const text = useText();
  const label = useTaxLabel();
  const { taxCheckStatus: status, taxCheckComment: comment, taxType, requestedTaxType } = company;
  if (status === 'none') return null;
  return (
    <div className={styles.notice} data-status={status} role="status">
      <p>
        <b>{text(`owners.tax.${status}`)}</b>
      </p>
      {requestedTaxType && (
        <p>
          {text('owners.tax.requested', {
            system: label(requestedTaxType, company.country),
            current: label(taxType, company.country),
          })}
        </p>
      )}
      {status === 'review' && <p>{text('owners.tax.term')}</p>}
      {comment && <p>{text('owners.tax.comment', { comment })}</p>}
    </div>
  );
}
