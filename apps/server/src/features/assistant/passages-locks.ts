import type { SectionContent } from '@punkt/domain/content';
import { anchor, type Cut, escaped, lasting, paragraph } from './passage.ts';

const PAGE = '/elock';

type Lock = SectionContent<'elock'>['elockTableData'][number];
type Text = Parameters<Cut<'elock'>>[1]['text'];

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
  return lasting({
    id: `lock.${model}`,
    title: text('assistant.lock.title', { model }),
    href: PAGE,
    html: `${paragraph(...facts)}${instruction && `<p>${instruction}</p>`}`,
    weight: 0.6,
  });
}

export const cutLocks: Cut<'elock'> = ({ elockTableData, elockHowToInstallData }, { text }) => {
  const models = elockTableData.map(
    ({ model, forDoors }) => `<li><strong>${escaped(model)}</strong>: ${escaped(forDoors)}</li>`,
  );
  const all = lasting({
    id: 'locks',
    title: text('assistant.lock.all'),
    href: PAGE,
    context: text('assistant.words.locks'),
    html: `<ul>${models.join('')}</ul>`,
    weight: 0.6,
  });
  const install = {
    id: 'lock-install',
    title: text('assistant.lock.install'),
    href: PAGE,
    context: text('assistant.words.install'),
    weight: 0.55,
  };
  const controller = { id: 'lock-controller', title: text('assistant.lock.controller'), href: PAGE };
  return [
    ...(models.length > 0 ? [all] : []),
    ...elockTableData.map((each) => lock(each, text)),
    lasting({ ...install, html: elockHowToInstallData.installationInstructions }),
    lasting({ ...controller, html: elockHowToInstallData.controllerDescription }),
  ];
};
