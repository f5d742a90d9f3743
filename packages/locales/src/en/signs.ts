import type { signs as ru } from '../ru/signs.ts';
import type { Text } from '../text.ts';

export const signs = {
  'banners.title': 'Printed materials and banners',
  'banners.head': 'Printed materials for a pickup point: free templates',
  'banners.description':
    'A banner, opening hours, a direction sign, a fitting-room plate and other templates for a pickup point: what to print, in what size and where to hang it. The files are free.',
  'banners.lead':
    'A customer comes to you for the first time. From the street she must see the door, at the door see whether you are open, and inside know where to go. Six sheets are enough for that.',
  'banners.list.title': 'Six templates',
  'banners.list.lead':
    'PDFs in their true size with the type inside: a printing house prints what you see. Take the language that your customers read.',
  'banners.size': 'Size',
  'banners.place': 'Where it hangs',
  'banners.pdf': 'PDF to print',
  'banners.pdf.right': 'PDF, arrow to the right',
  'banners.pdf.left': 'PDF, arrow to the left',
  'banner.window.title': 'The banner “Pickup point”',
  'banner.window.size': '1200 × 600 mm',
  'banner.window.place':
    'On the facade or in the window while the signboard is being made. Take it down afterwards: a banner does not replace the signboard.',
  'banner.hours.title': 'Opening hours',
  'banner.hours.size': 'A4, 210 × 297 mm',
  'banner.hours.place': 'On the door, at eye level. The same hours as in your account.',
  'banner.arrow.title': 'The sign “Entrance”',
  'banner.arrow.size': 'A4, 297 × 210 mm',
  'banner.arrow.place': 'In the yard, in the mall, at the corner: wherever the door can’t be seen yet.',
  'banner.fitting.title': 'Fitting room',
  'banner.fitting.size': 'A5, 148 × 210 mm',
  'banner.fitting.place': 'On the door or by the curtain of every fitting room.',
  'banner.camera.title': 'Video surveillance',
  'banner.camera.size': 'A5, 210 × 148 mm',
  'banner.camera.place': 'At the entrance: people learn of the cameras before they are filmed.',
  'banner.break.title': 'Break',
  'banner.break.size': 'A5, 210 × 148 mm',
  'banner.break.place':
    'On the inside of the door. Laminate it, and the time can be wiped off and written again.',
  'banners.how.title': 'How to print',
  'banners.step.open.title': 'Open the file',
  'banners.step.open.text':
    'It opens in a new tab: print it from there, from a phone too, or send it to a printing house. Write the hours in with a marker.',
  'banners.step.scale.title': 'Print at 100 %',
  'banners.step.scale.text':
    'Choose “Actual size” in the print settings, not “Fit to page”: otherwise the sheet comes out smaller.',
  'banners.step.paper.title': 'Choose the material',
  'banners.step.paper.text':
    'Indoors, heavy matt paper or lamination is enough. Outdoors, take film or banner fabric with eyelets.',
  'banners.rules.title': 'So that nothing has to be hung twice',
  'banners.rule.mark': 'Leave the colours and proportions of the mark as they are.',
  'banners.rule.view': 'Don’t cover the view of the cameras or the opening hours.',
  'banners.rule.owner': 'Agree on a banner on the facade with the owner of the building first.',
  'banners.rule.money': 'The templates are free; print them yourself or at any print shop nearby.',

  'signboard.title': 'A free signboard and bracket',
  'signboard.head': 'A free signboard for your pickup point: sizes and how to get it',
  'signboard.description':
    'The marketplace provides the signboard, the bracket panel and the lock controller. Sizes mini, 300, 400 and 500, where to collect them, who pays for mounting and what to show at activation.',
  'signboard.lead':
    'The marketplace provides the signboard, the bracket panel and the lock controller. Your part is to agree on a place on the facade, collect them and hang them before activation.',
  'signboard.fact.price.value': 'Free',
  'signboard.fact.price': 'signboard, bracket panel and lock controller',
  'signboard.fact.days.value': '{{days}} days',
  'signboard.fact.days': 'after approval for renovation, signboard and opening',
  'signboard.fact.reminder.value': 'by day {{day}}',
  'signboard.fact.reminder': 'send the point for activation: that leaves time to fix what is remarked on',
  'signboard.sizes.title': 'Four sizes',
  'signboard.sizes.lead':
    'The number in the name is the height in millimetres. Measure the free space above the entrance and take the largest size that fits whole.',
  'signboard.size.mini.title': 'Mini',
  'signboard.size.mini.text': 'No fixed size: for a narrow facade, a niche or a place inside a mall.',
  'signboard.size.title': 'Size {{size}}',
  'signboard.size.text': '{{width}} × {{height}} mm',
  'signboard.formats.title': 'Format: old or new',
  'signboard.formats.text':
    'Signboards come in two formats. At activation you state the size and format of the one on your facade; later you can change them on the page of the point, under “Signboard”. Not sure which format it is? Ask a manager.',
  'signboard.how.title': 'How to get it and hang it',
  'signboard.step.agree.title': 'Agree on the place',
  'signboard.step.agree.text':
    'Show the landlord the memo and get consent for the signboard and the bracket. If your town has to approve signs, start at once: nothing takes longer.',
  'signboard.step.measure.title': 'Measure the facade',
  'signboard.step.measure.text':
    'Width and height of the free space, where power comes from, what to fix it to. These figures choose the size.',
  'signboard.step.take.title': 'Collect it at a sorting centre',
  'signboard.step.take.text':
    'Bring your passport and the number of your application. The lock controller is handed out there too.',
  'signboard.step.hang.title': 'Hang it',
  'signboard.step.hang.text':
    'Yourself or with a contractor. The bracket goes where people walking along the street see it.',
  'signboard.step.photo.title': 'Take photos and send the point for activation',
  'signboard.step.photo.text':
    'The facade by day, the facade in the evening with the sign lit, and the bracket. Size and format are required: without them the activation request can’t be sent.',
  'signboard.money.title': 'Who pays',
  'signboard.money.free': 'Signboard, bracket panel, lock controller',
  'signboard.money.free.who': 'The marketplace',
  'signboard.money.hang': 'Mounting, power supply, approval by the town',
  'signboard.money.hang.who': 'You, directly to the contractor',
  'signboard.money.armenia': 'Signboard in Armenia',
  'signboard.money.armenia.who': 'The marketplace reimburses the cost: {{amount}} drams',
  'signboard.simple.title': 'Simplified conditions',
  'signboard.simple.text':
    'The requirements are simpler: branded stickers and a plate with opening hours are enough. The simplified brand book says what exactly is needed.',

  'makers.title': 'Signboard contractors',
  'makers.head': 'Who makes and hangs the signboard: contractors',
  'makers.description':
    'Companies that measure the facade, get the approval, make and hang the signboard of a pickup point: phones, e-mail, websites and what to ask before ordering.',
  'makers.lead':
    'These companies know the requirements of the programme: they measure the facade, help with approval and hang the signboard so that it is accepted the first time.',
  'makers.list': 'Companies',
  'makers.ask.title': 'What to ask before ordering',
  'makers.ask.date': 'Will it be ready by day {{day}} after my application is approved?',
  'makers.ask.city': 'Who gets the approval of the town and of the owner of the building?',
  'makers.ask.power': 'Who brings power to it, and is that work included in the price?',
  'makers.ask.height': 'Is a lifting platform needed, and who pays for it?',
  'makers.ask.repair': 'What about the warranty: who comes if the sign goes dark?',
  'makers.empty': 'The list of contractors is being updated',
  'makers.empty.text':
    'Any company may hang the signboard: sizes and steps are on the page about the signboard, pickup addresses at the sorting centres.',

  'centers.title': 'Where to collect the signboard',
  'centers.head': 'Sorting centres: where to collect the signboard and the controller',
  'centers.description':
    'Addresses and opening hours of the sorting centres where owners of pickup points collect the signboard, the bracket panel and the lock controller.',
  'centers.lead':
    'The signboard, the bracket panel and the lock controller are handed out at sorting centres. Choose the nearest one; it need not be in your town.',
  'centers.bring.title': 'Bring with you',
  'centers.bring.passport': 'your passport',
  'centers.bring.number':
    'the number of your application: you find it in your account, in the list of applications',
  'centers.bring.car': 'a car that fits: signboard 500 is {{metres}} m long',
  'centers.count': { one: '{{count}} address', other: '{{count}} addresses' },
  'centers.search': 'Your town',
  'centers.near.town': 'Show the nearest',
  'centers.near.here': 'Near me',
  'centers.near.busy': 'Searching…',
  'centers.near.found': 'The nearest centres, as the crow flies:',
  'centers.near.empty': 'Type your town first.',
  'centers.near.unknown': 'No such town was found. Check its name.',
  'centers.near.refused': 'The browser did not say where you are. Type your town.',
  'centers.near.failed': 'The search failed. Try again: the list below is complete.',
  'centers.nothing': 'No such centre in the list. Look at a neighbouring town.',
  'centers.letters': 'Go to a letter',
  'centers.letter': 'Letter',
  'centers.city': 'Town',
  'centers.address': 'Address',
  'centers.hours': 'Opening hours',
  'centers.empty': 'The addresses are being updated',
  'centers.empty.text':
    'A manager will tell you where to collect the signboard in your town: write the number of your application and the town.',
} as const satisfies Record<keyof typeof ru, Text>;
