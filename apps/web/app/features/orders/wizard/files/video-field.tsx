import { FILE_LIMITS_MB, VIDEO_SECONDS } from '@punkt/domain/files';
import { useEffect, useState } from 'react';
import { ChoiceField } from '../../../../components/form/choice-field.tsx';
import { FormGroup } from '../../../../components/form/form-group.tsx';
import { TextField } from '../../../../components/form/text-field.tsx';
import { idsOfType, linkOf, withLink } from '../../../../lib/account/files/file-changes.ts';
import { OrderUpload } from '../../../../lib/account/files/order-upload.tsx';
import { useText } from '../../../../lib/i18n.tsx';
import { uploads } from '../../../../lib/uploads/uploads.ts';
import { useHasUploads } from '../../../../lib/uploads/use-uploads.ts';
import type { OrderForm } from '../form/use-order-form.ts';

interface Props {
  readonly form: OrderForm;
  readonly slot: string;
  readonly purpose?: 'creationVideo' | 'activationVideo';
}

type Way = 'file' | 'link';

/**
 * A file or a link, one of the two. The other stays until it is really replaced: a wrong press costs no upload. A file that was on its way when
 * the page or the step was left is shown, and goes on, whatever link it is to replace; a link that is typed ends it.
 */
export function VideoField({ form, slot, purpose = 'creationVideo' }: Props) {
  const text = useText();
  const files = form.record.actual_urls;
  const link = linkOf(files);
  const [way, setWay] = useState<Way>(link === '' ? 'file' : 'link');
  const fileSlot = `${slot}/video`;
  const isUnderWay = useHasUploads(fileSlot);
  useEffect(() => {
    if (isUnderWay) setWay('file');
  }, [isUnderWay]);
  const type = (url: string) => {
    if (url.trim() !== '') uploads.dropAll(fileSlot);
    form.change(({ actual_urls }) => ({ actual_urls: withLink(actual_urls, url) }));
  };
  const replaces = way === 'link' && idsOfType(files, 'video').length > 0;
  return (
    <FormGroup title={text('wizard.video.title')} text={text('wizard.video.text')}>
      <ChoiceField<Way>
        id="video-way"
        wide
        narrow
        label={text('wizard.video.way')}
        value={way}
        options={(['file', 'link'] as const).map((value) => ({
          value,
          label: text(`wizard.video.${value}`),
        }))}
        onChange={setWay}
      />
      {way === 'file' ? (
        <div data-wide>
          <OrderUpload
            form={form}
            slot={slot}
            type="video"
            kind="video"
            purpose={purpose}
            label={text('wizard.video.file')}
            hint={text('wizard.video.file.hint', {
              size: FILE_LIMITS_MB[purpose],
              seconds: VIDEO_SECONDS,
            })}
          />
        </div>
      ) : (
        <TextField
          {...form.about('actual_urls.video')}
          wide
          label={text('wizard.video.link.label')}
          hint={text(replaces ? 'wizard.video.replaces' : 'wizard.video.link.hint')}
          value={link}
          type="url"
          inputMode="url"
          placeholder="https://"
          maxLength={500}
          onChange={type}
          onBlur={() => link !== '' && form.leave('actual_urls.video')}
        />
      )}
    </FormGroup>
  );
}
