import type { ReactNode } from 'react';
import type { Tone } from '../../../lib/account/casework/mark.tsx';
import type { CaseFile } from '../../../lib/account/casework/photos/use-photo-view.ts';
import type { Remarking } from '../../../lib/account/casework/remarks/use-remarks.ts';
import type { TimelineEntry } from '../../../lib/account/timeline.tsx';

/** What a decision says before it is taken. */
export interface DecisionWords {
  /** Of its button, where the usual ones are about something else. */
  readonly button?: string;
  readonly title: string;
  readonly text: ReactNode;
  /** Whether the owner must get a reason. `remarks`: a remark says it as well. */
  readonly comment: 'none' | 'required' | 'remarks';
  readonly danger?: boolean;
  /** What is said again and again. */
  readonly reasons?: readonly string[];
}

/** What is special about a case of a kind: everything else is the frame's. */
export interface CaseParts {
  readonly title: string;
  /** Under the title: an address. */
  readonly subtitle?: ReactNode;
  /** Beside the title: whom to call. */
  readonly aside?: ReactNode;
  readonly facts: readonly string[];
  /** What becomes of the trace that a look leaves, where the usual words are not true. */
  readonly audit?: string | undefined;
  /** How the history calls whoever it is about. */
  readonly ownerName?: string;
  readonly alerts?: ReactNode;
  readonly files: readonly CaseFile[];
  /** Comes without pictures, as it should: what it says stands in their place. */
  readonly pictureless?: boolean;
  /** No decision about it marks a field, so that rows keep no room for a flag. */
  readonly flagless?: true;
  /** How people call the place a remark sticks to. */
  readonly label: (path: string) => string;
  readonly reasonsOf: (path: string) => readonly string[];
  readonly fields: (remarking: Remarking) => ReactNode;
  /** A talk with the owner. */
  readonly talk?: ReactNode;
  /** The talk is what the case is about: it stands where others have their pictures. */
  readonly talkFirst?: true;
  readonly status: { readonly tone: Tone; readonly words: string };
  readonly eventOf: (action: string) => { readonly name: string; readonly tone?: TimelineEntry['tone'] };
  readonly decision: (name: string) => DecisionWords;
}
