import type { verify as ru } from '../ru/verify.ts';
import type { Text } from '../text.ts';

export const verify = {
  'page.title': 'Verify a signature — Punkt',
  'page.description': 'Check whether the certificate of a signed offer is genuine.',
  title: 'Verify a signature',
  lead: 'The code is printed on the certificate: 32 characters, in groups of four.',
  label: 'Code from the certificate',
  check: 'Verify',
  required: 'Enter the code from the certificate',
  short: 'The code is too short: it has 32 letters and digits',
  checking: 'Comparing hashes and seals',
  'valid.title': 'The signature is valid',
  'valid.text': 'The record is intact: documents and evidence have not changed since the signing.',
  'valid.compare': 'Compare with the paper: seal and SHA-256 must match to the last character.',
  'fact.documents': 'Documents',
  'fact.documents.value': '{{country}}, version {{version}}',
  'fact.signed': 'Signed',
  'fact.signed.value': '{{time}} UTC',
  'fact.signer': 'Signed by',
  'fact.signer.erased': 'erased at the signer’s request',
  'fact.sha256': 'SHA-256 of the documents',
  'fact.seal': 'Seal',
  'invalid.title': 'There is no such signature',
  'invalid.text':
    'The code was never given out, or the record did not hold. Check that it was copied right; if it was, the certificate is forged.',
  'failed.title': 'Could not be verified',
  'failed.text': 'This says nothing about the signature. Please try again.',
  'proves.title': 'What this proves',
  'proves.1': 'Exactly these texts were accepted: the hash is computed anew from the text we keep.',
  'proves.2':
    'Time and evidence have not changed: a seal closes them, and each seal is tied to the one before.',
  'proves.3': 'Whoever signed held the phone: one signs in by a one-time code from an SMS.',
  'not.title': 'What it does not show',
  'not.text':
    'The full name and phone. Everybody can open this page, so it has first letters and last digits only.',
  script: 'Verifying a code needs JavaScript. The explanation can be read without it.',
} as const satisfies Record<keyof typeof ru, Text>;
