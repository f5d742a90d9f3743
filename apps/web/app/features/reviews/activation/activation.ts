import type { Application } from '../application/application.ts';
import type { Review } from '../reviews-query.ts';

/** What an activation shows besides the frame, with what the frame knows of it. */
export type Activation = NonNullable<Review['content']['activation']> & Application;

/** The server sends it with every case of this kind. */
export function activationOf({ kind, content, flags, remarks, stage, asked }: Review): Activation {
  if (!content.activation) throw new Error('an activation without its content');
  return { ...content.activation, kind, flags, remarks, stage, asked };
}
