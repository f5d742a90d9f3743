import type { SectionContent } from '@punkt/domain/content';
import { elock as russian } from '../elock.ts';

type Lock = SectionContent<'elock'>['elockTableData'][number];

/** In the order of the Russian table. Names stay names, in Latin letters; papers come from there. */
const FACTS: ReadonlyArray<Omit<Lock, 'index' | 'links'>> = [
  {
    model: 'Zatvor M1',
    type: 'Electromagnetic',
    lockType: 'Surface-mounted',
    forDoors: 'Aluminium and plastic, opening outwards',
    voltage: '12 V',
    current: '0.48 A',
    keyOpen: 'No',
    alwaysOpen: 'Open without power',
    details: 'Holds 280 kg. Fits glass doors with an angle bracket.',
  },
  {
    model: 'Zatvor M3',
    type: 'Electromagnetic',
    lockType: 'Surface-mounted',
    forDoors: 'Metal, opening outwards',
    voltage: '12 V',
    current: '0.6 A',
    keyOpen: 'No',
    alwaysOpen: 'Open without power',
    details: 'Holds 500 kg. Needs an uninterruptible power supply.',
  },
  {
    model: 'Rigel E2',
    type: 'Electromechanical',
    lockType: 'Mortise',
    forDoors: 'Metal and wooden, opening either way',
    voltage: '12 V',
    current: '3 A, pulse',
    keyOpen: 'Yes, from outside and inside',
    alwaysOpen: 'Locked without power',
    details: 'Opens with a key if power fails.',
  },
  {
    model: 'Rigel E5',
    type: 'Electromechanical',
    lockType: 'Surface-mounted',
    forDoors: 'Metal, opening inwards and outwards',
    voltage: '12 V',
    current: '1.2 A, pulse',
    keyOpen: 'Yes, from outside; a button inside',
    alwaysOpen: 'Locked without power',
    details: 'Works at temperatures down to −40 °C.',
  },
  {
    model: 'Zashchyolka S2',
    type: 'Electric strike',
    lockType: 'Mortise strike plate',
    forDoors: 'Plastic and aluminium with a mechanical lock',
    voltage: '12 V',
    current: '0.25 A',
    keyOpen: 'Yes, with the key of the mechanical lock',
    alwaysOpen: 'Locked without power',
    details: 'Takes the place of the strike plate; the lock of the door stays as it was.',
  },
];

const installationInstructions = `<ol><li>Choose a lock from the table by the type of your door and order the installation from a contractor, or install it yourself.</li><li>Put the controller inside the room, no further than 10 metres from the door, in a dry place.</li><li>Connect the lock and the controller to the same 12 V power supply, following the scheme in the passport of the lock.</li><li>Take photos of the door from inside, the edge of the door and the controller with its code.</li><li>In your account open the application, enter the controller’s code and upload the three photos.</li><li>Connect to the Wi-Fi of the controller and open the lock. If it clicked, confirm that in your account.</li></ol><p>If a lock can’t be installed (the door does not fit, low temperature), give the reason and attach photos.</p>`;

const controllerDescription =
  '<p>The controller is free: collect it at a sorting centre together with the signboard. It opens the lock at a signal from the app of the courier or of your staff, runs on 12 V and keeps in touch over a Wi-Fi of its own, so no internet is needed at the moment of opening.</p><ul><li>power supply 12 V, up to 0.3 A;</li><li>two outputs: for the lock and for the exit button;</li><li>works at temperatures from −20 to +50 °C.</li></ul>';

export const elock: SectionContent<'elock'> = {
  elockTableData: russian.elockTableData.map((lock, place) => ({ ...lock, ...FACTS[place] })),
  elockHowToInstallData: { installationInstructions, controllerDescription },
};
