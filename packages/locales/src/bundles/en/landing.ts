import { earnings } from '../../en/earnings.ts';
import { finder } from '../../en/finder.ts';
import { geo } from '../../en/geo.ts';
import { landing } from '../../en/landing.ts';
import { placeMap } from '../../en/place-map.ts';
import { programme } from '../../en/programme.ts';

// The map of zones speaks with the words of every other map.
export const texts = { earnings, finder, geo, landing, placeMap, programme };
