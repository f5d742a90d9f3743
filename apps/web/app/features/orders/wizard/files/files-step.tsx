import { PhotoFields } from '../../../../lib/account/files/photo-fields.tsx';
import type { Wizard } from '../use-wizard.ts';
import { DocumentFields } from './document-fields.tsx';
import { VideoField } from './video-field.tsx';

export function FilesStep({ wizard: { form, slot } }: { readonly wizard: Wizard }) {
  return (
    <>
      <PhotoFields form={form} slot={slot} />
      <DocumentFields form={form} slot={slot} />
      <VideoField form={form} slot={slot} />
    </>
  );
}
