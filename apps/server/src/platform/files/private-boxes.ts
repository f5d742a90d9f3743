import type { Box } from './boxes.ts';

/** Where phones write the place, the owner and the device: notes of the film or of a track, and tables of named values. */
const NAMES = ['udta', 'meta'];

/** XMP, as editors add it: a `uuid` box says by its first bytes what it is. */
const XMP = Buffer.from('be7acfcb97a942e89c71999491e3afac', 'hex');

/** Nothing in them is needed to play the film. */
export const isPrivate = ({ type }: Box, beginning: Buffer): boolean =>
  NAMES.includes(type) || (type === 'uuid' && beginning.subarray(0, XMP.length).equals(XMP));
