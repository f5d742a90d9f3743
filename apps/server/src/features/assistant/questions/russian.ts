import type { Questions } from './questions.ts';
import { application } from './ru/application.ts';
import { beginning } from './ru/beginning.ts';
import { earnings } from './ru/earnings.ts';
import { money } from './ru/money.ts';
import { outside } from './ru/outside.ts';
import { pages } from './ru/pages.ts';
import { place } from './ru/place.ts';
import { running } from './ru/running.ts';
import { services } from './ru/services.ts';
import { working } from './ru/working.ts';

export const russian: Questions = {
  ...beginning,
  ...money,
  ...earnings,
  ...place,
  ...application,
  ...running,
  ...services,
  ...working,
  ...pages,
};

export const russianOutside = outside;
