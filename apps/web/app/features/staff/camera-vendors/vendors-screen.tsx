import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { FailedState } from '../../../components/failed-state.tsx';
import { ScreenTitle } from '../../../components/screen-title.tsx';
import { Skeleton } from '../../../components/skeleton.tsx';
import { isMissing } from '../../../lib/account/casework/conflict.ts';
import { LeadsOnly } from '../../../lib/account/casework/leads-only.tsx';
import { Mark } from '../../../lib/account/casework/mark.tsx';
import { useText } from '../../../lib/i18n.tsx';
import { VendorDialog } from './vendor-dialog.tsx';
import styles from './vendors.module.css';
import { type Vendor, vendorsQuery } from './vendors-query.ts';

/** Whose cameras owners may connect. */
export function VendorsScreen() {
  const text = useText();
  const { data, error, isFetching, refetch } = useQuery(vendorsQuery);
  /** `null` is a new one. */
  const [open, setOpen] = useState<Vendor | null | undefined>(undefined);
  return (
    <>
      <ScreenTitle title={text('cameraVendors.title')} />
      {!data && !error && <Waiting />}
      {!data && isMissing(error) && <LeadsOnly />}
      {!data && error && !isMissing(error) && (
        <FailedState error={error} busy={isFetching} onRetry={() => void refetch()} />
      )}
      {data && (
        <>
          <p className={styles.intro}>{text('cameraVendors.text')}</p>
          <ul className={styles.list} aria-label={text('cameraVendors.list')}>
            {data.data.map((vendor) => (
              <VendorRow key={vendor.id} vendor={vendor} onOpen={() => setOpen(vendor)} />
            ))}
          </ul>
          <Button onClick={() => setOpen(null)}>{text('cameraVendors.add')}</Button>
          <p className={styles.docs}>{text('cameraVendors.docs')}</p>
        </>
      )}
      {open !== undefined && <VendorDialog vendor={open} onClose={() => setOpen(undefined)} />}
    </>
  );
}

function VendorRow({ vendor, onOpen }: { readonly vendor: Vendor; readonly onOpen: () => void }) {
  const text = useText();
  const { name, protocol, hasToken, allowsSelfSigned, active, applications, instructions } = vendor;
  const facts = [
    text(`cameraVendors.protocol.${protocol}`),
    text(hasToken ? 'cameraVendors.token.yes' : 'cameraVendors.token.no'),
    text(allowsSelfSigned ? 'cameraVendors.selfSigned.yes' : 'cameraVendors.selfSigned.no'),
    text('cameraVendors.links', { count: Object.keys(instructions).length }),
    text('cameraVendors.applications', { count: applications }),
  ];
  return (
    <li>
      <div>
        <p className={styles.name}>
          <b>{name}</b>
          <Mark tone={active ? 'success' : 'quiet'}>
            {text(active ? 'cameraVendors.state.on' : 'cameraVendors.state.off')}
          </Mark>
        </p>
        <p className={styles.facts}>{facts.join(' · ')}</p>
      </div>
      <Button look="quiet" onClick={onOpen}>
        {text('cameraVendors.change')}
        <span className="visually-hidden">: {name}</span>
      </Button>
    </li>
  );
}

function Waiting() {
  const text = useText();
  return (
    <>
      <p role="status" className="visually-hidden">
        {text('common.loading')}
      </p>
      <div aria-hidden="true">
        <Skeleton height="320px" />
      </div>
    </>
  );
}
