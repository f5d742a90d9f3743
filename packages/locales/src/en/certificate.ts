import type { certificate as ru } from '../ru/certificate.ts';
import type { Text } from '../text.ts';

export const certificate = {
  brand: 'Punkt',
  title: 'Certificate of a signed offer',
  lead: 'This document confirms that the offer was accepted electronically. What follows is kept unchanged.',
  document: 'Documents',
  'document.value': '{{country}}, version {{version}}: offer, application, tariffs',
  sha256: 'SHA-256 of the documents',
  signed: 'Signed',
  account: 'Account',
  signer: 'Signer',
  phone: 'Phone, confirmed by a code in an SMS',
  address: 'Network address',
  device: 'Device',
  userAgent: 'Program',
  request: 'Request number',
  number: 'Number of the signature',
  previous: 'Seal of the signature before',
  'previous.none': 'this is the first one',
  seal: 'Seal',
  code: 'Verification code',
  'verify.title': 'How to verify',
  'verify.open': 'Open the verification page:',
  'verify.compare':
    'The page computes the hashes of the documents and of the evidence anew. The signature is genuine if the page says “valid” and shows the seal and the SHA-256 that are printed here.',
  'verify.chain':
    'The seal is a SHA-256 over the evidence and the seal of this account’s signature before: a record can’t be changed unnoticed.',
  sandbox: 'Sample: signed in a demonstration environment, without legal force.',
  printed: 'Printed {{time}}',
  'kind.offer': 'Offer',
  'kind.application': 'Application',
  'kind.tariffs': 'Tariffs',
  'page.version': '{{kind}} · version {{version}} of {{date}}',
  'changes.title': 'What changed: version {{from}} → version {{to}}',
  'changes.legend':
    'What was added is underlined and marked +, what was removed is struck through and marked −.',
  'changes.none': 'No changes.',
  'changes.same': {
    one: '… {{count}} paragraph without changes …',
    other: '… {{count}} paragraphs without changes …',
  },
  'changes.added': 'added',
  'changes.removed': 'removed',
  'changes.end': 'end of change',
} as const satisfies Record<keyof typeof ru, Text>;
