import type { papers as ru } from '../ru/papers.ts';
import type { Text } from '../text.ts';

export const papers = {
  print: 'This page can be printed: Ctrl + P, or “Share” → “Print” on a phone.',

  'book.standard.title': 'Brand book',
  'book.standard.head': 'Brand book of a pickup point: standard conditions',
  'book.standard.description':
    'What a pickup point on standard conditions looks like: room, facade, customer area, fitting rooms, stock, colours and the photos for activation.',
  'book.standard.lead':
    'With this sheet an operator looks at your photos at activation. Give it to the designer and the builders before work begins: doing it again costs more.',
  'book.simplified.title': 'Simplified brand book',
  'book.simplified.head': 'Simplified brand book: a pickup point in a small town or village',
  'book.simplified.description':
    'What a pickup point on simplified conditions needs: a room from {{small}} m², stickers, a plate with hours, a place to try on and a place to store.',
  'book.simplified.lead':
    'A point on simplified conditions does not need the full brand book: a clean bright place, a clear entrance, order among the orders. The rest is on this sheet.',
  'book.georgian.title': 'Brand book for Georgia',
  'book.georgian.head': 'Brand book of a pickup point in Georgia',
  'book.georgian.description':
    'What a pickup point in Georgia looks like: room, facade with Georgian lettering, customer area, stock, colours and the photos for activation.',
  'book.georgian.lead':
    'With this sheet the photos of a point are checked before it opens. Show it to the designer and the builders before work begins.',
  'book.room': 'The room',
  'book.facade': 'Facade and entrance',
  'book.hall': 'Customer area',
  'book.stock': 'Stock and safety',
  'book.standard.room.1': 'Area from {{area}} m²; {{from}}–{{to}} m² is the most comfortable.',
  'book.standard.room.2': 'Ground floor, with an entrance of its own from the street or the mall.',
  'book.standard.room.3': 'No walk-through room: nobody passes through it to other rooms.',
  'book.standard.room.4': 'Ceilings of {{ceiling}} m or more.',
  'book.standard.facade.1':
    'Signboard and bracket panel as given by the marketplace, undamaged, lit in the evening.',
  'book.standard.facade.2':
    'The signboard is above the entrance; no trees, air conditioners or other advertising cover it.',
  'book.standard.facade.3': 'Opening hours on the door, by the template, the same as in your account.',
  'book.standard.hall.1': 'Walls light and matt, one accent: the main colour behind the counter.',
  'book.standard.hall.2': 'The counter is seen from the entrance, with room for a queue before it.',
  'book.standard.hall.3':
    'A fitting room has a door or a dense curtain, a full-length mirror, hooks and a place to sit.',
  'book.standard.hall.4': 'Even light of one tone, no dark corners.',
  'book.standard.stock.1':
    'The stock room takes at least {{percent}} % of the area and is apart from the customers.',
  'book.standard.stock.2': 'Shelves have labelled cells, the aisles are free.',
  'book.standard.stock.3': 'At least {{cameras}} cameras, recordings are kept for {{archive}} days.',
  'book.standard.stock.4': 'An electronic lock on the door, or the reason why there can’t be one.',
  'book.simplified.room.1': 'Area from {{small}} m², in a town or village of up to {{people}} people.',
  'book.simplified.room.2':
    'A part of a shop, a post office or a service centre, or a room of its own with a clear entrance.',
  'book.simplified.room.3': 'Electricity and internet.',
  'book.simplified.facade.1': 'A branded sticker and a plate with opening hours on the door.',
  'book.simplified.facade.2': 'If the entrance is shared with a shop, a sign leads to the counter.',
  'book.simplified.hall.1':
    'Clean, dry and bright; the place of issue is marked, even if it is the end of a shop counter.',
  'book.simplified.hall.2': 'There is a place to try on: a curtain or a screen, a mirror, a hook.',
  'book.simplified.stock.1': 'Orders lie on shelves of their own, apart from the goods of the shop.',
  'book.simplified.stock.2': 'Strangers have no access to the orders.',
  'book.simplified.stock.3':
    'At least {{cameras}} cameras, recordings are kept for {{archive}} days, as in every point.',
  'book.georgian.room.1': 'Area from {{area}} m², ground floor, an entrance of its own.',
  'book.georgian.room.2': 'No walk-through room: nobody passes through it to other rooms.',
  'book.georgian.room.3': 'A signboard can be placed on the facade.',
  'book.georgian.facade.1':
    'Georgian lettering comes first; a second language stands below and is no larger.',
  'book.georgian.facade.2':
    'The signboard is above the entrance, nothing covers it, it is lit in the evening.',
  'book.georgian.facade.3': 'Opening hours on the door, in Georgian, the same as in your account.',
  'book.georgian.hall.1': 'Walls light and matt, the wine colour of the programme behind the counter.',
  'book.georgian.hall.2': 'The counter is seen from the entrance, with room for a queue before it.',
  'book.georgian.hall.3':
    'A fitting room has a door or a dense curtain, a full-length mirror, hooks and a place to sit.',
  'book.georgian.stock.1':
    'The stock room takes at least {{percent}} % of the area and is apart from the customers.',
  'book.georgian.stock.2': 'Shelves have labelled cells, the aisles are free.',
  'book.georgian.stock.3': 'At least {{cameras}} cameras, recordings are kept for {{archive}} days.',
  'book.colours.title': 'Mark and colours',
  'book.colours.text':
    'The mark is a map pin with an open door. A margin as wide as that door stays free around it; it is never stretched or recoloured. Lettering is set in {{font}}.',
  'book.colour.accent': 'Main',
  'book.colour.ink': 'Text',
  'book.colour.paper': 'Ground and walls',
  'book.colour.amber': 'Accent',
  'book.photos.title': 'Photos for activation',
  'book.photos.lead': 'Take them from the same spot as for the application: that shows what has changed.',
  'book.photo.generalPhoto': 'facade and entrance by day, the whole signboard',
  'book.photo.nightlyGeneralPhoto': 'facade in the evening, signboard lit',
  'book.photo.bracketPhoto': 'bracket panel as seen from the pavement',
  'book.photo.clientAreaPhoto': 'customer area from the entrance',
  'book.photo.fittingRoomsPhoto': 'fitting rooms from inside',
  'book.photo.warehouseAreaPhoto': 'stock room with its shelves',
  'book.photo.surveillancePhoto': 'cameras, or a screen with their picture',
  'book.simplified.photo.generalPhoto':
    'entrance by day: the sticker on the door and the plate with opening hours',
  'book.simplified.photo.nightlyGeneralPhoto':
    'entrance in the evening: the door is lit, the plate can be read',
  'book.simplified.photo.bracketPhoto': 'sticker and plate close up: no signboard or bracket panel is needed',
  'book.simplified.photo.clientAreaPhoto': 'the place of issue from the entrance',
  'book.simplified.photo.fittingRoomsPhoto': 'the place to try on: a curtain or a screen, a mirror',
  'book.simplified.photo.warehouseAreaPhoto': 'shelves with orders',
  'book.simplified.photo.surveillancePhoto': 'cameras, or a screen with their picture',

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
  'eco.label.open': 'Open to print',
  'eco.label.text': 'Write with a marker what you accept and what you do not. The template is in Russian.',

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
  'learning.later.text':
    'The course of the marketplace’s learning portal: the marketplace gives you its address; this cabinet does not have it yet.',
} as const satisfies Record<keyof typeof ru, Text>;
