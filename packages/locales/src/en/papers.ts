import type { papers as ru } from '../ru/papers.ts';
import type { Text } from '../text.ts';

export const papers = {
  print: 'This page can be printed: Ctrl + P, or “Share” → “Print” on a phone.',

  'eco.title': 'Eco box',
  'eco.head': 'An eco box in a pickup point: what to collect and how to set it up',
  'eco.description':
    'How to set up a box for clothes, batteries, paper or bottles in a pickup point: what to accept, how to label it, who takes it away and how customers learn of it.',
  'eco.lead':
    'A box to which customers bring what they no longer need: clothes, batteries, paper. A point is not required to have one, but it gives the neighbours one more reason to come in.',
  'eco.kinds.title': 'What you can collect',
  'eco.kind.dropOffBox': 'Clothes',
  'eco.kind.dropOffBox.text': 'Clean and dry, in a tied bag. Shoes in pairs.',
  'eco.kind.batteryContainer': 'Batteries',
  'eco.kind.batteryContainer.text':
    'Household ones only. The container is of plastic, with a lid, away from heating. Don’t accept swollen or leaking ones.',
  'eco.kind.wastePaper': 'Waste paper',
  'eco.kind.wastePaper.text': 'Cardboard flat, books and paper dry. Receipts and tissues are not accepted.',
  'eco.kind.bottleMachine': 'Bottles and cans',
  'eco.kind.bottleMachine.text':
    'The machine is set up and served by its operator; you give space and a socket.',
  'eco.kind.separateRecycling': 'Separate collection',
  'eco.kind.separateRecycling.text': 'Several containers side by side, each with its own label and colour.',
  'eco.how.title': 'How to set it up',
  'eco.step.find.title': 'First find who takes it away',
  'eco.step.find.text':
    'Agree with a recycler or a charity on what, on which day and at what price. Without that the box is a rubbish heap in a week.',
  'eco.step.place.title': 'Choose the place',
  'eco.step.place.text':
    'In the customer area, in view of a camera, not in the way and not by the emergency exit.',
  'eco.step.label.title': 'Label it',
  'eco.step.label.text': 'What goes in and what does not. A template for the label is on this page.',
  'eco.step.show.title': 'Mark it in your account',
  'eco.step.show.text': 'On the page of the point, among its features. If the box goes, take the mark away.',
  'eco.label': 'Label for the box, A5',
  'eco.label.text': 'Write in with a marker what you take and what you do not.',

  'landlord.title': 'Memo for the landlord',
  'landlord.head': 'Memo for the landlord: a room for a pickup point',
  'landlord.description':
    'One sheet for the owner of a room: what a pickup point is, what the room must be like and what to agree on before the lease is signed.',
  'landlord.lead':
    'One sheet for the owner of the room: what a pickup point is, what it needs and what to agree on before the lease is signed, for afterwards it is harder.',
  'landlord.greeting': 'Good day!',
  'landlord.letter.what':
    'Your room is being considered for a pickup point. Customers of a marketplace collect here what they ordered on the internet: they try it on, take it or return it. Nothing is sold, cooked or produced in a point.',
  'landlord.letter.who':
    'The point is opened by the entrepreneur or the company you sign the lease with. The marketplace is no party to the lease and pays nothing under it.',
  'landlord.letter.when':
    'First an application is sent and the room is checked. After approval the tenant has {{days}} days for renovation and opening.',
  'landlord.needs.title': 'What the room must be like',
  'landlord.need.area':
    'from {{area}} m²; on simplified conditions from {{small}} m² (places of up to {{people}} people)',
  'landlord.need.floor': 'ground floor, an entrance of its own from the street or the mall',
  'landlord.need.through': 'no walk-through room, ceilings from {{ceiling}} m',
  'landlord.need.facade': 'space on the facade for a signboard: from mini up to {{width}} × {{height}} mm',
  'landlord.need.papers': 'floor plan (BTI) and lease: the tenant attaches copies to the application',
  'landlord.agree.title': 'What to agree on',
  'landlord.agree.sign': 'Signboard and bracket panel on the facade: place, fixing, power',
  'landlord.agree.cameras': 'At least {{cameras}} cameras inside, and cables to them',
  'landlord.agree.lock': 'An electronic lock on the entrance door',
  'landlord.agree.night': 'Access for couriers at night, parking and a way to unload',
  'landlord.agree.hours': 'Opening hours: usually {{open}}–{{close}}, at least {{workdays}} days a week',
  'landlord.agree.repair': 'Light walls, a counter, fitting rooms and shelves',
  'landlord.agree.internet': 'Wired internet',
  'landlord.agree.start': 'From which day rent is due: signing, approval of the application or opening',
  'landlord.agree.term': 'The term of the lease and how it can be ended early',
  'landlord.tip.title': 'For the tenant: don’t pay for an empty room',
  'landlord.tip.zone':
    'Look the place up on the map of zones before you rent: in a grey zone no application is accepted, it is taken or closed.',
  'landlord.tip.clause':
    'Propose a clause: the lease comes into force when the application is approved, with no rent during renovation.',
  'landlord.tip.refuse':
    'If the application is declined, the fee comes back. Nobody returns the rent, so that clause is worth more than a discount.',
  'landlord.tip.map': 'Map of zones',
  'landlord.sign.address': 'Address of the room',
  'landlord.sign.owner': 'Owner',
  'landlord.sign.tenant': 'Tenant',
  'landlord.sign.date': 'Date',

  'learning.title': 'Learning',
  'learning.head': 'Training for owners and employees of pickup points',
  'learning.description':
    'What owners and employees of pickup points are taught, in which order and when the course opens. What you can read right now.',
  'learning.lead':
    'The course of the learning portal opens when the application for a point is approved. Until then everything you need to decide is on this site, in this order.',
  'learning.plan.title': 'What, and in which order',
  'learning.part.terms.title': 'Conditions and money',
  'learning.part.terms.text':
    'Two kinds of conditions, the fee and its return, subsidy and guaranteed income.',
  'learning.part.terms.link': 'Compare the conditions',
  'learning.part.room.title': 'Room and renovation',
  'learning.part.room.text': 'Requirements, the brand book, what to agree on with the landlord.',
  'learning.part.room.link': 'Brand book',
  'learning.part.gear.title': 'Signboard, cameras, lock',
  'learning.part.gear.text': 'What you get for free, what you buy, how to pass the check.',
  'learning.part.gear.link': 'Requirements for cameras',
  'learning.part.start.title': 'Activation',
  'learning.part.start.text': 'Photos, video, documents; deadlines and what a false activation leads to.',
  'learning.part.start.link': 'Signboard and photos',
  'learning.part.day.title': 'The working day',
  'learning.part.day.text': 'Receiving, issuing, trying on, returns; roles of employees and the timetable.',
  'learning.part.day.link': 'Printed materials',
  'learning.part.rating.title': 'Rating of the point',
  'learning.part.rating.text':
    'The six bands of the scale, where you see it and what is surely in your hands.',
  'learning.part.rating.link': 'About the rating',
  'learning.when.title': 'What is open now, and what after approval',
  'learning.now': 'Now, without logging in',
  'learning.now.text': 'The pages of this site and the conferences: you can ask the team before you apply.',
  'learning.later': 'After approval',
  'learning.later.text': 'The training course: it opens when your application is approved.',
} as const satisfies Record<keyof typeof ru, Text>;
