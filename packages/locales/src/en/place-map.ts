import type { placeMap as ru } from '../ru/place-map.ts';
import type { Text } from '../text.ts';

export const placeMap = {
  loading: 'Loading the map…',
  help: 'Press on the map or drag the pin. By keyboard: focus the pin and move it with the arrow keys.',
  trouble: 'Part of the map did not load. Address search and coordinates work without it.',
  impossible:
    'The map did not open in this browser. Find the address by search or type the coordinates: the application can be filled in without a map.',
  'impossible.look': 'The map did not open in this browser.',
  pin: 'Pin of the point',
  'pin.still': 'Place of the point',
  'pin.keys': 'Arrow keys move the pin by {{step}} m, with Shift by {{leap}} m.',
  pad: 'Move the pin by {{step}} m',
  'pad.north': 'North',
  'pad.south': 'South',
  'pad.west': 'West',
  'pad.east': 'East',
  'zoom.in': 'Zoom in',
  'zoom.out': 'Zoom out',
  'zoom.all': 'Show all points',
  legend: 'Signs on the map',
  'legend.point': 'Working point',
  'scroll.ctrl': 'Hold Ctrl and scroll to zoom',
  'scroll.command': 'Hold ⌘ and scroll to zoom',
  'scroll.fingers': 'Move the map with two fingers',
} as const satisfies Record<keyof typeof ru, Text>;
