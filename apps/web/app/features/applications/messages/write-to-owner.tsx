import { MessageForm } from '../../../lib/account/messages/message-form.tsx';
import { useText } from '../../../lib/i18n.tsx';
import { useSendMessage } from './use-send-message.ts';

const LONGEST = 1000;

export function WriteToOwner({ id }: { readonly id: string }) {
  const text = useText();
  const { isPending, mutate } = useSendMessage(id);
  return (
    <MessageForm
      label={text('applications.messages.label')}
      send={text('applications.messages.send')}
      required={text('applications.messages.required')}
      count={(count) => text('applications.messages.count', { count, max: LONGEST })}
      longest={LONGEST}
      rows={2}
      keys
      busy={isPending}
      onSend={(message, onSuccess) => mutate(message, { onSuccess })}
    />
  );
}
