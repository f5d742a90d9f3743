import { useText } from '../../../lib/i18n.tsx';
import { Island } from '../../../lib/site/island.tsx';
import { FrontHead } from '../front-head.tsx';
import Banners from './banners.tsx';
import Checklist from './checklist.tsx';
import Comparison from './comparison.tsx';
import Earnings from './earnings.island.tsx';
import Faq from './faq.tsx';
import Figures from './figures.tsx';
import Film from './film.island.tsx';
import Hero from './hero.tsx';
import OpenForm from './open-form.island.tsx';
import PartnerBanks from './partner-banks.tsx';
import Steps from './steps.tsx';
import Support from './support.tsx';
import ZoneMap from './zone-map.island.tsx';
import Zones from './zones.tsx';

/** In the order of an applicant's questions: what is it, where, how, how much, who helps, and what else. */
export default function Landing() {
  const text = useText();
  return (
    <>
      <FrontHead title={text('landing.page.title')} description={text('landing.page.description')} />
      <Hero />
      <Figures />
      <Banners />
      <Zones />
      <Island
        id="landing-zone-map"
        source="content/landing/zone-map"
        of={ZoneMap}
        words={['landing.map', 'finder', 'placeMap', 'geo.zone']}
        wake="touch"
      />
      <Island id="landing-earnings" source="content/landing/earnings" of={Earnings} words={['earnings']} />
      <Steps />
      <Comparison highlight="standard" />
      <Island
        id="landing-open-form"
        source="content/landing/open-form"
        of={OpenForm}
        words={['landing.open']}
      />
      <Support />
      <PartnerBanks />
      <Island id="landing-film" source="content/landing/film" of={Film} words={['programme.film']} />
      <Checklist />
      <Faq />
    </>
  );
}
