import { SMALL_FORM_FILES } from '@punkt/domain/files';
import { LOCK_TERMS } from '@punkt/domain/lock-terms';
import { useText } from '../../../../lib/i18n.tsx';
import { Block } from '../parts/block.tsx';
import { Ticks } from '../parts/ticks.tsx';

const REASONS = ['door', 'cold', 'other'] as const;

/** Some doors take no lock; their owners must not think that the way ends here. */
export function LockWithout() {
  const text = useText();
  const terms = { ...LOCK_TERMS.reasonDescription, files: SMALL_FORM_FILES };
  return (
    <Block title={text('equipment.elock.without.title')} lead={text('equipment.elock.without.text', terms)}>
      <Ticks items={REASONS.map((reason) => text(`equipment.elock.reason.${reason}`))} />
    </Block>
  );
}
