import { earnings } from '../../ka/earnings.ts';
import { finder } from '../../ka/finder.ts';
import { geo } from '../../ka/geo.ts';
import { landing } from '../../ka/landing.ts';
import { placeMap } from '../../ka/place-map.ts';
import { programme } from '../../ka/programme.ts';

// The map of zones speaks with the words of every other map.
export const texts = { earnings, finder, geo, landing, placeMap, programme };
