import type { Text } from '../text.ts';

/** The check of the cameras, step 1 of activation, and its report. */
export const cameras = {
  'failed.vendors': 'Could not get the list of vendors',
  'failed.read': 'Could not get the video surveillance data',
  'failed.save': 'Could not save the video surveillance data',
  'failed.check': 'The check did not pass',
  'failed.kept': 'Everything you saved before is still there.',

  intro:
    'Enter how to reach your video recorder or service: we ask it about the cameras and say at once what is missing. At least {{count}} cameras are needed, all of them on, with recordings kept for {{days}} days.',
  'intro.link': 'Requirements for video surveillance',
  'intro.safe':
    'Login, password and token are stored encrypted, and nobody can see them again, not even you.',

  vendor: 'Vendor',
  'vendor.none': 'Choose a vendor',
  'vendor.instructions': 'The vendor’s instructions',
  url: 'Address',
  'url.trassir':
    'External address of the server with the port of its web SDK, e.g. https://203.0.113.10:8080',
  'url.onvif': 'External address of the recorder with its port, e.g. http://203.0.113.10:8000',
  'url.isapi': 'External address of the recorder with its port, e.g. https://203.0.113.10:8443',
  'url.punkt': 'Address of the vendor’s service, e.g. https://video.example.com',
  'url.sandbox':
    'Sandbox: https://cameras.sandbox.example/good. Instead of good: two, off, short, no-archive, hangs, garbage, gone',
  login: 'Login',
  password: 'Password',
  token: 'Token',
  'secret.kept': 'Saved, no need to enter it again',
  'secret.show': 'Show the password',
  'secret.show.token': 'Show the password and the token',
  description: 'Comment',
  'description.hint': 'For example, where the recorder stands and who looks after it.',
  'description.count': '{{count}} of {{max}}',
  check: 'Check the cameras',
  'check.again': 'Check again',
  'check.running': 'Asking about the cameras',
  'check.running.text': 'This mostly takes a few seconds. The answer comes within {{seconds}} seconds.',
  'check.cancel': 'Cancel',
  'check.cancelled': 'The check was cancelled. What you entered is still on the screen.',
  saving: 'Saving',
  save: 'Save',
  next: 'Next',
  'next.blocked': 'The point can be sent for activation when the cameras have passed the check.',

  'attention.title': 'Attention!',
  'attention.hint':
    'Set up the video service by its instructions and check again. What you entered is still on the screen.',
  'attention.close': 'Back to the data',
  'trouble.address':
    'This address can’t be used: it is not visible from the internet. An external address is needed, from your provider or the vendor.',
  'trouble.unreachable':
    'Nobody answers at this address. Check the address and the port, and that the port is open in the router.',
  'trouble.timeout':
    'There was no answer for {{seconds}} seconds. Check that the recorder is on and connected, and try again.',
  'trouble.certificate':
    'The certificate of the server is not valid or was issued for another name. Ask the vendor to renew it.',
  'trouble.credentials': 'Login, password or token are wrong. Enter them again.',
  'trouble.answer':
    'An answer came, but not one of the chosen vendor. Check the vendor, the address and the port.',

  'report.list': 'Cameras',
  'report.none': 'No camera was found.',
  'report.few': 'See whether this login has access to all cameras.',
  'report.checked': 'Checked {{date}}',
  'report.online': 'On',
  'report.offline': 'Off',
  'report.depth': { one: 'Archive depth: {{count}} day', other: 'Archive depth: {{count}} days' },
  'report.depth.unknown': 'Archive depth: unknown',
  'report.archive.yes': 'Archive available',
  'report.archive.no': 'Archive unavailable',
  'advice.turnOn': 'Switch the camera on and wait until the recorder sees a picture.',
  'advice.enableArchive': 'Turn recording on and give this login access to the archive.',
  'advice.setDepth': 'Set how long this camera keeps recordings: {{days}} days.',
  'advice.extendArchive':
    'Set the archive to {{days}} days. The setting counts, there is no need to wait {{days}} days.',

  'changes.title': 'What changed since the last check, {{date}}',
  'changes.none': 'Nothing changed since the last check, {{date}}.',
  'change.added': '{{name}}: a new camera',
  'change.removed': '{{name}}: no longer there',
  'change.on': '{{name}}: now on',
  'change.off': '{{name}}: now off',
  'change.archiveOk': '{{name}}: the archive is available now',
  'change.archiveLost': '{{name}}: the archive is no longer available',
  'change.depth': '{{name}}: archive depth was {{from}}, now {{to}}',
  'change.depth.days': { one: '{{count}} day', other: '{{count}} days' },
  'change.depth.unknown': 'unknown',

  'saved.title': 'The cameras are checked and saved',
  'saved.count': { one: '{{count}} camera, all is well', other: '{{count}} cameras, all is well' },
  'saved.other':
    'For activation the cameras of {{vendor}}, {{url}} are saved: they passed the check. New data replace them once they pass it, too.',
  'unsaved.title': 'The check passed, but the data are not saved',
  'failing.title': 'The last check did not pass',

  'activation.title': 'Activation of the point',
  'activation.back': 'Application No. {{id}}',
  'activation.steps': 'Steps of activation',
  'activation.step.cameras': 'Video surveillance',
  'activation.step.rest': 'Activation request',
} as const satisfies Record<string, Text>;
