import { Island } from '../../../lib/site/island.tsx';
import Banners from './banners.tsx';
import Checklist from './checklist.tsx';
import Comparison from './comparison.tsx';
import Faq from './faq.tsx';
import Figures from './figures.tsx';
import Film from './film.island.tsx';
import Hero from './hero.tsx';
import LandingHead from './landing-head.tsx';
import OpenForm from './open-form.island.tsx';
import Steps from './steps.tsx';
import Support from './support.tsx';
import ZoneMap from './zone-map.island.tsx';
import Zones from './zones.tsx';

/** In the order of an applicant's questions: what is it, where, how, how much, who helps, and what else. */
export default function Landing() {
  return (
    <>
      <LandingHead />
      <Hero />
      <Figures />
      <Banners />
      <Zones />
      <Island
        id="landing-zone-map"
        source="content/landing/zone-map"
        of={ZoneMap}
        words={['landing.map', 'placeMap', 'geo.zone']}
      />
      <Steps />
      <Comparison />
      <Island
        id="landing-open-form"
        source="content/landing/open-form"
        of={OpenForm}
        words={['landing.open']}
      />
      <Support />
      <Island id="landing-film" source="content/landing/film" of={Film} words={['programme.film']} />
      <Checklist />
      <Faq />
    </>
  );
}
