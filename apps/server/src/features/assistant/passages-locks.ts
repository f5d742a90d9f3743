import type { SectionContent } from '@punkt/domain/content';
import { anchor, escaped, type PassageMaker, paragraph, timelessPassage } from './passage.ts';

const PAGE = '/elock';

type Lock = SectionContent<'elock'>['elockTableData'][number];
type Text = Parameters<PassageMaker<'elock'>>[1]['text'];

function lock(
  { model, type, lockType, forDoors, voltage, current, keyOpen, details, links }: Lock,
  text: Text,
) {
  const facts = [
    `${type}, ${lockType}`,
    text('assistant.lock.doors', { doors: forDoors }),
    text('assistant.lock.power', { voltage, current }),
    text('assistant.lock.key', { key: keyOpen }),
    details,
  ].filter(Boolean);
  const instruction = anchor(links.instruction, text('assistant.contractor.instructions'));
  return timelessPassage({
    id: `lock.${model}`,
    kin: 'lock',
    names: [model],
    title: text('assistant.lock.title', { model }),
    href: PAGE,
    html: `${paragraph(...facts)}${instruction && `<p>${instruction}</p>`}`,
  });
}

/** What a door does when power fails, and whether a key still opens it. */
const withoutPower = ({ model, alwaysOpen, keyOpen }: Lock, text: Text): string =>
  `<li><strong>${escaped(model)}</strong>: ${[alwaysOpen, text('assistant.lock.key', { key: keyOpen })].map(escaped).join('; ')}</li>`;

export const makeLockPassages: PassageMaker<'elock'> = (
  { elockTableData, elockHowToInstallData },
  { text },
) => {
  const models = elockTableData.map(
    ({ model, forDoors }) => `<li><strong>${escaped(model)}</strong>: ${escaped(forDoors)}</li>`,
  );
  const all = timelessPassage({
    id: 'locks',
    title: text('assistant.lock.all'),
    href: PAGE,
    html: `<ul>${models.join('')}</ul>`,
  });
  const install = {
    id: 'lock-install',
    title: text('assistant.lock.install'),
    href: PAGE,
  };
  const controller = { id: 'lock-controller', title: text('assistant.lock.controller'), href: PAGE };
  const outage = {
    id: 'lock-outage',
    title: text('assistant.outage.title'),
    href: PAGE,
    html: `${paragraph(text('assistant.outage.text'))}<ul>${elockTableData.map((each) => withoutPower(each, text)).join('')}</ul>`,
  };
  return [
    ...(models.length > 0 ? [all, timelessPassage(outage)] : []),
    ...elockTableData.map((each) => lock(each, text)),
    timelessPassage({ ...install, html: elockHowToInstallData.installationInstructions }),
    timelessPassage({ ...controller, html: elockHowToInstallData.controllerDescription }),
  ];
};
