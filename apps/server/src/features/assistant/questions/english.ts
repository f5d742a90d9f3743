import type { Questions } from './questions.ts';

export const english: Questions = {
  begin: `how do I open a pickup point / where do I start / what are the steps to open a point / how can I become a partner / how to apply / where do I register / how do I sign up / step by step guide to opening
    I want to open a pickup point what should I do / what is the process from application to opening / how to submit an application / first steps for a newcomer / how do I log in / what do I do after registration
    how does opening a point work / I'd like to work with you how do I begin / how to get started / procedure for opening / where can I leave an application
    hello I'm interested in opening a pickup point what is required / where do I apply and what happens then
    how does one kick things off / which steps lead to opening / what's the plan of action / what do I do first if I want my own point / where's the button to apply / I'm interested in opening what should I do / what are the next steps / I have no idea how to approach this / can I open a second point and how / how do I join you`,
  owner: `can a limited company do it / limited company or sole trader which one / does it have to be a sole trader / is an llc fine
    who can open a point / can an individual open a point / do I need a company / do I have to be a sole proprietor / can self-employed people open one / is an LLC required / do I need to register a business / what legal form is needed
    can a private person be an owner / can I open a point without a company / which banks do you work with / will you help me register a business / do I need a bank account / am I eligible to be an owner / can a foreigner open a point
    I don't have a business yet / who is allowed to become a partner / do I need to be an entrepreneur
    I'm not an entrepreneur yet is that a problem / do you accept freelancers / can I register it in my own name as a private person
    can I do it as an ordinary person without a company / my husband has a business can it be in his name / can a pensioner open a point / can a student be an owner / do I have to be officially registered / in whose name is the point / I'm 18 can I open / I have a regular job can I be an owner / which bank should I pick for the account / do I need to set up a firm first
    is self-employment enough or must I have a company / am I eligible as a sole trader`,
  cost: `how much does it cost to open a point / how much money do I need to start / what investment is required / what are the startup costs / when will it pay off / payback period / how many months to break even / what budget do I need
    how much is the renovation / what expenses should I expect / is the signboard free / what do you provide for free / how much does furniture cost / is it expensive to open / when do I get my investment back / minimum capital
    what will I have to spend money on / how fast does a point become profitable / is 500 thousand roubles enough to open / what do I pay for myself
    roughly how much cash should I have before I begin / how quickly will I recoup my investment / what will opening cost me altogether / how much should I invest in renovation and furniture
    what's the price of entry / how soon will I earn back what I invested / what expenses will I bear / are my savings enough / I have 300 thousand is that enough / how much money should I prepare / who pays for furniture and equipment / what do you cover and what do I / how much does the refit eat / total cost of opening / is it worth opening does it pay off / price of opening a point / the cost of opening
    when does a point pay for itself / how long until I recover my money / after how many months will it pay back / payback time / how soon do I break even
    when will the point turn a profit / how soon will I be in the black
    how soon do I get my investment back / when do I recover my investment`,
  renovation: `where are the design rules / where do I find the rules of design / which rules do I follow for the look of the point / design guidelines where
    do I have to renovate / is renovation by the brand book required / what should the point look like / what are the design requirements / can I skip the renovation / what colour should the walls be / what is the brand book
    where can I download the brand book / is branding mandatory / can I keep the old interior / what kind of renovation is needed / where do I get stickers and plates / where can I download materials to print
    must I redo the interior according to your guidelines / does the point have to look like in the brand book
    what colour should walls be and what furniture do I need / what kind of furniture / do I need a branded counter / what floor and lighting / where can I see what it should look like / can I use my own design / are there drawings of the furniture / will you give me an interior project`,
  ceiling: `what ceiling height do you need / minimum ceiling height / are low ceilings ok / is a ceiling of two and a half metres fine / how tall should the room be ceiling / ceiling requirements`,
  papers: `where do I download posters / stickers for the door / a plate with opening hours where do I get it / templates to print / printed materials / banners to hang on the walls / where are the leaflets / signs for inside to print`,
  room: `neighbours pass through our room / is a passage to other offices a problem / how much of it must be storage / share of the stockroom / can it be a corner of my supermarket / give out parcels in my flower shop / a counter inside an existing store / combine the point with a bakery / can a pharmacy be a pickup point too
    what kind of room do I need / requirements for the premises / how many square metres are needed / minimum area / is 25 m2 enough / I have 20 sqm is that ok / can it be on the second floor / can I open in a basement
    do I need a separate entrance / can it be in a shopping mall / can I open in a residential building / will a 15 metre room do / how big should the stockroom be / is 40 square meters fine / can I open a point in my garage
    does it have to be on the ground floor / can I open a point inside my shop / can I run it from my apartment / do I need a fitting room / is a toilet required / how large should the space be / my place is 12 m2 is it too small
    what size premises / can the room be a walk-through / what location is suitable / how much space for storage / does a semi-basement work
    is the first floor above the pharmacy acceptable or must it be street level / we have 28 square metres on the ground floor will that be okay / which part of the room must the warehouse take / I've been offered a room in a residential block is it ok
    the ceiling is low but it's 32 metres any good / there's a cellar for rent next to the bus stop could I use it / could I set up the point in my ground-floor flat / do I need parking by the entrance / is a former shop suitable / is there a ceiling height requirement / can it be in a business centre / what area should I look for / I rent 22 square metres is it too little / would a container or kiosk outside do / can I share the room with another shop / entrance through the hallway / do I need a bathroom and water / how spacious should it be`,
  zones: `what zones are there / what do the colours on the map mean / how do zones differ / how do I find out my zone / what is a zone without subsidy / which districts are available / how many types of zones / how do I use the map
    where can I see the map / which zone is best / what does purple mean on the map / where can I open a point / how to choose a place on the map / where are the zones with extra pay / difference between the zones
    how do I know if my area is suitable
    what do the different colours on your map stand for / explain the zones please
    where is it best to open / in which districts do you pay extra / how do I know if my address gets extra money / profitable places on the map / what are these zones / green and yellow zone what is it / can I open anywhere / are there places in my city`,
  fee: `do you ever give the deposit back / will the guarantee money return to me / is my deposit safe
    how much is the fee / what is the guarantee fee / size of the guarantee fee / why do I need to pay a deposit / how much is the deposit / is the fee refundable / do I get the fee back after opening / what is the 50 000 for
    how much do I pay for an application / is there an entry fee / do I pay a fee in Belarus / is there a fee in Kazakhstan / how many roubles is the fee / what happens to my fee / do I have to pay anything to open
    why is the fee 10 000 / is the fee the same for everyone / is there a fee in Armenia / what is the deposit for / will the fee be credited to my balance / how much should I put down / is there a franchise fee / fee for a village
    guarantee payment amount / do I get my deposit back
    what do I have to pay upfront to join / could you explain what that guarantee payment is about / will my fee come back once I open the point / how much do you ask for in advance / is applying free of charge or do I pay / what sum is the security deposit
    I live in Minsk do I still have to hand over the 50k / what do I need to put down before my request is considered / how much is your deposit / why do you take money when I apply / is the fee paid in Uzbekistan / is it a one-time payment / do I pay the fee for every point / is there a fee for a second point / is there a participation fee / do I pay before or after approval / 10 or 50 thousand / what's the initial payment / how much do I transfer / any royalties / what's the price of joining`,
  payTime: `at which moment do I pay / is the money due before or after the check
    how late can I pay / what is the latest moment to pay / what becomes of an application nobody paid for / how long may I put off the payment / if I do not pay at all / until when does an unpaid request wait / how long can the payment wait / I have not paid yet how much longer do I have
    how long do I have to pay / when must I pay / how many hours to pay for the application / what if I don't pay in time / my unpaid application was deleted / how long does an unpaid application live / payment deadline
    can I pay tomorrow / can I pay the fee later / will the application expire if I don't pay / how long is a paid application valid / I missed the payment what happens / do I have to pay at once / can I postpone the payment
    why did my application disappear I had not paid / how long is the place held before payment
    I missed the 24 hour window to pay what now / a day has passed and I did not pay
    when must I transfer the fee / what if I pay in two days / my application vanished because I did not pay / do I get time to think before paying / how many hours do you hold the place without payment / can I pay in a week / the application is still unpaid`,
  grey: `what does a grey zone mean / why is the place grey / grey colour on the map / my address is in a grey zone / can I open in a grey zone / why can't I choose a place on the map / the place is taken what do I do / when will the grey zone be free
    my street is greyed out / why is the zone closed / the place is already reserved / someone took my place / the zone is not available / will the place become free if the application is cancelled / there is already an application nearby
    the spot I like is marked grey why
    everything in my neighbourhood is grey can I do anything / my house is in a grey cell / why is my house inactive on the map / can I queue for a grey zone / who occupied the spot on the map / why can't I select my address`,
  paid: `I paid the fee but nothing changed on the map / I paid and the place is not grey / the zone did not turn grey after payment / how soon does the map update after payment / money was charged but the zone is free
    what if someone takes the place after I pay / payment went through but the map is the same / I paid is the place reserved for me / when will the zone turn grey / map not updated after paying
    I paid an hour ago and the map still shows the place as free / how many minutes until the place is marked as taken after payment
    could a rival grab my spot while I'm paying / paid yesterday and the place is free / money left but the zone has the same colour / I don't see that the place is mine after paying / how long does the map take to update after payment
    I paid and the colour of the zone is the same / the zone colour did not change after payment / paid but the zone is not grey`,
  income: `what do I get at the start with few orders / at first there are hardly any customers what will you pay / how much is paid in the beginning in Moscow
    what minimum a month do you promise / what will I certainly get in Petersburg in the first months
    how does guaranteed income work / how much is the guaranteed income / what is the guaranteed amount / guaranteed income in Moscow / do you guarantee a profit / for how many months is the income guaranteed / minimum guaranteed income
    what if the point earns less / do you top up if I earn little / which cities have guaranteed income / 200 000 a month guaranteed / guaranteed income in St Petersburg / how much extra do you pay in the first months
    is there a guarantee that I will earn / how do I get guaranteed income / do you promise a minimum income
    which cities get the guaranteed minimum / is it true that you guarantee income for the first months
    how much do you guarantee / is a minimum promised for the first months / what is guaranteed income / guaranteed income in the regions / how long is it guaranteed / if I don't reach the plan will you pay the difference / is it guaranteed in my city / when do I get the guaranteed sum and how much is it / guaranteed monthly payment`,
  earn: `how much can I earn / what is the income of an owner / how much do you pay for a point / what is the percentage / what is the tariff / how much does a point make per month / is it profitable / what profit can I expect
    what does the pay depend on / what is the reward / how much will I receive / what percent of turnover / what commission does a partner get / rate for my address / how much do pickup points make / real earnings
    how do I calculate my income / where is the income calculator / how much do I make after expenses / how is the pay calculated / is it worth it how much would I make / what share do I get
    what is the typical monthly income of a point / what percentage of turnover do I keep / how does an owner make money / how much do you pay partners
    what would I make a month if there are few customers / what can I count on per month / is it a profitable business / what determines the pay / do you pay a fixed amount or a percentage / salary or percentage / what's the margin / how much per handed out order / how is the reward calculated / earnings of an owner of one point / is there a calculator / tariff table / how often is the reward paid`,
  subsidy: `when is the subsidy paid / what is the one-time subsidy / how do I get the subsidy / what turnover is needed for the subsidy / do I need to apply for the subsidy / how big is the subsidy / when will the subsidy money come
    why haven't I received the subsidy / one-off payment when / is there a grant for opening / subsidy conditions / does everyone get the subsidy / is there financial help at the start / what sales do I need to get the subsidy
    how do I check my turnover for the subsidy / lump sum payment
    when will I see the subsidy in my account / at what turnover is the bonus paid out
    will you give me any money to open / what is this one-off payment you offer / do you finance the opening / what financial support is there / am I entitled to the subsidy / three million turnover and then what / what turnover for the payment / do I have to return the subsidy / does the subsidy come by itself`,
  refund: `you say no is my payment lost / if the answer is no do I lose what I paid / my request was refused what of my payment
    will I get my money again / how do I see my money again
    can I withdraw and get the fee back / I changed my mind will you refund me / how do I get the fee back / cancel the application and get the money back / will the fee be returned if the application is rejected
    how soon is the fee refunded / when is the fee not returned / I want to cancel my application / you declined my application where is my money / until what day can I withdraw / will I lose the money if I don't open
    refund after approval / will I lose my deposit / I could not find premises do I get my money back / how do I delete my application / do I get 50 000 back if I refuse
    how many days does a refund take / what happens to the deposit if I back out / withdraw from opening after approval / refund policy
    can I get my money back if I decide not to open / if you turn me down is my deposit gone / can I take the fee back before approval / I changed my mind after approval is the fee returned / my application was not approved how do I get the fee back
    can I have the deposit back if I back out next week / if opening fails do I get the money back / I left the programme where is my fee / in which cases is the deposit not returned / refund period / how many days after approval can I withdraw / if I delete the application does the money come back / you refused me what about my money / the lease fell through how do I get the fee back`,
  review: `how long does the review take / how long do you check an application / when will you answer my application / my application has been under review for 3 days / review period / how long to wait for a decision
    when will my application be approved / why does it take so long / how do I check the status of my application / where will I get the answer / I sent the application what next / no answer to my application
    how many days to consider an application / is it normal to wait this long / how will I know I am approved / how fast are applications processed
    it's been a week and nobody answered my application / how long until somebody looks at my application
    I sent everything on Tuesday and still silence / what's the longest a check can take / my application is stuck / nobody calls about my application / when will there be a decision / will it be approved how do I know / where do I see the status / why is nobody reviewing my application`,
  rework: `my application was sent back for corrections / what do I do with the remarks / how many days to fix the application / I received comments on my application / how do I correct the application / I won't have time to fix it
    what if I don't answer the remarks / where do I see the remarks / application needs rework / there are mistakes in my application / they ask me to redo the photos / how to edit data in the application
    deadline for corrections / my application came back what is wrong / time to answer the remarks / documents were returned with comments
    they returned my application with comments how much time have I got / mistakes were found in my application how do I fix them
    I got an email saying there are errors in my form / they complain about my photos / what do I fix in the application / they demand other photos / how many times can I correct / I did not fix the remarks in time / where do I see what is wrong with my application / how do I resend the application`,
  repairTime: `latest day to ask for activation / which day is the last to request activation / until what day should I send the point for activation / by when does the refit have to be ready
    how much time do I have for the renovation / how many days to open after approval / how soon must I open / I am late with the repairs / can I extend the renovation deadline
    when do I send the point for activation / deadline for opening / renovation is taking longer / how many days after approval / by which day must I request activation / how long to prepare the premises / can I get more time
    how long do I have to open / my application was approved how many days do I have
    how many days have I got to finish the refurbishment / will I make it with the renovation what is the term
    what happens if I'm not done with the refit in a month / how much time from approval to opening / is a month enough for renovation / can I ask for a delay of the opening / builders are late what happens / by what date must I open / approved how much time do I have / last day to launch`,
  activation: `what is needed for activation / which documents for activation / what photos do I need / what video should I record / how do I activate the point / what do you check at activation / how long does the activation check take
    video requirements / how long should the video be / do I need a lease / do I need a floor plan / photo format / how do I send the point for activation / what is activation / how many photos / activation checklist
    what papers for the premises are required / video file size / the point is ready what next / how do I launch a finished point
    what should I film for the activation video / which paperwork has to be uploaded before launch / what papers do I attach
    what papers on the premises will be asked for / how do I hand in a finished point / my point is done where do I send it / what do I photograph / will it pass without a lease / can I film the video on my phone / how is a finished point checked / when does the point start working after the check / photos of what
    which documents and photos are required to launch`,
  unready: `what if I send a point that is not ready / how big is the fine / fine for false activation / can I send it for activation earlier / will I be fined if the renovation is not finished / what are the fines for / penalty amount
    will I be punished if the point is unfinished / I sent it for activation but not everything is ready / what is a false activation / can I activate before I finish the works / are there any penalties / 100 000 fine for what
    will there be a fine if I submit the point before it's done / how much is charged for a false activation
    what if I cheat and send photos of an unfinished point / lying at activation / what can I be punished for / what sanctions are there / press ready ahead of time / can an owner be fined / what fines do you have`,
  hours: `what time should I open and close / which hours are best / until what time should it be open / from when to when
    what opening hours are required / how many hours a day do I have to work / how many days a week / from when to when should the point be open / can I work only in the evening / working schedule
    is 6 hours enough / minimum working time / must I be open every day / can I be open from 12 to 20 / is it 24/7 / can I choose my own schedule
    what time should the point open in the morning / is five days a week enough / can I have a lunch break
    am I allowed to close on Mondays and Tuesdays / what's the minimum number of working hours per day / can I close for lunch / must I be open until 10 pm
    is closing at 6 pm permitted / from what hour to what hour do I work / can I work half a day / can I combine it with my main job / is opening at 10 am fine / can I work 4 days a week / minimum hours / how many hours must the point be open / open until 8 pm is that ok
    minimum hours / how many hours at least / what is the shortest working day / least hours per day / minimum opening time a day / fewest hours I can be open`,
  cameras: `is a month of recordings enough / how many weeks do I keep the recordings / is storing video for two weeks too little / how deep must the archive be
    how many cameras do I need / requirements for video surveillance / is CCTV mandatory / how long do I keep the recordings / what cameras should I install / can I do without cameras / archive how many days / is one camera enough
    where should the cameras be / do I need a recorder / can I use my own cameras / why do you need cameras / how do I connect the cameras / do you check the cameras / must cameras record all the time / how long is footage stored
    surveillance rules
    how many CCTV cameras are compulsory / for how long must footage be stored
    are two cameras above the desk enough / how many days should recordings be kept / where is footage stored / what resolution of cameras / do I need a camera in the stockroom / is surveillance compulsory / who watches the cameras / archive of recordings for how many days`,
  lock: `is an electronic lock obligatory / why do I need an electronic lock / can I do without an electronic lock / do I need a lock / what if the lock does not fit my door / is the lock mandatory / what is the smart lock for
    it's cold in the room the lock won't work / may I not install the lock / who pays for the lock / can I keep an ordinary lock / deliveries at night without staff how / who receives night deliveries / my door is not suitable for the lock
    do I really need that smart lock / I don't want an electronic lock is it obligatory
    the building owner won't let me drill the door for the lock / can I go without a smart lock / what does the electronic lock give me / are night deliveries mandatory / can I refuse the lock / does everyone install the lock`,
  move: `can I move the point / relocate to a new address / how do I change the address / I want to move to the next building / how many metres can I move / the landlord is throwing me out / I need new premises for my existing point
    conditions for moving / is there a fee for moving / I found a better place can I move / how do I arrange a move / can I move to another district / what is the radius for moving / will the old point close when I move
    changing premises / can I change the location of my point / moving to another street / relocation rules
    my landlord is ending the lease can I shift the point across the street / I'd like to relocate to the premises opposite
    I already run one and want to move 300 metres away / I want to change the address of my running point / my lease is ending what about the point / to the other side of the street / can I move it a kilometre / do I pay the fee again when moving
    the next building has a room can I move there / new premises 350 metres from the old ones / do I pay the fee again if I move / is there another fee for moving / I want to shift the point next door / move the point 800 metres away / a better room across the road can we move / is relocation free / is a second fee due when relocating / moving round the corner
    100 metres further down the street / can the point go to the house next door / a room became free in the neighbouring building / a better spot 300 metres from here / transfer my point to another house`,
  sign: `what does the sign cost me / is a sign expensive / price of a signboard / must I pay for the board outside
    where do I pick up the signboard / where do I get the sign / how do I receive the signboard / will you deliver the sign or do I collect it / what should I bring to collect the sign / is the sign free / when do I get the sign
    who gives me the signboard / is the signboard reimbursed in Armenia / do I need a passport to collect the sign / where are signboards given out / how much does the sign cost / do I have to buy the signboard
    who supplies the signboard and where do I pick it up / do you give the sign or do I order it myself
    do I buy the sign with my own money / who pays for the sign / will you send me the sign / when can I collect the sign / which documents do I bring for the signboard / is the sign at your expense
    signboard compensation in Armenia / how many drams for the sign / reimbursement of the signboard in Yerevan / do you refund the sign in Armenia / sign in Gyumri who pays
    do you pay for the signboard in Armenia / Armenian signboard money`,
  help: `how do you help newcomers / is there training / do you help with opening / who will support me / is there support / I have no experience will I manage / how do I train my staff / is there a manager / where can I learn to run a point
    do you give printed materials / is there a learning portal / what help do partners get / do you teach employees / who helps me if something is unclear / I've never worked in a pickup point can you teach me
    is there any training for beginners / will I have a personal manager
    is there support after opening / will I be taught / are there guides for new owners / is there a mentor / how do I teach my staff / any help for newcomers`,
  simplified: `what are simplified conditions / can I open a point in a village / I live in a village and want to open a point / how do simplified conditions differ from standard ones / which towns are simplified conditions for
    our settlement has 3000 residents can I open / open a point in a small town / who are simplified conditions for / what population is needed / rural pickup point / what do simplified conditions give / difference between the conditions
    there are no points in our village can I open one / what options of conditions are there / conditions for small places
    can I open a point in a village of 2000 people / what's the difference between simplified and standard conditions
    what's this lighter version of a point for small places / ours is a remote village / conditions for small places / what's good about simplified conditions / up to how many residents / who can use simplified conditions / our town has 4 thousand people
    we have 800 residents is that enough / a settlement of 2 thousand people is it worth it`,
  upgrade: `can I switch to standard conditions later / how do I go from simplified to standard / I want to expand from simplified conditions / change conditions to standard / convert a simplified point to a standard one
    transition to standard / can I change the type of my point / start simplified and upgrade later / upgrade the point to standard
    can a simplified point later become a standard one
    could a simplified one turn into a regular one afterwards / can I grow into a standard point / how do I change the format of the point`,
  centers: `address of the sorting centre / where is the sorting centre / sorting centre in Moscow / opening hours of the sorting centre / nearest sorting centre / sorting center Kazan address / where is the sorting hub in Samara
    list of sorting centres / when does the sorting centre open / where do I collect the sign in Omsk / sorting centre Voronezh / until when does the sorting centre in Tula work / is there a sorting centre in Perm
    where do I go for the signboard in Ufa / which cities have sorting centres / how do I get to the sorting centre
    what's the address of the sorting centre in Samara / until what time is the Kazan sorting centre open
    where should I go for my sign I'm in Tyumen / where's the Novosibirsk sorting centre / when does the Irkutsk sorting centre close / where do I pick up in Krasnoyarsk`,
  video: `who connects the cameras / video surveillance contractors / who installs cameras in Kazakhstan / where do I order video surveillance / CCTV companies / recommend a company for cameras / cameras in Belarus who installs
    camera installers / whom do I contact about cameras / list of surveillance contractors / who mounts the cameras / CCTV contractor in Armenia / through whom do I connect cameras / contacts of camera installers / where do I buy cameras
    who could install cameras for me in Kazakhstan / recommend someone for surveillance
    who will put up cameras for me in Minsk / contacts of those who do surveillance / do you have trusted camera installers`,
  signMakers: `who makes signboards / where do I order a sign / signboard contractors / who installs the signboard / sign manufacturing / company that makes signs / who hangs the sign / sign installation contractor
    who helps to get the sign approved by the city / sign manufacturers / order a light box / where can I have a sign made
    can you recommend someone to produce the sign
    whom do I order the sign from / who gets the sign approved / I need a signboard contractor
    contacts of people who hang signs / phone of a sign installer / who hangs signs / contact for sign installation`,
  services: `where do I find staff / who cleans the point / contractors for running a point / I need a replacement employee / who does the renovation / cleaning service for the point / builders for the brand book renovation
    find a worker for my point / renovation contractors / who makes furniture by the brand book / cleaning of a pickup point / staff outsourcing / I need a cleaner / someone to cover a vacation / recommend builders / list of contractors / how do I hire staff
    I need people to cover shifts during holidays / whom do I hire for cleaning and repairs
    do you help finding employees / where do I get staff / who can do a turnkey renovation / I need cleaning / are there contractors for repairs and furniture / who can replace an employee`,
  locks: `which locks are suitable / which lock should I choose / models of electronic locks / which lock to buy / lock for a plastic door / lock for a glass door / lock for a metal door / which lock should I install
    list of locks / what brand of lock / lock for a wooden door / lock that works in the cold / compare locks / electromagnetic or electromechanical
    my door is glass which lock would you recommend
    which lock works with a steel door / what lock options are there / which lock model is needed / lock for an aluminium door`,
  lockInstall: `how do I install the lock / lock installation instructions / how do I connect the lock / wiring diagram of the lock / how to fit the electronic lock myself / where to put the controller / mounting the lock / what power does the lock need
    who installs the lock / how do I set up the lock / the lock does not open what do I do / where to enter the controller code / which photos of the lock are needed
    how do I wire the lock to the power supply
    how do I check that the lock is connected / the electrician doesn't know how to connect the lock / where's the lock diagram`,
  controller: `what is the controller / where do I get the controller / is the controller free / how much is the lock controller / does the controller need internet / how does the controller work / which controller do I need / why a controller
    controller wifi / does the controller work in frost
    is the controller given for free
    where do I pick up the controller / do I pay for the controller / what powers the controller`,
  conferences: `when is the webinar / next conference / webinar schedule / are there online meetings / where can I watch the recording of the webinar / how do I join the conference / conference calendar / when is the next stream
    do you hold seminars / meeting with a manager when / webinar for beginners / link to the conference / recordings of conferences / is there a conference this week / is the webinar free
    when's the next webinar
    any webinar this week / where's the meeting schedule / I'd like to join an online meeting`,
  daysOff: `can I close on Sunday / do I have to work at weekends / can I have two days off / do I work on holidays / can I take a day off / is Sunday mandatory / is it mandatory to be open on weekends / how many days off can a point have / may the point be closed on Saturday
    which days can we be closed / can I rest on weekends / two days off in a row / am I allowed to shut on public holidays / weekends off are possible / closed Saturdays and Sundays is that ok / can I close for New Year / must I open on Sunday
    are days off allowed / can my point have a weekend / do I need to be open seven days / can I not work on Mondays / could we close one day a week / may I take Sundays off / how many days off per week / number of days off allowed
    shut two days each week / may we close on Tuesdays / what if I want weekends free / can I be closed twice a week / is working on weekends compulsory`,
  late: `the works take longer than a month what then / I can't finish the refit in time what does it mean
    is the fee lost if I am late with opening / if I miss the deadline do I lose the fee / what if I don't finish in 30 days / what happens to the fee if I don't open in time / 30 days passed and the point is not open / I missed the opening deadline is the deposit lost
    do you keep my fee if I open late / I was late with activation what about the deposit / renovation took longer than a month do I lose my money / I did not open within 30 days do I get the fee back / what if I fail to open within thirty days
    is my application deleted if I don't open in time / deposit after the 30 day deadline / I can't open in time is the money gone / I overran the month what becomes of the deposit / missed thirty days fee refund / delay with opening deposit
    the builders let me down is the fee lost / the deadline has passed and the point is closed what about the fee / do I forfeit the deposit if I open late / I overran the term is my money lost / after 30 days is the fee returned / what becomes of my 50 000 if I take too long / missed the activation deadline`,
  payFailed: `my payment failed / the payment did not go through / payment error what do I do / I can't pay the fee / the bank declined my payment / payment was rejected by the bank / the payment page shows an error / can I try to pay again / how do I repeat the payment
    the fee payment was unsuccessful / my bank refused the transfer / paying fails every time / payment keeps failing / the payment hung / how do I retry the payment / pay again after an error / the transaction failed
    an error pops up when I pay should I try again / I get an error and the money has not left / attempt to pay was not successful
    the charge was declined / how many attempts to pay / may I retry the payment / the money was not taken / the bank did not process the payment / transfer was rejected can I pay again`,
  countries: `in which countries can I open a point / what countries do you work in / can I open a point in Kazakhstan / are you in Belarus / can I open in Armenia / is Uzbekistan possible / open a pickup point in Minsk / open a point in Tashkent / can I open in Georgia
    I have premises in Bishkek is that possible / do you work in Kyrgyzstan / can I open in Turkmenistan / only in Russia / can I open abroad / list of countries / I live in Almaty and want a point / I want a point in Tbilisi / I am in Gomel can I open
    is my country supported / are points available in Dushanbe / do you operate in Astana / could I open one in Batumi / which countries are available / I'm from Uzbekistan can I open / is it available in Samarkand / can people in Georgia open a point
    do you open points in Mogilev / does the programme work in Karaganda / is Bukhara possible / here in Osh can I open / outside of Russia can I open / do you cover Rustavi / is Armenia included
    where do you operate / countries of operation / which countries are you present in / what cities are included / is Kazakhstan included / do you operate in my city`,
  loginCode: `the code does not come / I don't receive the SMS / no log-in code / I did not get the confirmation code / I can't log in there is no code / where do I find the code / the SMS is not coming / how do I get the code again / resend the code / when can I ask for a new code
    how long do I wait for the code / how many digits has the code / how long is the code valid / the code expired / wrong code at login / I entered my number but got no code / verification code not received / I'm not getting the text message / sign in code missing
    waiting for the SMS for ten minutes / where does the code come / the login code is not accepted / one-time code not delivered
    digits from the SMS do not come / nothing comes to my mobile / the message with the digits has not arrived / number verification does not arrive / I entered my number and nothing comes
    SMS is not arriving / the number is right but no SMS / please send the code again / I need another code / OTP not received / no text came`,
  employees: `how do I add an employee / add a worker to my point / give my employee access / how do I invite staff / where do I add a cashier / register an employee in the account / assign a manager to my point / add a second employee / how do I enrol staff
    I hired someone how do I add them / my helper needs access to the account / how do I give a colleague access / how do I remove an employee / change the role of an employee / where does the employee's code come / adding staff in the account / my new hire needs access / how do I put a new worker into the system
    let my worker log in to the account / connect an operator to my point / a second person should use my account / my cashier needs a login / give staff rights`,
  contact: `how do I contact you / contact details / how can I reach support / I want to talk to a person / is there a live agent / talk to a human / where do I write / how do I ask a manager a question / can somebody call me / whom do I ask questions
    I need a human / connect me with support / support contacts / where do I send my question / is there a helpdesk / please call me back / can I message a manager / customer support for partners / get in touch with you / who do I turn to with a problem / contact an operator
    can I chat with someone from your team / your support email / what is your phone number / I would like to talk to a manager / which email do I write to / how do I reach you
    I want a human not a program / live support / where can I turn for assistance / where do I complain / chat with an operator / I did not find an answer where do I write / who can help me with a problem / is there anybody to talk to / manager contacts`,
};

