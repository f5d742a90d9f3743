import type { ConferenceText } from '../conference-days.ts';

/** In the order of the Russian ones: days and hours are the same in every language. */
export const conferenceTexts: readonly ConferenceText[] = [
  {
    title: 'How to choose a place for your point',
    description:
      'We go through the map of zones, the flow of people and the lease. Follow the link to watch the recording.',
  },
  {
    title: 'Activation without remarks',
    description:
      'Which photos and videos are needed, how to connect the cameras and the lock. Follow the link to watch the recording.',
  },
  {
    title: 'First steps of an owner',
    description:
      'Registration, offer, application and fee: we show you around the account and answer questions.',
  },
  {
    title: 'Renovation and signboard by the brand book',
    description: 'What renovation costs, where to get the signboard and how not to do the work twice.',
  },
  {
    title: 'A point on simplified conditions',
    description: 'A room from 10 m², the fee and the tariff for small towns and villages.',
  },
  {
    title: 'Video surveillance and the electronic lock',
    description: 'Requirements, contractors and common mistakes when connecting them.',
  },
  {
    title: 'How to hire and train staff',
    description: 'Roles in the account, the learning portal, the shift schedule.',
  },
  {
    title: 'Questions and answers with a manager',
    description: 'An hour of answers for those who are opening their first point.',
  },
];

export const conferencesDescription =
  'Free online meetings for people who are opening a pickup point or already run one.';
