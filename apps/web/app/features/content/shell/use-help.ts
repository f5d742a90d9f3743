import { type ComponentType, useState } from 'react';
import { notify } from '../../../lib/notifications/store.ts';

export type Asked = 'chat' | 'question';

export interface HelpProps {
  readonly asked: Asked;
  /** Null closes what is open. */
  ask(asked: Asked | null): void;
}

/** The chat and the question form are other features: whoever knows them hands them in. */
export type LoadHelp = () => Promise<{
  readonly Help: ComponentType<HelpProps>;
  prepare(): Promise<void>;
}>;

/** Loaded when it is first asked for; without a network that is said, and the next press tries again. */
export function useHelp(load: LoadHelp) {
  const [asked, setAsked] = useState<Asked | null>(null);
  const [Help, setHelp] = useState<ComponentType<HelpProps>>();
  const ask = async (wanted: Asked): Promise<void> => {
    try {
      const { Help: loaded, prepare } = await load();
      await prepare();
      setHelp(() => loaded);
      setAsked(wanted);
    } catch {
      notify({ kind: 'error', title: { key: 'common.failed.load' }, seconds: 6 });
    }
  };
  return { Help, asked, ask, setAsked };
}
