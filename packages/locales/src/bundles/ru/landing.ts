import { earnings } from '../../ru/earnings.ts';
import { finder } from '../../ru/finder.ts';
import { geo } from '../../ru/geo.ts';
import { landing } from '../../ru/landing.ts';
import { placeMap } from '../../ru/place-map.ts';
import { programme } from '../../ru/programme.ts';

// The map of zones speaks with the words of every other map.
export const texts = { earnings, finder, geo, landing, placeMap, programme };
