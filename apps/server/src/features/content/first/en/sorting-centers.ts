const ALWAYS = 'Round the clock';
const DAILY = 'Daily, 8:00–22:00';
const USUAL_HOURS = 'Mon–Sat, 9:00–20:00';

/** Cities are real; streets, houses and hours are made up, until the marketplace publishes its own. */
const CENTERS: ReadonlyArray<readonly [city: string, address: string, workTime?: string]> = [
  ['Moscow', '14 Skladskaya St., bldg. 2, entrance from Polevoy Passage', ALWAYS],
  ['Saint Petersburg', '41 Sortirovochnoye Highway, block 3', ALWAYS],
  ['Podolsk', '7 Logistov Ave., gate 12'],
  ['Elektrostal', '3 Tranzitnaya St.'],
  ['Tula', '28A Privokzalny Passage'],
  ['Ryazan', '19 Gruzovaya St.'],
  ['Tver', '5 Prichalnaya St., block 1'],
  ['Yaroslavl', '11 Severny Skladskoy Passage'],
  ['Kaluga', '2 Promzona Vostochnaya St.'],
  ['Vladimir', '8 Terminalnaya St.'],
  ['Voronezh', '33 Pochtovykh Vagonov St.'],
  ['Belgorod', '16 Melovaya Baza St.'],
  ['Kursk', '9 Solovyiny Passage'],
  ['Nizhny Novgorod', '21 Rechnoy Terminal St.', DAILY],
  ['Kazan', '54 Ovrazhny Sklad St.', DAILY],
  ['Samara', '6 Zavodskoy Dvor St.'],
  ['Saratov', '17 Stepnoy Skladskoy Passage'],
  ['Volgograd', '30 Barzhevaya St.'],
  ['Rostov-on-Don', '12 Donskoy Terminal St.', DAILY],
  ['Krasnodar', '44 Kubanskaya Baza St.', DAILY],
  ['Stavropol', '3A Yuzhny Sklad St.'],
  ['Ufa', '25 Belsky Terminal St.'],
  ['Perm', '10 Kamskaya Sortirovka St.'],
  ['Izhevsk', '62 Masterovaya St.'],
  ['Yekaterinburg', '15 Perevalochnaya St., block 4', ALWAYS],
  ['Chelyabinsk', '1 Skladskoy Gorodok St.'],
  ['Tyumen', '20 Sibirsky Terminal St.'],
  ['Omsk', '7 Irtyshskaya Baza St.'],
  ['Novosibirsk', '88 Bolshaya Sortirovochnaya St.', ALWAYS],
  ['Barnaul', '13 Altaysky Dvor St.'],
  ['Krasnoyarsk', '36 Pravoberezhny Sklad St.'],
  ['Irkutsk', '4 Baykalsky Terminal St.'],
  ['Khabarovsk', '23 Amurskaya Baza St.'],
  ['Vladivostok', '18 Portovykh Skladov St.'],
  ['Minsk', '9 Skladskoy Trakt St.'],
  ['Astana', '27 Stepnoy Terminal St.'],
];

export const sortingCenters = CENTERS.map(([city, address, workTime = USUAL_HOURS], index) => ({
  index,
  city,
  address,
  workTime,
}));
