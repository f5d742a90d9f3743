import snowball from 'snowball-stemmers';
import { plainSpeech } from './plain-speech.ts';

const stemmer = snowball.newStemmer('english');

export const english = plainSpeech({
  stem: (word) => stemmer.stem(word),
  silent: `a about all also am an and any are as at be been but by can could did do does for from get had has have
    he her his i if in into is it its just like may me must my need no not of on one or our out please
    really shall she should so some tell than that the their them then there these they this those to too up us
    want was we were what which will with would you your`,
  asking: 'how much many when where why who long',
  common: 'point pickup pick open opening run running new',
  concepts: {
    fee: 'fee deposit prepay',
    refund: 'refund return back repaid',
    area: 'area metre meter sqm square m2 size room premises space',
    place: 'place location building address',
    schedule: 'schedule hours timetable weekend weekday',
    camera: 'camera cctv video surveillance',
    lock: 'lock',
    move: 'move moving relocat',
    sign: 'sign',
    simplified: 'simplified village rural small-town countryside',
    money: 'money cost price expens invest',
    earn: 'earn income profit revenue salary',
    subsidy: 'subsid grant',
    rework: 'rework remark correct',
    review: 'review wait check',
    repair: 'repair renovat fit-out refurb',
    fine: 'fine penalt',
    contractor: 'contractor supplier installer',
    meeting: 'conference webinar meeting',
  },
  foreign: 'parcel delivery courier purchase item goods shipment',
  area: 'area',
});
