import snowball from 'snowball-stemmers';
import { phrases } from './english-phrases.ts';
import type { Lexicon } from './lexicon.ts';

const stemmer = snowball.newStemmer('english');

export const english: Lexicon = {
  stem: (word) => stemmer.stem(word),
  silent: `a about actually after all already also always am an and any anything are around as ask at be because been before being best better but by
    can could did do does doing done each either else enough ever exactly exist first for from general get gets getting go goes going good got
    gonna had happen happens has have having he hello her here hi him his how i id if ill im in info information instead into is it its ive just
    know let like lot may maybe me mean means might mine more most must my myself no now of off on once one only onto or other our out over own
    particular people per please plz possible probably question questions really regarding right said same say says see shall she should show
    since so some somebody someone something still such sure take takes tell than thank thanks that thats the their them then there these they
    thing things think this those though three to too two under understand until up upon us use using very via wanna want wants was way we well
    went were what whats whatever which while will willing wish with within word would yes yet you your youre u ur pls amount sum actual allowed
    able case sort husband wife friend mother family guys hey everyone man woman planning plan thinking wondering interested try trying never ve
    s t re ll m d roughly typical nobody theres heres weve live lives living bad ok anyway everything anyone altogether among okay simply
    whether number least single public sufficient sufficiently becomes above  against almost alone along although amongst apart aside
    basically below beside besides between both certain certainly clear clearly common completely correctly current currently definitely depend
    depends describe  easy easily entire entirely especially eventually every example explain exact fact few final finally follow
    following forward further generally happened happening hard heard hope however idea immediately important include included includes
    including keep key lately latest lets likely local main mainly manage matter maximum mention mentioned middle minimum moment mostly nearly
    necessarily nice none normally note obvious obviously occur often old ones opinion option options original otherwise part particularly
    perhaps possibility possibly practice prefer pretty previously properly purpose quite ran rather reach real reason reasons recently
    regularly relevant  result seems seem seen short similar simple situation somehow sometimes somewhere sorry specific specifically stay
    stuff suppose supposed talk thereafter therefore third through throughout together told total totally toward towards true turn turns 
    understood unless unlike  useful user usual usually various  ways weird whenever wherever whole wonder worried worry yeah year
    years young persons anybody new last sense meant
    permitted approximately approximate gotta kinda reckon mate folks cheers kindly fancy eyeing truly honestly`,
  concepts: {
    condition: `=obliged =oblige condition requir rule criteria =need =needed =needs mandatory obligat compulsory =necessary =essential`,
    contractor: `=crew agency maker contractor supplier installer =firm =firms =vendor =vendors provider =technician specialist builder =hangs designer decorator =tradesman =tradesmen =handyman =fitter =fitters`,
    learn: `=taught coach learn train teach =course =courses educat =beginner =beginners =newcomer =newcomers =newbie experience tutorial practise practice =lesson =lessons =workshop`,
    refund: `refund =return =returned =returns =back =repaid reimburs =lose =lost =forfeit nonrefundable refundable =gone =reclaim =reclaimed =repay =repayment =retrieve =returnable =recoverable =forfeited =losing`,
    repair: `wallpaper     =style repair renovat refurb redecorat fitout =interior =design decorat =paint =painting =works refit =walls =wall`,
    rework: `=redo retake defect shortcoming flaw issue rework remark correct =fix =fixes =fixing =mistake =mistakes =comments =error =errors revision revise =amend amendments =edit mistyp typo misspell =tweak =tweaks =redone =rectify resubmi`,
    simplified: `=villages =hamlets =sticks simplif village rural countryside =settlement =hamlet smalltown =province lighter =remote`,
    taken: `=taken =occupied reserved =reserve =available unavailable competitor =booked =blocked =took rival =grab =queue`,
    point: '=point =points pickup pick-up =pvz =collection =outlet parcelshop',
    open: '=open =opening =opened =opens launch =launching setup =establish =set',
    begin: 'begin start =step =steps procedure =process =stage =stages =scratch onboard =kick',
    register: ' authori regist signup =login =log =account =cabinet =join',
    owner: `owner =own =owning =partner =partners partnership franchis =become`,
    entity: `=student =retired =pensioner shareholder =sole proprietor entrepreneur =company =companies =legal =entity =entities =ltd =llc =individual self-employ selfemploy =freelancer =ie
      =incorporated =citizen foreigner =citizenship =person =business =trader`,
    bank: 'bank settlement',
    price: 'price pricing =charge =charges expensive =cheap =cost =costs =costing =pricey =bill =billed',
    cost: 'expens invest budget spend spent capital outlay =startup =upfront =initial =savings',
    payback: 'payback =roi breakeven break-even =recoup =recover =even amortis amortiz',
    money: `money cash rouble ruble =rub =thousand =million =k dram =funds =lari =tenge =cash`,
    free: '=free =gratis complimentary',
    brandbook: 'brand guideline =branded =branding',
    furniture:
      'furnitur =counter =shelves =shelving equipment =computer =scanner =desk =rack =racks =shelf =hangers =chairs =table =tables carpent joiner =cupboard =bench =worktop =countertop =reception counter',
    rent: '=rent =renting =rented =lease =tenancy',
    room: 'container =stall room premise =space =spaces =office =unit location =venue property =garage',
    area: '=area metre meter =sqm square =m2 =sq =size =big =large =metres =meters',
    floor:
      '=floor =floors =basement =upstairs =cellar =storey =ground =downstairs =storeys =attic =mezzanine',
    entrance: 'entranc =entry =street-facing =separate =hallway',
    stockroom: 'stockroom warehouse =stock =storage =storing',
    building: 'building residential =mall arcade =market =house =houses =supermarket',
    zone: '=zone =zones =district =neighbourhood =neighborhood =districts',
    map: '=map =maps',
    grey: '=grey =gray greyed grayed',
    color: 'shaded colour color =violet =purple =green =yellow =amber =teal =shaded',
    fee: '=pledge =fee =fees deposit prepay =contribution =collateral =bond =security royalt participation =downpayment surety =caution =retainer =contributions',
    guarantee: 'promis ensur guarant =promised =minimum-income =assured',
    pay: '=pay =paying =paid =payment =payments =transfer =transferred =pays =charged =invoice =remit =settle =settled =payable',
    unpaid: `unpaid overdue`,
    time: '=time deadline =quickly =fast =soon term =period =extend extension =duration =long =limit =timeframe =timescale =window =cutoff =turnaround',
    day: '=day =days =week =weeks weekly',
    hour: '=noon =hour =hours',
    minute: 'minute',
    month: 'month january february april june july august september october november december',
    delete: '=vanishes =vanished delet expir disappear =vanish =gone lapse removed destroy wipe =erased',
    unchanged: 'chang updat =shows =showing =nothing =refresh =display =reflected',
    income: 'income profit revenue =takings',
    earn: ' =earn =earning =earnings =earns salary wage reward =pay-out payout remunerat =receive',
    tariff: 'tariff percent =rate =rates commission =share =cut',
    turnover: 'turnover =sales',
    subsidy: 'financ premium =single subsid =grant =grants =bonus =one-time =onetime =one-off =lump',
    withdraw:
      'withdraw cancel =mind =refuse =quit =pull =abandon =drop =backing =decide =decided =left =quitting =bail =cancelling',
    reject:
      'reject =declined =refused =denied =denial =decline =turned =disapproved =rejection =turned-down =refusal =refusals',
    approve: 'approv accept confirmed =agreed',
    application: 'applicat =apply =applied =applying =form =request',
    review: `review =wait =waiting =check =checked =checking =decision =answer =response =reply =hear =moderation =consider =considered =considering
      =examine =answered =replied =nobody silence =stuck =silent =verdict =outcome =vet =vetted assess =processed =processing =checks =pending`,
    activation: 'activat =go-live golive',
    photo: 'photo picture =images =image =pics =pic snapshot',
    video: '=video =clip =megabytes =mb =seconds =format =film =filming =shoot',
    document: 'document contract paper  =bti =agreement =docs paperwork scan =scanned =copy =copies',
    fine: '=fine =fined =fines penalt punish sanction =consequences',
    unready: 'unready unfinish =early =false =fake prematur incomplete =not-ready cheat =lying =lie',
    schedule: `=schedule =hours timetable  weekday    =evening =morning  round-the-clock =24/7 =shift =shifts
      =business-hours =daily lunch =break =closing`,
    camera: '=webcam camera cctv surveillance =monitoring =cam =cams',
    archive: 'archiv record =stored retention =kept footage =tapes =retained =retain',
    lock: '=lock =locks =latch =smartlock',
    electronic: 'electronic =smart =electric =magnetic',
    door: '=door =doors',
    night: '=night =overnight =nights =nighttime',
    controller: 'controller',
    move: '=move =moving =moved relocat =elsewhere =relocation =movers =reopen',
    distance: `distance radius =far =nearby =next =neighbouring =neighboring =away =side =opposite =across kilomet =km  nextdoor =beside`,
    sign: '=sign =signs signboard signage =plate =signboard',
    collect:
      '=collect =obtain =pick =fetch =provided =supplied =issued =bring =bringing =picking =picked =collecting =collected =collects =carry =fetching =fetched =carrying',
    sorting: 'sorting =hub =depot',
    address: 'address =located',
    help: '=help =helps support assist =helped',
    manager: 'consultant manager curator mentor',
    conference: 'conferenc webinar meeting seminar =event =events =calendar =stream',
    install: 'install =mount =mounting =put =hang =hanging =hung =mounted =installed',
    connect: 'connect =wire =wiring =configure =set-up =hook electrician cable',
    make: '=manufacture =produce =produces =build =order-sign =manufactures =who-makes printer =make =makes =making =made',
    staff: `staff employee worker =hire =hiring =personnel =replacement =substitute cashier =assistant =helper =colleague =colleagues =hired operator =girls =crewmember =temp =lead =supervisor =partner-at-work salesperson salesman saleswoman =clerk =girl =lady =lad =salesgirl teammate =attendant =workforce`,
    clean: '=clean cleaning cleaner =tidy',
    outsource: 'outstaff =stand-in outsourc vacation =cover =people',
    standard: '=standard =regular =ordinary =normal =full',
    population: 'population inhabitant resident',
    switch: '=switch =upgrade =convert =transition =over-to =grow',
    model: '=model =models =choose =pick-lock =recommend =brand-lock =compatible',
    town: `moscow petersburg =spb podolsk elektrostal =tula ryazan =tver yaroslavl kaluga =vladimir voronezh belgorod kursk nizhny novgorod kazan
      samara saratov volgograd rostov krasnodar stavropol =ufa =perm izhevsk yekaterinburg ekaterinburg chelyabinsk tyumen omsk novosibirsk
      barnaul krasnoyarsk irkutsk khabarovsk vladivostok minsk astana sochi kaliningrad tomsk yerevan tashkent bishkek tbilisi almaty =city
      =cities =town =towns gyumri vanadzor grodno gomel brest vitebsk mogilev shymkent karaganda aktobe samarkand bukhara namangan andijan fergana =osh batumi kutaisi rustavi dushanbe khujand ashgabat`,
    country: `moldova azerbaijan mongolia europe =cis geograph russia belarus kazakhstan armenia kyrgyz uzbekistan georgia tajikistan turkmenistan countr =abroad kazakh uzbek armenian belarusian =georgians =tajik turkmen`,
    howmuch: '=much =many',
    where: '=where',
    when: '=when',
    who: '=who =whom =whose',
    why: '=why',
    utilities: 'internet electricity =heating =toilet =wifi =water',
    print: 'template handout =notice =notices print banner sticker poster leaflet printing',
    small: '=small =tiny =little =smaller =less =smallest =tiniest =compact =lowest',
    close: '=close =closing =shut =closed =shutting terminat liquidat =cease =winding =discontinue =shuts',
    work: 'work operat',
    place: '=place =places =spot',
    differ: 'differ compar =versus =vs',
    send: 'send sent submit',
    look: '=look =looks appear',
    find: '=find =finding =found',
    fitting: '=fitting =try-on cubicle =mirror =mirrors =try =trying =tried',
    walkthrough: '=walkthrough',
    near: 'nearest closest',
    home: '=apartment =flat =home',
    shop: '=shop =store =shops =stores =kiosk grocer bakery =corner-shop',
    today: '=today =tomorrow =yesterday',
    arrive: `arriv =come =came =comes =coming`,
    buy: '=buy =buying purchase',
    status: '=status',
    fit: '=fit =fits suit =suits',
    cold: '=cold frost freez =winter',
    power: '=power voltage =supply',
    material: 'metal wood plastic glass alumin =iron',
    code: `=code =codes =otp digit verification`,
    dayoff: `weekend saturday sunday monday tuesday wednesday thursday friday holiday =rest easter`,
    late: 'overrun =behind =late =missed =miss =missing delay overrun =overdue',
    fail: 'transaction attempt fail unsuccessful =glitch =bounced =hung',
    sms: `=sms =text =texted =message =messages =mobile`,
    again: '=again resend =resent =repeat =anew =twice =once-more',
    contact: `=chat callback feedback consult contact =human =humans =agent =helpdesk =call =phone-you email =e-mail =mail`,
    add: '=role =roles =rights =add =adding =added =access =invite =enrol =assign',
    landlord: 'landlord evict throwing =throws kick =lessor =freeholder',
    topup: '=top =extra topup',
    finish: 'finish complet',
    list: '=list =lists ',
    without: '=without',
    later: '=later postpone',
    type: '=type =types =kind =kinds',
    ready: '=ready',
    profit: 'margin lucrative profitab =worth',
    transfer: '=hand =handover',
    instruction: 'instruction manual diagram =scheme',
    not: `=not =dont =doesnt =didnt =isnt =wont =cant =cannot =havent =hasnt =couldnt =wouldnt =arent =wasnt =shouldnt =werent`,
    upload: 'upload attach',
    credit: 'credited balance',
    sum: '=sum',
    ceiling: 'ceiling',
    height: 'height =high =tall',
    width: 'width =wide',
    thickness: 'thick',
    speed: '=speed =mbps megabit bandwidth',
    program: 'program',
    client: 'customer client =visitors',
    parking: 'parking',
    give: '=give =given =gives =provide =provides',
    street: '=street =courtyard',
    second: '=second =several =another =network-of =multiple =couple',
    parcel: `parcel shipment  =tracking =track =package shipp`,
    buyer: `=order =orders deliver =item =items =goods =bought =buyer wildberries marketplace     =receipt
      =product =products`,
    rating: '=rating =ratings =score =scores =rated =stars',
    tax: '=tax =taxes =taxation vat',
    loss: 'stolen =theft =steal =stole =damaged =damage smash shortage breakage =smashed',
    outage: 'blackout outage offline powercut =drops =fuse =fuses =blows',
    size: '=sizes =dimensions =dimension millimet centimet =mm =cm',
    dispute: '=contest =dispute objection =object =appeal unfair disagree complain wrongly mistaken',
    offer: '=offer signature =signing =signed version =clause =clauses =edition',
    logo: 'logo emblem vector =svg =eps =mark =trademark',
    password: 'password =pass =credentials',
    app: '=app =apps appstore playstore =rustore =android =iphone =ios =icon shortcut =desktop',
    download: 'download',
    eco: '=eco ecobox batter recycl =bottles =bottle wastepaper newspaper cardboard =recycling',
    data: '=data privacy =personal =cookie =cookies confidential gdpr erase =erasure',
    courier:
      'courier =van =truck unload deliveryman =supply =supplies =brings =brought =carrier =deliveries =delivery',
    requisites: '=inn =bik =ogrn requisite =details =iban',
    identity: '=passport selfie =identity =id-card =identification',
    draft: 'draft =continue =resume =unfinished =halfway',
    ticket: 'ticket',
    machine: 'vending =machine =machines =cooler charger charging',
    duty: 'dut responsibilit =tasks',
    language: 'languag =english =russian =georgian =translated',
    gln: '=gln',
    network: '=network =total =altogether =overall =worldwide nationwide =huge',
    checklist: 'checklist inspect =viewing',
    calculator: 'calculat =estimate =estimator =compute =forecast',
    surface:
      'flooring =tiles =tile =lino linoleum laminate =lamp =lamps =bulb =bulbs lighting =lights porcelain =shade',
    facade: 'facade =exterior =bracket pavement =storefront =frontage',
    rival:
      'ozon yandex =cdek =dhl amazon ebay aliexpress =avito lamoda boxberry =fedex =ups competitor-pay inpost alibaba =temu',
    seller: '=seller =sellers =sell =selling =merchant =vendor-account',
    ontime: '=ontime =punctually',
    x: `=constructor boots sandals =shirt trousers skirt sweater blouse kebab =gym hostel barber carwash =sql query =script =html =css presentation storekeeper sneaker =printer =printers uniform =badge conditioning inventory     plumber intercom =tow shareholders =toast =font =monitor =ramp bankrupt    insur =sofa weather rain =snow temperature =sunset =sun iphone =phone smartphone laptop =tv television fridge =shoes =shoe =dress =jacket sneakers
      clothes headphones cook =soup =rice pizza recipe =bake calorie apple =cake coffee =tea =food restaurant =eat =joke =poem =song music movie
      film =game =games =book =books series president election politic =war france australia america germany china turkey =paris dollar euro
      bitcoin crypto =stocks =loan =loans mortgage =credit =lend =borrow python javascript =program  instagram facebook =youtube =whatsapp
      =hack  stupid idiot useless =hate =hell =damn scam fraud =lol =robot =bot =ai chatgpt =mum =yourself taxi =plane flight 
      =visa hotel theatre =bus =trip =tour doctor =cure headache medicine pharmacy =weight =diet manicure haircut hairdresser football soccer
      match champion =team hockey sport =dog =cat elephant animal physics math equation quantum translat history =pushkin science horoscope zodiac
      =clock birthday =christmas discount promo =sale coupon voucher vacancy vacancies =job =jobs resume =cv =career accountant
      accounting =till =cash-register =acquiring =terminal insuranc lawyer =court divorce =car =cars petrol =tyres suitcase bicycle bike =sky
      =blue blogger =ignore =previous =prompt eiffel =tower =king =queen =love =girlfriend =moon =planet clinic hospital school universit tuition
      cafe salon beauty biolog garbage trash windows =sim speeding passport-office instalment installment director hotline  rude guard
      alarm locker =shares founded pension housing famil station =card =cards homework essay exam thesis headphone earphone vacuum kettle
      microwave washing sofa mattress dishes toy toys doll gift gifts flower bouquet cosmetic perfume shampoo soap cream lipstick handbag backpack
      ring earrings =coat =hat tshirt =jeans =socks milk bread meat cheese beer wine vodka chocolate fruit vegetable potato sandwich burger
      =driver =drivers =teacher programmer =nurse intern internship police alimony inheritance citizenship immigra universe planet =mars =sea
      ocean mountain river dinosaur =lion =tiger =fish =bird parrot hamster chemistry geography theorem algebra =boyfriend dating wedding marry
      =baby =kids kindergarten =flu covid vaccine =tooth =teeth dentist =pills =pill =news currency exchange inflation =oil =gold concert museum
      exhibition =beach egypt airport airline gmail viber tiktok steam minecraft =alexa =siri =gpt extinguisher =fire sanitary licence license
      certificate =funny bored =gender =religion =god =wifi =broken =defective =warranty =exchange ambulance`,
  },
  phrases,
};
