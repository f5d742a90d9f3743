import type { Questions } from '../questions.ts';

/** The room, its look, the map, a new address. */
export const place = {
  room: `do I need parking by the entrance
    neighbours pass through our room / is a passage to other offices a problem / how much of it must be storage / share of the stockroom / can it be a corner of my supermarket
    give out parcels in my flower shop / a counter inside an existing store / combine the point with a bakery / can a pharmacy be a pickup point too / what kind of room do I need
    requirements for the premises / how many square metres are needed / minimum area / is 25 m2 enough / I have 20 sqm is that ok
    can it be in a shopping mall / can I open in a residential building / will a 15 metre room do / how big should the stockroom be / is 40 square meters fine
    can I open a point in my garage / does it have to be on the ground floor / can I open a point inside my shop / can I run it from my apartment / is a toilet required
    how large should the space be / my place is 12 m2 is it too small / what size premises / can the room be a walk-through / what location is suitable / how much space for storage
    is the first floor above the pharmacy acceptable or must it be street level / we have 28 square metres on the ground floor will that be okay
    which part of the room must the warehouse take / I've been offered a room in a residential block is it ok / the ceiling is low but it's 32 metres any good
    could I set up the point in my ground-floor flat / is a former shop suitable
    is there a ceiling height requirement / can it be in a business centre / what area should I look for / I rent 22 square metres is it too little / would a container or kiosk outside do
    can I share the room with another shop / do I need a bathroom and water / how spacious should it be / what must the premises be like / smallest room you take
    would 29 metres pass / from how many square metres / is 18 sqm ok / I have 33 sqm on the ground floor / ideal size / most comfortable area / street level only?
    separate street door a must? / people pass through my room / what percentage goes to storage
    ratio of customer area to warehouse / is 70 percent storage strict / could storage be less than half / corner of a shop for rent, possible? / I own a grocery, can I give out orders there
    part of a post office / half of a hairdresser's / point in a pharmacy / tyre shop and pickup point in one room / market stall / cargo container / kiosk by the bus stop / converted garage
    annex to a private house / flat on the ground floor with a street door / which premises should I rent / what matters when choosing premises / do I need a facade for the sign
    nowhere to hang a sign, still fine? / electricity and internet required / bathroom needed? / is 120 metres too large / dimensions of the premises
    what room is enough in a village / is ten square metres enough in a village / windows necessary? / non-residential status needed / new building without finishing / island in a shopping centre
    premises requirements / size of the stock area / how roomy must it be / what kind of place do you accept / location criteria / a unit in an office tower / How large must the premises be
    Are twenty-five metres enough / Can the point be inside my shop / What if neighbours walk through the room
    Which share of the area is storage / Is a flat in an apartment house suitable
    Would a corner of a working hardware store do?
    22 square metres accepted / will 25 metres in town do
    least number of square metres / minimum metres / share for storage / hand out orders in my grocery
    smallest floor area you accept / least floor space for a town point / what square footage do you ask for / minimum size of premises in a city
    how many square metres at least for a standard point / is 27 square metres too little / will 29 sqm do in a town / is 31 m2 sufficient / how spacious must it be
    smallest unit you would approve / what share has to be the stock room / how much room should the store take / what part of the premises is for storage / percentage of area for stock
    how much floor space goes to storage / requirements for the unit / what should the premises be like / which premises are suitable / would a shop unit of 45 metres suit
    minimum floorspace in the countryside / how small can a village point be / smallest room on simplified terms / is ten metres enough in a village / can I hand out orders in my own shop
    corner of a village shop as a point / how many metres for a village point / square metres needed please / minimum dimensions of the premises
    what fraction of the place is storage / which proportion is for keeping orders / what portion of the space for goods / how much of the unit should hold orders
    proportion of the room for storing orders / share of space for shelves with orders / is 26 m² ok for a normal point / would 24 square metres be too small in town`,
  ceiling: `what ceiling height do you need / minimum ceiling height / are low ceilings ok / is a ceiling of two and a half metres fine / how tall should the room be ceiling / ceiling requirements
    ceiling is low, will it pass / distance from floor to ceiling / is 2.3 m high enough / our ceilings are four metres, too high? / what's the highest ceiling allowed
    how tall must the premises be from floor to ceiling / suspended ceiling at 2.4 / permitted ceiling heights / is a three metre ceiling okay / lowest acceptable ceiling / ceilings of 2.7
    what ceiling is too low / maximum ceiling height / ceiling height at the point / six metre ceilings / What is the minimum ceiling height / Is a room with a two metre ceiling all right
    Are five metre ceilings too high / Our ceilings are two metres forty, isn't that too low?
    a ceiling of 2 metres ok / low ceiling accepted / ceiling under two metres
    lowest ceiling you allow / ceiling of 2.2 metres ok? / how low may the ceiling be / ceilings are low, is it a problem / what headroom is required / ceiling of 190 cm
    required height from floor to ceiling / is 2.5 m ceiling enough / are tall ceilings allowed`,
  renovation: `where are the design rules / where do I find the rules of design / which rules do I follow for the look of the point / design guidelines where / do I have to renovate
    is renovation by the brand book required / what should the point look like / what are the design requirements / can I skip the renovation / what is the brand book
    is branding mandatory / can I keep the old interior / what kind of renovation is needed / where do I get stickers and plates
    where can I download materials to print / must I redo the interior according to your guidelines / does the point have to look like in the brand book
    what colour should walls be and what furniture do I need / what kind of furniture / do I need a branded counter / where can I see what it should look like
    can I use my own design / will you give me an interior project / what should the interior be like / are there design standards / how do I decorate the inside
    may I leave the wallpaper / must I replace the tiles / is light cosmetic work enough / my place was just renovated, redo it?
    is refurbishment obligatory / what's in the brand book / what furniture must there be
    must the point follow your style / can I open without renovating / is an interior layout available / how strict is the brand book / what is the simplified brand book / same renovation in a village?
    how should the facade look / what materials for finishing / is your logo on the wall needed / lighting standard / does a small point need branding / ready-made design project
    what does the corporate look involve / style guide for points / do I have to repaint / appearance requirements / How do I decorate the premises inside / Where do I read the design requirements
    Must I renovate to your standard / May I keep the present finish
    is renovation by the brand book compulsory / what standard of renovation do you want / must I redecorate / can I leave the old finish / what repairs are required
    how strict are the renovation rules / does a village point need a refit / what renovation for simplified terms / must it be redone to your style`,
  papers: `where do I download posters / stickers for the door / a plate with opening hours where do I get it / templates to print / printed materials / banners to hang on the walls / where are the leaflets
    signs for inside to print / where can I print the opening hours plate / file with working hours for the door / pdf signs / download arrows and pointers / a notice about CCTV to print
    fitting room sticker / break notice template / print materials where / promotional posters / plate template / printable stuff for the point / facade banner download / posters free to download?
    which notices should I print / ready layouts of stickers / where's the page with printed materials / handouts / do you give posters for the wall / signs for customers to print / leaflets and banners
    Where do I find ready-made plates for my point / Where can I get the poster about video surveillance / Can I download signs and stickers for free / Where can I download the "Fitting room" sign?
    print templates / door plate with opening hours / arrows and plates to print / printed materials where / sticker templates`,
  zones: `what zones are there / what do the colours on the map mean / how do zones differ / how do I find out my zone / what is a zone without subsidy / which districts are available / how many types of zones
    how do I use the map / where can I see the map / which zone is best / what does purple mean on the map / where can I open a point / how to choose a place on the map
    where are the zones with extra pay / difference between the zones / how do I know if my area is suitable / what do the different colours on your map stand for / explain the zones please
    where is it best to open / in which districts do you pay extra / how do I know if my address gets extra money / profitable places on the map / what are these zones / green and yellow zone what is it
    can I open anywhere / are there places in my city / how does a subsidy zone differ from one without / legend of the map / decode the colours / where in the city is it more lucrative
    which zone gets extra pay / purple versus green / can I open where there's no subsidy / where's the guaranteed income zone / which zone is my house in / what does each zone give / I don't get your map
    free spots in my town / how do I find a good spot on the map / why are areas different colours / orange on the map / hexagons of different colours / a green cell means what / who decides the zones
    which blocks can I open in / how do I read the map of zones / kinds of territories / what if I open in a zone without support / places with support / where is opening possible in my town
    zone types explained / Which zones are on the map and how do they differ / What does green mean on the map / Where is it most profitable to open / How do I know which zone my house is in
    What makes a purple area better than the others?
    kinds of zones / violet zone meaning / map colours explained / how many zone types`,
  grey: `what does a grey zone mean / why is the place grey / grey colour on the map / my address is in a grey zone / can I open in a grey zone / why can't I choose a place on the map
    the place is taken what do I do / when will the grey zone be free / my street is greyed out / why is the zone closed / the place is already reserved / someone took my place / the zone is not available
    will the place become free if the application is cancelled / there is already an application nearby / the spot I like is marked grey why / everything in my neighbourhood is grey can I do anything
    my house is in a grey cell / why is my house inactive on the map / can I queue for a grey zone / who occupied the spot on the map / why can't I select my address / my block is grey, forever?
    the spot is inactive / can't place the pin, the zone is grey / does grey mean taken / somebody applied for this place already / will a grey zone open later / when will they free the place
    can I apply for an occupied place / the map won't let me choose my house / address not selectable / my street is closed on the map / why can't I open here / zone blocked / it says the place is taken
    how long until it gets free / grey hexagon / the whole centre is grey / someone got there before me / if their application is cancelled does it open up / the next house is free but mine is grey
    what are the grey cells / how do I unblock a zone / how do occupied places look / grey spots on the map / zone is closed for opening / Why is my place grey on the map / Can I take a grey cell
    When will an occupied place become free / What does it mean that the zone is closed / I can't choose my house on the map / My crossroads is painted grey, why can't I have it?
    what does grey on the map stand for / the spot I like is greyed out / why can't I choose the grey square / will a grey place become free / somebody else holds the place, can it free up
    how do I get a grey zone / is a grey cell taken for ever / my street is grey, what now / place is closed on the map why`,
  move: `does the rating stay when I move / do my score and balance travel along when we relocate / does the old point keep working while we move / how many days to confirm a move / what if I don't confirm the relocation / is the old point closed at once when I change address / days to prepare the new place of a move / does the balance go to the new address
    can I move the point / relocate to a new address / how do I change the address / I want to move to the next building / how many metres can I move / the landlord is throwing me out
    I need new premises for my existing point / conditions for moving / is there a fee for moving / I found a better place can I move / how do I arrange a move / can I move to another district
    what is the radius for moving / will the old point close when I move / changing premises / can I change the location of my point / moving to another street / relocation rules
    my landlord is ending the lease can I shift the point across the street / I'd like to relocate to the premises opposite / I already run one and want to move 300 metres away
    I want to change the address of my running point / my lease is ending what about the point / to the other side of the street / can I move it a kilometre / do I pay the fee again when moving
    the next building has a room can I move there / new premises 350 metres from the old ones / do I pay the fee again if I move / is there another fee for moving / I want to shift the point next door
    move the point 800 metres away / a better room across the road can we move / is relocation free / is a second fee due when relocating / moving round the corner / 100 metres further down the street
    can the point go to the house next door / a room became free in the neighbouring building / a better spot 300 metres from here / transfer my point to another house
    transfer the point to another building / I'm asked to leave, what about the point / landlord raised the rent, want to move / address change of the point / change location of a working point
    move to the neighbouring street / maximum moving distance / is it a 500 metre radius / how far can I move / move two blocks / move 600 metres / can I move the point to another city
    moving to a mall nearby / new place across the road / pay 50 thousand again when moving? / does moving cost anything / when is the old point closed / will the previous address close
    premises requirements when moving / procedure of moving / owner sells the premises, I need others / lease isn't renewed / fire, must move / looking for premises nearby to move
    move into the neighbouring block / how to apply for a move / relocation request / change the place of my point / change address after opening / swap premises within the street
    bigger place found nearby / moving half a year after opening / Can I transfer the point to other premises / How far is moving allowed / When will the old point be closed if I move
    The landlord won't renew my lease, what about the point / My landlord asks me to leave. May I transfer the point 400 metres away?
    how far may I move / how many metres for a move / distance of a move
    how far may the new address be / allowed distance for a relocation / maximum metres for moving / may I shift my point to the next street / permitted radius for a new address
    can I take the point to other premises / my lease is up, may I change address / relocate 600 metres away, allowed? / how far can a point be moved / limit on relocation distance
    is there a charge for moving / moving the point round the corner / new premises are two blocks off, can I move / does the rating go along when I move / landlord throws us out, can we move
    how do I move the point / found a better unit nearby
    the building is being demolished, how far may I move / my house is being torn down, where may I move the point / how far off may the new premises be / how distant can the new place be
    new premises distance limit`,
} satisfies Partial<Questions>;
