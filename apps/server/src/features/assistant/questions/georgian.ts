import { application } from './ka/application.ts';
import { beginning } from './ka/beginning.ts';
import { earnings } from './ka/earnings.ts';
import { money } from './ka/money.ts';
import { outside } from './ka/outside.ts';
import { pages } from './ka/pages.ts';
import { place } from './ka/place.ts';
import { running } from './ka/running.ts';
import { services } from './ka/services.ts';
import { working } from './ka/working.ts';
import type { Questions } from './questions.ts';

export const georgian: Questions = {
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

export const georgianOutside = outside;
