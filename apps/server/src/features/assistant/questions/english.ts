import { application } from './en/application.ts';
import { beginning } from './en/beginning.ts';
import { earnings } from './en/earnings.ts';
import { money } from './en/money.ts';
import { outside } from './en/outside.ts';
import { pages } from './en/pages.ts';
import { place } from './en/place.ts';
import { running } from './en/running.ts';
import { services } from './en/services.ts';
import { working } from './en/working.ts';
import type { Questions } from './questions.ts';

export const english: Questions = {
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

export const englishOutside = outside;