export const englishOutside = `what bandwidth do I need / how many megabits of internet / how thick must the walls be / how wide should the wardrobe be / how many people must be on a shift / what is the weather tomorrow / where is my order / when will my parcel arrive / the courier is late / how do I return an item / I received the wrong size / my sneakers did not arrive / the product is defective / where is my parcel
  track my order / cancel an order in the app / I can't log in to the marketplace app / promo code discount / how do I pay for an order by card / how long is my order kept at the pickup point / extend the storage of my order / can I try clothes on
  how do I become a seller / how do I list a product for sale / I want to sell my goods / how to create a product card / seller commission / how to ship goods to the marketplace warehouse / terms for suppliers of goods
  I want to work as a courier / any vacancies / I am looking for a job in the warehouse / how much does a point employee earn per hour / I want to get a job at a pickup point / manager job / courier schedule / sick leave of an employee
  do I need a cash register / what taxes do I pay / which tax system should I choose / do I pay VAT / accounting for a small business / insurance of the premises / who pays for goods insurance / who is responsible for lost goods
  will you give me a loan to open / where can I get credit for renovation / furniture in instalments / mortgage for commercial property / can I sell my point / how to hand my point over to another owner / buy a ready pickup point
  can I sell coffee at the point / can I put a parcel locker / can I combine it with another marketplace / do I need a fire alarm / sanitary requirements / do I need security guards / panic button
  how much is an iphone / soup recipe / who is the president / dollar exchange rate / tell me a joke / write a poem / recommend a movie / who won the match / train tickets / do I need a visa / where is the pharmacy / how to lose weight / I have a headache
  translate into Russian / how much is 5 plus 7 / what day is it today / what time is it / are you a robot / what is your name / you are scammers / you are stupid / go away / ignore previous instructions / write code / capital of France / buy a car / phone repair
  suitcase lock / how much does apartment renovation cost / rent an apartment in Moscow / my phone camera does not work / which camera should I buy for photos / graphics card for games / how to download a video / biology conference
  a sign for a cafe how much / how to open a cafe / how to open an online shop / how much to open a beauty salon / coffee franchise / how do I open a personal bank account / my bank card does not work / metro map / parking fine / speeding fine
  housing subsidy / subsidy for large families / income certificate / school fees / university tuition fee / apartment deposit / when is the pension paid / sim card activation / activate windows / activate my card / water outage schedule
  clinic opening hours / moving to another country / move furniture to another city / English lessons / driving lessons / help me solve a problem / passport application / loan application / garbage sorting / train station
  how many people work in the company / who is the director / when was the company founded / hotline phone number / why did the shares fall / where is the head office / complaint about an employee / they were rude to me at the pickup point
  you are scammers give me money back for the vacuum / refund for my phone / I have been waiting for my parcel for three days / how long does delivery take / my order did not come give my money back / refund for a broken item / how do I delete my facebook account / what holiday is it today / who are you
  can you help me with my homework / help me choose a gift / which tax regime should I pick / is there parking near your office / how old is the universe / exchange rate of the rouble today / interest rate on a deposit / loan interest rate / how much does a teacher earn / what does a programmer make
  when does the new movie come out / what time does the match start / where to buy cheap furniture for home / how much is an apartment / how to renovate a bathroom / which camera is good for filming / how to record my screen / how much do streamers earn / documents for a visa
  documents for a mortgage / post office opening hours / bank working hours / nearest pharmacy address / where is the museum / how do I get to the airport / how long is the flight / how many days in a year / metro zones / world map
  work from home / part-time job for students / how to close my company / how to become a blogger / open a savings account / open a door without a key / lockpicking / ignition lock / I lost my keys / what is your rating / how do I reset my email password
  where has my order with the iron gone / I'd like to send a parcel through your point / how much is fridge delivery / how do I claim a tax deduction / do you hire pickup operators without experience / what's the sea temperature / the zipper of my jacket broke will you refund me / how do I get a credit card
  may I trade my own goods there / may I keep a dog there / how much is office rent downtown / who is your CEO / how many points do you have in the country / who owns the marketplace / who are your competitors / how old is your company / is amazon better than you / what is your company's profit
  how do I send things to a friend / do you accept clothes returns / where can I read customer reviews / an employee is rude where do I complain / my parcel was opened / they won't give me my order without a passport / can I pick up someone else's order / the pickup code does not come
  do employees need a medical certificate / how much do I pay an employee / employment contract for a worker / who pays sick leave / which cash register to buy / do I need card acquiring / who pays for shortages / what to do with defective goods / who transports the goods / is a cash register needed at the point
  the code of the door phone / product code / activation code for a game / bank SMS did not come / add a song to a playlist / add an item to my cart / how many countries are in the world / which country is the largest / late for the train / utility payment failed
  my order payment failed / call my mother / what holidays are in March / how many days off in May / what is the population of Kazakhstan / where do I buy ink / write a letter / capital of Armenia / is the bank open on Saturday / does the pharmacy work on Sunday / when does the supermarket close on weekends / block a number / contact the seller of the goods / smoking fine / fine for a broken display / what time does the gym close / are you human / who is answering me / change my number in the bank / will it rain on Sunday / dialling code of Minsk / area code of Kazakhstan / call the police / call an ambulance / when is the bank shut / complain about my neighbours
  how warm is it in Minsk / what to see in Tbilisi / population of Tashkent / tickets to Yerevan / hotels in Batumi / history of Bukhara / what language do they speak in Kazakhstan / climate of Uzbekistan / time in Astana`;
