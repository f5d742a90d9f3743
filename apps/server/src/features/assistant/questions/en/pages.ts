import type { Questions } from '../questions.ts';

/** What single pages of the site, the offer and the account say. */
export const pages = {
  signPays: `who pays for mounting the sign / do I pay for installing the signboard / is installation of the sign free / sign is free but who hangs it / cost of putting up the signboard / who pays to hang the sign / do you cover mounting of the sign
    wiring for the sign at whose expense / who pays for the city permit for the sign / can I hang the sign myself / do I pay the electrician for the sign / is fitting the sign included / sign installation cost / who bears the cost of mounting
    does the marketplace pay for installing the signboard / will you reimburse sign mounting / bracket panel who pays / do I need to hire someone to hang the sign / who foots the bill for the signboard installation / charge for putting the sign on the wall
    mounting crew for the sign paid by you / approval of the sign who pays / signboard costs who covers what / got the sign now who puts it up / am I charged for sign mounting / power to the sign paid by whom
    sign mounting / mounting costs / hanging the sign paid? / do you send people to hang the sign / electrician for the sign paid by me / sign is a gift but the mounting isnt? / installation fee of the sign
    is hanging the sign at my expense / do I hire the fitters for the sign / mounting of the board, who pays / is the electrician for the sign paid by me
    is installation of the board covered by you / cost of fixing the sign to the wall, mine or yours / who settles the bill for the sign fitters / do I cover the wiring of the sign
    does the marketplace pay for hanging / must I pay the people who put the board up / fixing the board to the facade, who pays
    is permission for the sign at my cost`,
  signPlace: `where should the sign hang / at what height do I mount the sign / sign above the door or beside it / do I need permission for the sign / who approves the sign / landlord refuses the sign / tree covers the sign / must the sign be lit / does the sign have to glow at night
    where does the bracket go / what is the bracket panel / what do I do with the old sign when moving / can the sign hang inside a mall / how much wall does the sign need / position of the signboard / city permit for signage who gets it / old format or new format sign
    which sign format do I state / must the sign be up before activation / can I activate without a sign / sign not up yet / rules for placing the signboard / signboard on the facade / other ads on the facade / consent of the building owner for the sign / how to place the sign
    sign permit who / who arranges city approval of the sign / who gets the sign approved
    sign height above ground / place for the sign / sign approval / sign permit / sign beside the door
    neighbours are against the sign / residents do not want the sign who negotiates
    at which height does the sign hang / where on the facade goes the sign / who gets the city's permission for the sign / above or beside the door / do I need consent of the house for the sign
    how far from the ground is the sign / may a tree hide the sign / where should the bracket panel go / sign permission from the council`,
  credited: `we opened in time what about the fee / where does the fee go after opening / when is the fee credited / opened on time how do I get the deposit / is the fee returned after activation / fee credited to balance what does it mean / do I get my 50000 after opening
    point is running where is my deposit / is the money paid back to my card or to the balance / opened within 30 days is the deposit mine / what becomes of the deposit once the point works / we met the deadline now the deposit / after launch do I get the fee
    activated, when will I see the fee / fee outcome after opening on schedule / return of the fee when the point opens / do I receive the guarantee fee once open / village point opened do I get 10000 back / everything done on time, where did the money go
    fee back after successful opening / balance shows the fee why / credited fee / how is the fee given back when I open in time
    what becomes of the fee after opening / will the fee be credited to my balance / is the fee credited to the balance / do I get the fee back after opening
    fee on the balance / fee after opening / opened in time / balance of the point / we are open already, is the deposit returned / running for a week and no deposit back / launched, when is the fee returned / opened in two weeks what about the money / where did the money paid at the start go / made it before the deadline, deposit?
    opened on day 20 is the fee returned / point accepted on day 15 money back / activated on day 22 what about the deposit / handed over early where is the fee / passed activation is the deposit credited
    we opened on schedule, how do I get the deposit / after a timely opening where is the fee paid to / is the guarantee money put on the point's balance
    point opened within 30 days, is the deposit paid back / when do I see the deposit again if all goes well / the point works already, what became of the payment
    opened before the deadline, does the money return / do I get cash or a balance entry after opening / is the deposit returned once the point starts working
    my point passed activation, where's my 50,000 / how is the deposit returned to those who open in time / will the village fee come back after opening too`,
  applicationFiles: `what photos for the application / what do I attach to the application / documents needed to apply / list of files for the application / how many photos in the application / is a video required to apply / how long should the application video be
    video size limit for the application / is a floor plan required to apply / do I need the lease to apply / photo format for the application / can I upload heic / can I upload a pdf plan / why a night photo / which papers go with the application / paperwork for the opening application
    pictures of the room for applying / can the video be a link / what should I film for the application / file too big when uploading / what to prepare before applying / package of documents for submission / what to enclose with the form / my photo does not upload
    photos of fitting rooms that do not exist yet / attachments for a new application / which images are compulsory / what papers before submitting
    which papers for the application / is the floor plan needed for the application / can photos be heic
    photos for the application / documents for the application / application video / application files / floor plan
    scan of the plan when applying / copy of the plan ok for the application
    what do I enclose with the application / documents attached to an opening application / files for the first application / what paperwork accompanies the application
    which photos go with the application / do you need a floor plan when applying / what must be uploaded to apply / list of documents for the opening application / application enclosures
    how many photos for the application / what files do you want to see with the request / papers to apply / video for the application how long / required attachments
    documents and photos sent along with the application / what is sent along with the application / which photos and papers go in first`,
  brandFiles: `where is the logo / logo file please / vector logo / logo for printing / logo in svg / download brand book / brand book pdf / link to the brand book / where do I find the brand guidelines / show me the brand book / need your emblem for the print shop / high resolution logo
    may I recolour the logo / logo png / what does your logo look like / drawings and sizes for the builders / simplified brand book download / which font do you use / source files of the logo / designer asks for the brand book / mark in good quality
    printing house wants the logo / logo artwork / brand manual file / can I change the logo colours
    where can I download the brand book
    logo / brand book / vector / mark as svg / brand guidelines pdf / guidelines document / pdf of the brand book / printer asks for a vector logo / where can I get the logo as a vector file / logo picture
    the print shop needs your logo as a vector file where do I get it / vector file of the logo
    logo for business cards / emblem for cards
    where to find the logo in svg / I need the emblem as a vector / printing house wants the logo file / link to the brand guide / get the brand book as pdf / logo files please
    where are your brand materials / download brand guidelines / designer asks for brand files / need the mark in good quality / drawings for my builders where
    in what format is your logo / print shop needs the logo / logo format and where to get it`,
  look: `what colour should the walls be / which paint for the walls / what floor is needed / is linoleum ok / tiles or laminate / what lighting do I need / which lamps / how many kelvin / colour of the wall behind the counter / materials by the brand book
    how to finish the walls / is wallpaper ok / paint code / what is the brand colour / colour code for painting / warm or cold light / what is the counter made of / can I keep the old tiles / are grey walls fine / must walls be light / what to cover the floor with
    requirements for walls and floor / interior colours / accent wall / what shade of paint / flooring rules / led lights required / ceiling lights which
    lino or tiles / what floor and lighting / any colour for the walls? / What colour must the walls be / which colours do I paint / Am I obliged to paint the walls in your colours?
    wall colour / paint / flooring / walls and floor / light in the point / what goes on the floor / floor covering / wall paint / daylight lamps / brightness of light / light fixtures / what white for the walls
    keep beige walls / led strips ok / is a grey floor ok
    colour of the walls / which paint to use / what flooring should I lay / what lighting is needed / how bright should the lamps be / may I keep my tiles / which colour behind the counter
    colour scheme of the room / do walls have to be white / light temperature for lamps / linoleum or tiles / what finish for walls and floor / may the floor be wooden`,
  login: `forgot password / reset password / where do I change my password / I do not remember my password / how do I log in / how to enter my account / cannot get into my account / where do I get a login and password / password does not work / log in with a password
    my phone number changed how do I log in / lost my phone how to log in / log in without sms / log out of all devices / somebody logged into my account / end a session on another device / log in by email / do I need a password / how do I sign in
    account asks for a number is that right / my account was hacked / recover access / where is the login page / lost access to the cabinet
    password / password reset / login / access lost / my account does not let me in / where do I type the password / lost my login / change password
    I forgot the password / I have forgotten my password / cannot remember the password
    phone stolen how do I log in / new phone how to enter the account / no access to my old number
    I have no password, how do I get in / where is the password field / forgot the password of my account / how do I enter my account
    I can't remember my password / nobody gave me a password / is there a password at all / change the password / signing in to the account / how to log in without a password
    how do I get into the personal account
    it wants me to log in but I never set a password / I was never given a password / asked to log in without a password / which password do I use`,
  ownAccount: `can everybody work under one login / one account for two people / employees under my number / must each employee have an account / may I give my login to my colleague / shared account for the shift / staff use the owner login
    my wife works under my account / one login for all staff / separate account for each employee / does a worker need an own login / can I share my code with an employee / two workers with one number / why not one login / common account for all workers
    employee left what about the account / is account sharing allowed / single login for the team / do all assistants need separate accounts
    can an employee work under my account
    shared login / one account for all / logging in with my number / my assistant uses my phone number
    colleague hands out under my account / work under the owner account
    may staff share one login / can everyone use my account / is a common account ok / two workers one account / can my team log in with my number / does each worker need their own login
    one login for the whole shift / may colleagues sign in as me / shared login allowed? / is a joint account for employees permitted / separate account for each worker?
    can my wife use my login at the counter
    four of us work shifts, can we all use my account / can we all go in through my account / whole shift under one account / everyone through my login`,
  app: `is there an app / how do I install the app / app for iphone / app for android / where to download the app / are you in the app store / not in google play / how to put punkt on my phone / mobile app of the cabinet / can I work from my phone / add to home screen
    app for computer / found punkt in a store is it you / how to update the app / push notifications on the phone / download for ios / icon on the screen / cabinet on a phone / why not in the app store / install on a tablet / is the app paid / apk file
    app / phone app / iphone app / cant find you in the store / what is your app called / is there a mobile version / app for my phone / no app in the store
    do you have an app / do you have an android app / got an iphone app
    shortcut on the desktop / cabinet as an icon on the screen
    is there a mobile application / install the account on my phone / where do I download the app / are you on google play / app on my computer`,
  eco: `what is an eco box / how to set up an eco box / is the eco box compulsory / collecting batteries / can I collect waste paper / box for old clothes / who empties the eco box / bottle machine / separate recycling at the point / battery container
    label for the eco box / where to put the recycling box / do I have to recycle / eco box cost / collect clothes for recycling / used batteries / what goes into the eco box / why an eco box / cardboard where to / plastic bottles collection
    eco box / batteries / box for clothes / waste paper bin / collecting used batteries from customers
    people bring newspapers / take waste paper from residents
    what is the eco box / recycling box at the point / collect old batteries / is the eco box obligatory / where do I put the box for clothes`,
  landlord: `what to say to the landlord / leaflet for the landlord / who pays the rent / do you pay the rent / does the marketplace pay for the premises / rent at whose expense / whose name is on the lease / how to agree with the owner of the premises / rent holiday
    what to write into the lease / when to sign the lease / rent before or after approval / application declined but rent paid / do I get the rent back / owner is afraid to let for a point / what to show the owner / conditions for landlords
    landlord asks what a pickup point is / what to watch in the lease / is wired internet needed / is parking for unloading needed / do you subsidise rent / rent compensation / from which day is rent due / do you rent premises yourselves
    does the marketplace sign the lease / I let premises and want a pickup point there / I have a room to let to you
    landlord / rent / who pays for the premises / how to persuade the owner / explain to the landlord / will you pay the rent / what to show the building owner / convince the landlord / what do I say to the property owner
    owner asks for advance rent before approval / pay the owner before approval / landlord wants a rent deposit
    what do I agree with the landlord / does the marketplace cover the rent / how do I persuade the landlord / what should the lease contain / rent free period during works
    does the landlord need something from you / is rent compensated`,
  learning: `is there training / when does training start / where do I take the training / how to get to the learning portal / what do you teach / is the training paid / how are employees trained / courses for owners / when does the course open / access to the learning portal
    can I train before approval / teach us to hand out orders / who trains my staff / what does training cost / learning materials where / video lessons / take the course in advance / must I take the training / learning portal does not open
    do you train employees / learn receiving and handing out / training after approval / training programme / do you teach beginners
    how do I train my staff / how do I teach my staff / teaching materials / courses for employees / do you teach employees / Is there training for owners and staff / training online or on site / learning portal where
    training / course / learning portal / lessons for staff / when are courses available / course access / train my sellers
    where can I practise / practise before we open / is there a trial before opening
    when does the training start / is there a course / what will I be taught / where do my staff learn / is the training free / when can we take the lessons
    how do I learn to run a point / training for workers / what does the course cover`,
  privacy: `how do I delete my data / delete my account / what do you do with personal data / privacy policy / how long is my data kept / who sees my passport / is it safe to send my passport / withdraw consent to processing / do you sell data / download my data
    delete my profile / how many years do you keep documents / where does my personal data go / in how many days will you delete my data / correct a mistake in my personal data / data leak / why cookies / I want nothing stored about me / do you share data with others
    copy of my data / remove my account / close my account forever / will my documents be stolen / term of data processing / who sees my employees data / gdpr request
    erase my personal data
    personal data / data deletion / my data / privacy / wipe my data / remove my information / what do you store about me / how long are documents stored / who gets my documents / I do not want you to keep my passport
    will you delete the scans of my documents / passport copies destroyed / where are scans kept
    how soon is my data erased / delete my personal data / how long do you keep my data / time to remove my personal information / I want my data gone
    what do you do with my information / do you sell my data / after how many days is data destroyed`,
  closing: `how do I close the point / I want to close my pickup point / how to terminate the contract / how many days notice to close / procedure for closing a point / stop working with you / can I close without a fine / is there a fine for closing
    what if I do not work for two weeks / can you close my point / why are contracts terminated / get out of the contract / how long is the contract / term of the contract / I am tired and want to stop / can the point be taken away / will you switch off the point for violations
    closing my business what now / point idle for a month / sell the point or close it / can you terminate my contract / how do I leave / when does the marketplace end the contract / shut down for good / ending the partnership
    close the point completely / How do I close my point / terminate the contract with you
    How do I close my point for good? / closing down for good how much notice
    closing a point / termination / I am closing / I want to leave the programme / notice period / shut for good / giving up the point / I no longer want to run a point / closed for two weeks will you end the contract / could you cut me off
    going on leave and closing the point / closing because of illness / closing for family reasons
    how do I end the contract / notice period for closing / how many days ahead do I announce the closing / I want to stop, how do I shut the point / terminate the agreement / give up my point
    winding up the point / how early must I warn you before closing / leave the programme for good / cease working with you`,
  appeal: `I do not agree with the refusal / how to appeal a refusal / refused unfairly / can I contest the decision on my application / submit an objection / how many days to object / where to complain about a decision / appeal against rejection / reconsider my application
    the operator made a mistake / declined for no reason / fee kept unfairly / how to get back the withheld fee / who considers the objection / when is the objection answered / objection rejected what next / contest that the fee was kept
    I disagree with the moderator / application closed wrongly / complaint about a refusal / review a declined application again / deadline for appeal / can I object twice
    objection / appeal / unfair refusal / complaint about the decision / contest the refusal / I disagree with the refusal
    I think the refusal is a mistake / refused by mistake / turned down wrongly
    how can I contest the decision / I want to object to your decision / reconsider my application please / days to object to a rejection / where do I challenge a refusal
    can a rejection be reversed / who looks at my objection / second opinion on my declined application / wrongly declined, what can I do / appeal against the rejection
    the refusal is a mistake, how do I fight it / you declined me by mistake / how to challenge your no`,
  offer: `what am I signing / where can I read the offer / which contract do we have / what is in the offer / how to sign the offer / new version of the offer / must I sign the new offer / what if I do not sign the new version / contract terms changed
    do I need an electronic signature / how is the contract signed / where to download the signed contract / certificate of signature / signing by sms / paper or electronic contract / what does the contract consist of / how many documents to sign
    may I refuse the new offer / offer was updated what now / tariffs in the contract / text of the contract / is the contract open-ended / where is my contract / can you change the terms / when is the contract concluded
    where do I sign the offer
    offer / contract / signing / new offer / what exactly am I signing / which paper do I sign / terms changed must I accept / accept new terms / do I have to agree to the new conditions / electronic contract / what is it that I sign
    asked to sign a new edition / new edition of the contract / the account demands a signature
    what contract do I sign / is the contract for a fixed time / new version of the agreement, must I sign / where is my signed contract
    what if I don't accept the new edition / length of the contract`,
  cameraPlaces: `where to point the cameras / where to put the cameras / what must the cameras film / camera in the fitting room / cameras in the stockroom needed / camera placement / where do I mount cameras / camera check failed / cameras do not pass the check
    it says fewer than three cameras / some cameras are off / archive depth violation / how are cameras checked / where do I get camera login and password / what is a camera token / where to enter camera access / cctv validation error
    which area should cameras cover / camera at the entrance required / camera above the counter / connect cameras in the account / video service asks for a token / cameras connected but check fails / how many cameras for the stockroom
    where to place the cameras / where should the cameras be / do I need a camera in the stockroom / cameras in the hall and stock
    camera check / camera is off / cameras failed / camera in changing room / is a camera needed in the fitting room / one camera is down and the check fails
    what should the third camera look at / third camera position
    where do I point the cams / are cams permitted in the try-on area / which areas must be filmed / what must the cameras cover / camera over the counter? / camera check failed what do I do
    the system says one camera is off / where is access to cameras entered / may a camera film the cubicle / what should the cams see`,
  incomeTowns: `which towns have guaranteed income / list of cities with guaranteed income / cities with income guarantee / is there guaranteed income in yekaterinburg / guaranteed income voronezh / is tula on the list / is my city on the list / which cities are listed
    where does guaranteed income apply / guaranteed income in krasnodar / list of towns for guaranteed income / do you guarantee income in samara / omsk guaranteed income / what list of cities / other cities from the list which ones
    cities with 150000 / does our town fall under the guarantee / is guaranteed income only in moscow / kazan on the guaranteed list
    guaranteed income in Yekaterinburg / which cities have guaranteed income
    list of cities / cities with guarantee / guaranteed income cities / is our town on the list / rostov income guarantee / which towns get guaranteed income
    is my town on the guarantee list / where does the income guarantee apply / does Voronezh have guaranteed income / is Tyumen included in guaranteed income / towns with a guaranteed minimum
    list of cities with the income guarantee / is Rostov one of the guaranteed cities / which places get the guaranteed sum / is there an income guarantee in Omsk
    does the guarantee exist in my city`,
  calculator: `where is the calculator / income calculator / calculate profit of a point / work out the payback / how to calculate earnings / earnings calculator / how do I estimate what I will earn / calculate my profit / payback calculator / average orders a day
    average order value / profit calculation for my address / calculate costs and income / online calculator / business plan of a pickup point / how many orders does a point hand out / what profit consists of / estimate revenue / financial model of a point
    is there a payback calculation / calculate income beforehand / orders needed to break even / profit formula / forecast for my place
    work out my income / how do I calculate my income / is there a calculator
    calculator / profit calculation / calculate income / profit calculator
    what do I make with 50 orders a day / income at 100 orders a day
    is there a tool to estimate profit / where can I work out my profit / compute what I'd make with 80 orders daily / do the sums for my point / let me estimate the monthly result
    forecast of earnings by area and rent / profit estimator on the site / calculate payback for my address`,
  figures: `how many points do you have / how many points in the network / turnover of the marketplace / how many orders a year / how big are you / size of the network / are you a large company / scale of the network / how many points are open / number of pickup points
    tell me about the marketplace / marketplace statistics / how many points in russia / yearly turnover / are you well known / how many partners opened already / how large is your network / points already working / orders per year volume
    how many points in total / total number of points / how many outlets do you run / points in the country / company figures / number of outlets / your turnover
    are you big / are you large / how big is your company
    how many pickup points are there in all / how large is your company network / number of points in the network / annual turnover of the marketplace / orders a year`,
  checklist: `where is the checklist / download the checklist / premises checklist / what to check before renting / what to look at when viewing premises / inspection list / list for checking a room / what to check before the lease / is there a video about opening a point
    film about opening / where to watch the film / checklist before renting / print the checklist / going to see a room what to check / inspecting premises / how not to choose a wrong room / what to check in the room / checklist pdf / prepare for a viewing
    what to check before signing a lease
    checklist / viewing / inspecting a room / what to ask at a viewing / what to take to the viewing / list for a viewing
    what should I look at when viewing premises / list of things to check in a unit / inspection list for premises
    where is the one-page list before renting / what do I inspect first`,
  couriers: `who brings the orders / when does the courier come / what time is the delivery to the point / how often are deliveries / deliveries at night / courier comes at night / who opens for the courier / courier access in a mall / how does the courier get into the mall
    who delivers to the point / do I fetch orders myself / how many times a week are goods brought / delivery schedule / can I receive deliveries by day / courier comes when closed / unloading the van / how are goods brought to the point / time of supply
    must I meet the courier at night / is delivery to the point paid / deliveries to a village how often / truck with orders when / round the clock access for couriers / who carries parcels to my point / supplies in opening hours
    who brings goods to the point / how often does the truck come / when are goods brought / deliveries at night without staff how / how are night deliveries received
    deliveries to the point / courier / supply / when does the van come / what hour are orders brought / who carries goods to my point / when do couriers bring the orders / are goods brought to us
    at what time do couriers come / van with goods what time
    must somebody stay at night for the van / someone to wait for the truck at night
    when do deliveries arrive / at what time does the van come / do I receive goods at night / how often are orders delivered / who unloads / how does the courier get in
    deliveries to a village point, how often / must I fetch the orders myself`,
  requisites: `how to change company details / change my bank account / where to enter a new account / which requisites are needed / inn not found / cannot find my inn / inn already registered / owner with this inn is registered / how many digits in inn / where to get the bik
    mistake in requisites / we changed the bank / switch from sole proprietor to company / change company data / requisites for registration / how many digits in the settlement account / correspondent account what is it / where to correct the inn / update bank details
    company name changed / check bik and account / company email change / may I enter a personal account
    change bank details
    requisites / inn / bik / account changed / bank changed / digits in the inn / company tax number / change of account / update my bank account
    I changed banks where will payouts go / payouts to a new account how / moved to another bank
    which company details do you ask / change my bank details / my company isn't found by its number / how many digits has the tax number / new account number, where do I change it
    where do I edit company data / we changed our bank`,
  identity: `which document for registration / why a photo with the passport / is a selfie with passport required / can I do without a passport / change passport data / I got a new passport / I changed my surname / passport photo not accepted / is a residence permit ok
    id card instead of passport / is an identity card ok / how many photos of the document / which passport page / passport expired / passport of another country / document rejected / what is passport data for / photo holding the document / foreign citizen which document
    where to upload the passport / enter a new passport / I do not want to send a selfie
    is a passport needed to register
    passport / selfie / document photo / identity document / what is the selfie for
    driving licence instead of passport
    which ID do I show / why do I need a photo with my passport / is an ID card fine / who looks at my passport photo / can I register with a residence permit
    passport data changed`,
  draft: `is the draft saved / can I continue the application later / did not finish the application / where is my draft / draft disappeared / how long is a draft kept / fill in the application in parts / change a sent application / mistake in the application how to correct
    delete the application / edit the application after sending / recall the application / continue on another device / closed the page is my application saved / started on the phone continue on the computer / wrong address in the application / change address in application
    application in drafts / can I amend the application / could not fill it to the end / delete a draft / return to filling in / pay at once when filling in / internet dropped while filling in
    can I change the application after sending / correct the address in a submitted application
    draft / continue the application / change the application / finish the form later / can I come back to the form / complete the form tomorrow / half-filled form
    typo in the address and it is already sent / mistake in a submitted form / wrong street and sent
    is my draft saved / can I change what I sent / correct a mistake in a sent application / continue the application later / delete my application
    wrong address in a sent application`,
  several: `can I open several points / how many points can I open / second point / I want two points / how many applications can I submit / submit several applications at once / open a chain of points / is there a limit on the number of points
    separate fee for each point / one owner several points / already have a point want another / five points for one company / open one more point / maximum points per partner / two applications at the same time / how many unpaid applications
    application limit / expand with a second point / conditions for a second point / new point of an existing owner / three applications await payment / can I have many points
    can I open a second point and how / can I open three points at once
    several points / open a second point / two points / five points / chain of three points / can one person run several points
    my husband and I want two points under one firm / one company several points / two points for one llc / brother and I each want a point
    may I have more than one point / open two points at once / can one owner run three points / is a second point possible / a chain of points / how many points may I own
    second fee for the second point / several applications at the same time
    may one person own two points / is one owner allowed many points / could I run a few points`,
  tickets: `how to send a ticket / where are tickets / how long to wait for support / create a ticket / when is a ticket answered / topic of a ticket / ticket closed but not solved / how to reopen a ticket / attach a file to a ticket / how many files in a ticket
    support does not answer my ticket / response time for tickets / rate the answer of support / write a ticket about the sign / ticket about layout / ticket is stuck / my ticket closed itself / where to see the answer to my ticket / minimum characters in a ticket
    ticket status / when is a question from the site answered / how soon does a manager answer / how to use tickets / what topics do tickets have
    how to create a ticket / when does support answer
    ticket / tickets / response time / how fast do you answer tickets / how long does support take
    wrote to support and silence / support is silent / no reply from support
    how quickly are tickets answered / response time of support / when is my ticket answered / how do I write a ticket / open a ticket again / attach files to a ticket / my ticket has no answer
    days to answer a request in the account`,
  changes: `how to change the hours of my point / change opening hours / change the area of the point / I want another schedule / request to change hours / when does the new schedule take effect / change timetable of a working point / extended the room how to state it
    joined the next room area grew / change schedule for a holiday / why is my schedule under review / schedule change declined / documents to change the area / reduce working hours / change data of the point / change opening time of a running point
    who can change the schedule / may an employee change the hours / edit description of the point / add photos of the point / enlarge stockroom in the account / update the hours on the page of the point
    change working hours / how do I change the schedule
    change of hours / change of area / I want different hours for my point / shift the working time / want to open later how to arrange / set new opening hours / the stockroom grew how to report / area of the point increased / other opening times for my point
    we want to stay open longer than now / close earlier in winter / switch to other hours / extend the hours of the point in summer
    change the opening hours of my point / how do I alter the working time / new area of the point, where do I tell / I enlarged the room, how to update / how do I switch to other hours
    who approves a new timetable / change hours of a running point`,
  features: `can I put a coffee machine / vending machine in the point / is vending allowed / extra services in the point / copy services / photocopier in the point / charging station / water cooler / what else may I place in the point / where to tick features of the point
    snack machine / print documents for customers / sell water from a machine / which services can I add / side income in the point / phone charging for customers / snack vending / water dispenser / paid photocopying
    vending machine / Can I put a coffee machine in the point
    coffee machine / vending / vending inside the point / may I place a coffee machine / are machines permitted / coffee machine in the hall
    may I put a coffee machine / extra services at the point / can I install a vending machine / which additional services are allowed / copy service at my point / charging station in the point`,
  furniture: `what furniture is needed / which racks / counter dimensions / height of the counter / how many racks / rack depth / aisle width between racks / where to buy furniture / do you give furniture / is a computer needed / what equipment is needed / furniture arrangement
    furniture scheme / room layout / plan for racks / how many fitting rooms to put / size of the counter / which shelves / are chairs needed / is a scanner needed / equipment at whose expense / cells on racks / list of furniture / how long is the counter
    help with the layout / metal or wooden racks / what furniture to buy / room for the queue at the counter
    how many shelves / How wide must the aisle between the shelves be? / are there drawings of the furniture / is a reception desk required
    aisle width
    furniture / racks / counter / shelves / depth of shelves / how deep are racks / rack and aisle size
    height of the issue desk / what table for handing out
    shelf depth
    how high is the counter supposed to be / service counter height / what height does the carpenter make the desk / dimensions of the counter / how deep are the racks / width of the aisles
    distance between racks / what furniture do I buy / do I need racks and a counter / measurements for the joiner / how long and deep is the front counter / reception desk size
    shelf depth for orders / gap between shelving units / who buys the furniture / which furniture does the brand book show / how tall is the reception desk / layout of furniture in my room
    space in front of the counter for the queue
    counter's height / the joiner asks for the height of the counter / how high does my carpenter build the counter / height of the pick-up desk / what are the counter's dimensions`,
  duties: `what does a pickup point do / duties of the owner / must we accept returns / does the point take returns from customers / what is the work of a point / give an order without passport / may I charge customers / must I let people try on / what to do at the counter
    what is a point busy with / take goods back / what is the point responsible for / functions of a pickup point / is fitting compulsory for customers / giving an order to another person / do I check the packaging / the essence of the work
    what is a pickup point / describe a working day / charge for trying on / store orders / am I responsible for delivery to the customer / obligations of the partner
    duties / what do I do in the point / accept returns / do we take returns / people bring returns what to do / must I take back items from buyers
    must we let people try clothes on / do we allow trying on / people try things on at the point
    what does a point have to do / may customers try things on / what is my job as an owner / what happens at handing out / do we accept payment from customers
    who may receive an order`,
  repairCrew: `who does the renovation / recommend a crew for renovation / who renovates by the brand book / renovation contractors / company to renovate the point / where to find builders / may I use my own crew / can I renovate myself / do the repairs with my own hands
    turnkey renovation who / does your crew renovate / what to write in the contract with builders / how many days does a crew need / contacts of renovators / must I hire your contractor / who makes the design project / who makes furniture by the brand book
    which company does the fit-out / need a repair crew / whom to hire for decorating / builder for my point / construction firm for the brand book / find decorators
    repair contractor / repair crew contacts / construction crew by the brand book / builders for the brand book renovation / Who does the renovation by the brand book / furniture from whom / recommend a furniture company
    crew / builders / decorators / renovators / who can do the place up / who can fit the room out to your rules / builders who know your brand book
    recommend a company for the fit-out / who could fit out my premises to your standard / any builders you trust / builders who know the brand book / firm for the fitting-out
    who can do up the place by your rules / contacts of renovation companies / turnkey fit-out who / may I use my own builders / can a local crew do the works
    which contractor does the renovation / company to refit the room by the brand book / advise a team for decorating / do you have approved builders / how much do the builders take and how long
    a builder who knows your design rules / builders who already know the requirements / which builder would you suggest`,
  languages: `which languages is the site in / is there an english version / can I use georgian / how to change the language / switch language / site in english / cabinet in georgian / do you understand english / interface language / translate the site into english
    is there georgian / which language do you answer in / english interface / change language of the account / turn on russian / do you speak english / kazakh language available
    language / english / is english available / site in georgian / russian version
    is the site in English / which languages are there / can I use Georgian / English version of the account / do you speak English`,
  gln: `what is gln / where to get a gln / do I need gln / gln of the point / gln of the owner / gln for belarus / gln code at activation / why gln / 13 digits gln / who is the responsible person for goods / is gln needed in russia / how to get gln / asked for gln what to write
    no gln how to activate / gln number
    what is a GLN for / do I need a GLN / GLN in Belarus / where do I enter the GLN`,
  supportChoice: `can I get both subsidy and guaranteed income / subsidy and guaranteed income together / choose subsidy or income / can I change the kind of support / switch from subsidy to guaranteed income / subsidy and guarantee at the same time / chose subsidy want income
    both kinds of support at once / support when moving / subsidy for a relocated point / what is better subsidy or guaranteed income / change my choice after approval / am I due both payments / how is support chosen / who decides subsidy or guarantee
    kind of support in the application / two supports for one point
    subsidy or guarantee / both supports / the grant and the minimum income together
    can both kinds of support be had at once / choose between grant and guarantee / can I have the guaranteed income plus the subsidy / is it either subsidy or guarantee
    may I swap one support for the other / who decides which support I get / do I pick the kind of support / is there support when moving`,
  countryTerms: `what are the conditions in kazakhstan / conditions for belarus / how do conditions differ in armenia / is there a fee in uzbekistan / is a fee needed in kyrgyzstan / subsidy in kazakhstan / conditions for opening in georgia / is there a fine in armenia
    simplified conditions in belarus / guaranteed income in kazakhstan / differences by country / are conditions the same in all countries / money terms in bishkek / opening in minsk what conditions / yerevan conditions fee / tashkent what is due
    pay a fee in almaty / subsidy in belarus / village point in kazakhstan / simplified in armenia / support in uzbekistan / fee and subsidy in georgia / conditions outside russia / other terms abroad / fee in batumi
    is there a fee in Armenia / subsidy in Georgia / subsidy in Kazakhstan
    kazakhstan terms / uzbekistan conditions / terms in belarus / armenia conditions / simplified in kazakhstan / village in uzbekistan simplified / terms in georgia / what applies in kyrgyzstan / what are your terms in uzbekistan
    is the fee compulsory in bishkek / open in uzbekistan on simplified terms
    are the terms in Kazakhstan different / what is different in Armenia / conditions in Georgia compared with Russia / do rules depend on the country / terms for Belarus
    is there a subsidy in Uzbekistan / is there a fine in Kazakhstan / country differences`,
} as const satisfies Partial<Questions>;
