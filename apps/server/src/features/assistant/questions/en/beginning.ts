import type { Questions } from '../questions.ts';

/** Who opens a point, where, on which conditions, and who helps. */
export const beginning = {
  begin: `how do I open a pickup point / where do I start / what are the steps to open a point / how can I become a partner / how to apply / where do I register / how do I sign up
    step by step guide to opening / I want to open a pickup point what should I do / what is the process from application to opening / how to submit an application / first steps for a newcomer
    what do I do after registration / how does opening a point work / I'd like to work with you how do I begin / how to get started / procedure for opening
    where can I leave an application / hello I'm interested in opening a pickup point what is required / where do I apply and what happens then / how does one kick things off / which steps lead to opening
    what's the plan of action / what do I do first if I want my own point / where's the button to apply / I'm interested in opening what should I do / what are the next steps
    I have no idea how to approach this / how do I join you / I'd like my own pickup point, what's step one
    walk me through the whole thing from sign-up to first customer / how does one get going / what do I have to prepare before registering / what details will registration ask for
    after the offer is signed what comes next / how can I join your network / what's the onboarding like / where's the form for future partners
    can I apply online or must I come in person / do I look for premises first or apply first / should I choose a spot on the map before renovating / roadmap to opening
    I'm totally new to business, how do I open one of these / guide for first-time owners / how do I create an application in my account / what happens between applying and opening
    I have premises and money, what now / the sequence of actions please / how do people usually start / sign me up as a partner / becoming a partner, how
    want to open a pvz / how to participate in the programme / opening procedure in short / what do you need from me to begin / which stages does an application go through / is everything done remotely
    tell me how to launch a point / enrolment steps / how to set up a pickup point from zero / Which action does opening a point begin with / I want to be your partner, what do you need from me
    What steps do I go through before my first customer / Do I have to register on the site first / How do I send an application to open / What happens after I fill in the form
    What should I do first if I've decided to have my own point?
    steps to opening / which steps
    how do I get going / what's the very first step / where does one begin / how to become a point owner / what are the stages / I'd like to open, where do I apply
    tell me the way from application to opening`,
  owner: `can a limited company do it / limited company or sole trader which one / does it have to be a sole trader / is an llc fine / who can open a point / can an individual open a point / do I need a company
    do I have to be a sole proprietor / can self-employed people open one / is an LLC required / do I need to register a business / what legal form is needed / can a private person be an owner
    can I open a point without a company / will you help me register a business / am I eligible to be an owner / can a foreigner open a point
    I don't have a business yet / who is allowed to become a partner / do I need to be an entrepreneur / I'm not an entrepreneur yet is that a problem / do you accept freelancers
    can I register it in my own name as a private person / can I do it as an ordinary person without a company / my husband has a business can it be in his name / can a pensioner open a point
    can a student be an owner / do I have to be officially registered / in whose name is the point / I'm 18 can I open / I have a regular job can I be an owner
    do I need to set up a firm first / is self-employment enough or must I have a company / am I eligible as a sole trader / must I be registered as an entrepreneur / do private individuals qualify
    I only have self-employed status / would a one-man company be accepted / what if I have no firm at all / is an ordinary citizen allowed to own a point / what legal status do you require
    can a retired person do this / how old must I be / can a civil servant be a partner / non-residents welcome? / I'm a foreigner with a residence permit / can my wife be the owner while I run it
    does it have to be in my name / can two people own one point / is a business account compulsory
    can you help me set up a sole proprietorship / I haven't registered any business yet, can you assist / does a joint-stock company qualify / farm business ok? / do you work with freelancers
    eligibility of owners / who qualifies / only companies or people too / no LLC, no sole trader status, any chance / are there any restrictions on who may open / do I need to be incorporated
    what form of business suits you / is registering a company a must / my company is an LLC, acceptable? / can a student with no business apply / Can someone without a business open a point
    I'm self-employed, will you accept me / Do I have to register a firm / Will you help me become a sole trader / I'm 19, may I be an owner / Who is entitled to own a point
    I work at a factory and have no business. Would I be accepted?
    is a limited company fine / sole trader or company
    I have no company, can I still open / is a private person allowed / do I have to be a sole trader / can I do it without registering a business / just an individual, is it allowed
    does an ordinary person qualify / may a freelancer own a point / must there be a company behind it / self-employed and no company, can I open / which legal form is required
    no business registered, can I be an owner / am I allowed as a natural person / company or individual`,
  simplified: `what are simplified conditions / can I open a point in a village / I live in a village and want to open a point / how do simplified conditions differ from standard ones
    which towns are simplified conditions for / our settlement has 3000 residents can I open / open a point in a small town / who are simplified conditions for / what population is needed
    rural pickup point / what do simplified conditions give / difference between the conditions / there are no points in our village can I open one / what options of conditions are there
    conditions for small places / can I open a point in a village of 2000 people / what's the difference between simplified and standard conditions
    what's this lighter version of a point for small places / ours is a remote village / what's good about simplified conditions / up to how many residents / who can use simplified conditions
    our town has 4 thousand people / we have 800 residents is that enough / a settlement of 2 thousand people is it worth it / what's simplified / simplified format / easier terms?
    settlement of a thousand people / will you open a point in a village / small town of ten thousand / up to how many people does it apply / advantage of a simplified point / who gets simplified
    people's point / village point / is there a format for rural areas / no point in our hamlet / simplified or standard, which to choose / compare the terms
    difference of a simplified point and a regular one / mini point / which formats of points are there / town of 20 thousand, which terms / population 7000, simplified? / population limit
    we live in the sticks / open in my village / does our settlement qualify / who has a right to simplified terms / concessions for villages / the essence of simplified terms
    what's easier on simplified / maximum residents for simplified / rural point terms / What are simplified terms / How many residents may a settlement have
    How does a simplified point differ from a standard one / Our settlement has 6 thousand people, which terms suit me?
    is there an easier format for hamlets / what are the lighter terms / my village has 1800 people, which terms / how many inhabitants may a place have for simplified terms
    terms for rural places / simplified against standard / what does the simplified format mean / population limit for the simplified format`,
  upgrade: `can I switch to standard conditions later / how do I go from simplified to standard / I want to expand from simplified conditions / change conditions to standard
    convert a simplified point to a standard one / transition to standard / can I change the type of my point / start simplified and upgrade later / upgrade the point to standard
    can a simplified point later become a standard one / could a simplified one turn into a regular one afterwards / can I grow into a standard point / how do I change the format of the point
    from simplified to standard / grow into a full point / change simplified for standard / transfer the point to standard terms / become a regular point later
    make a standard point out of a simplified one / change of format / how to switch to standard / what's needed for switching to standard / found bigger premises, want standard / start small then switch
    open simplified, later change to standard? / re-register as standard / upgrade simplified / raise the status of the point / expand a simplified point / may I work on standard terms later
    apply for standard from simplified / turn a simplified point into an ordinary one / Can I switch to standard terms later / How do I turn a simplified point into an ordinary one
    If things go well, can I swap the simplified terms for the standard ones?
    can I go from the simplified to the regular format later / upgrade to a full point / change from simplified to standard afterwards / later switch to standard terms
    how does a village point become standard`,
  countries: `in which countries can I open a point / what countries do you work in / can I open a point in Kazakhstan / are you in Belarus / can I open in Armenia / is Uzbekistan possible
    open a pickup point in Minsk / open a point in Tashkent / can I open in Georgia / I have premises in Bishkek is that possible / do you work in Kyrgyzstan / can I open in Turkmenistan / only in Russia
    can I open abroad / list of countries / I live in Almaty and want a point / I want a point in Tbilisi / I am in Gomel can I open / is my country supported / are points available in Dushanbe
    do you operate in Astana / could I open one in Batumi / which countries are available / I'm from Uzbekistan can I open / is it available in Samarkand / can people in Georgia open a point
    do you open points in Mogilev / does the programme work in Karaganda / is Bukhara possible / here in Osh can I open / outside of Russia can I open / do you cover Rustavi / is Armenia included
    where do you operate / countries of operation / which countries are you present in / what cities are included / is Kazakhstan included / do you operate in my city / which states do you work in
    Kyrgyzstan, can I open / do you work with Kazakhstan / does Belarus suit / open in Yerevan / in Moldova possible? / do you open in Azerbaijan / Turkmenistan possible? / geography of the programme
    where are you present / CIS countries / I want to open in Georgia / I'm from Minsk / I live in Tashkent, may I open / point abroad / with a Kazakh phone number / in Europe possible?
    may I open not in Russia / does the programme work in Armenia / Uzbekistan on the list? / where do you have points / opening in Mongolia / do you open all over Russia / are you in my town
    is there a programme in Osh / your points in Dushanbe / list of countries where it's possible / supported countries / which regions do you cover / In which countries can a point be opened
    Do you work in Georgia / Is it possible to open a point in Samarkand?
    can I open in Tajikistan / is Ashgabat possible / do you accept partners from Kyrgyzstan / is Uzbekistan on your list / can one open in Azerbaijan
    in what countries do you take new partners / is it possible to open a point in Moldova / I live in Dushanbe, may I open / do you open in Turkmenistan / which countries are open for partners
    where in the world can I open / is my country included`,
  help: `how do you help newcomers / is there training / do you help with opening / who will support me / is there support / I have no experience will I manage / is there a manager
    where can I learn to run a point / do you give printed materials / is there a learning portal / what help do partners get / who helps me if something is unclear
    I've never worked in a pickup point can you teach me / is there any training for beginners / will I have a personal manager / is there support after opening / will I be taught
    are there guides for new owners / is there a mentor / any help for newcomers / will you teach me to work / is training free / is there a school for owners
    where to train staff / briefing for personnel / who guides a newcomer / is a curator assigned / assigned manager? / whom does a novice ask / without experience ok?
    will I cope without experience / how do you help at the start / partner support / do you accompany after opening / knowledge base?
    help for beginning owners / do you leave me alone after opening / I can't use the software, will you teach / what use are you to a new partner / any trainings / do you train sellers
    help with opening / who shows me how to work / Do you help beginners / I have no experience, will I cope
    I've never worked with customers, will you teach me anything?
    do you assist beginners / who accompanies a new owner / what support do partners get / I've no experience, any help / do I get a mentor / help for newcomers`,
  conferences: `do webinars cost anything / are meetings recorded / are the conferences free / where are recordings of the webinars / I missed the webinar is there a recording / price of taking part in a conference
    when is the webinar / next conference / webinar schedule / are there online meetings / where can I watch the recording of the webinar / how do I join the conference / conference calendar
    when is the next stream / do you hold seminars / meeting with a manager when / webinar for beginners / link to the conference / recordings of conferences / is there a conference this week
    is the webinar free / when's the next webinar / any webinar this week / where's the meeting schedule / I'd like to join an online meeting / when's the call / upcoming stream / online conference when
    schedule of online meetings / where's the webinar link / how to get into the conference / recording of the last conference / will there be a stream / webinar this week / on which days are webinars
    conferences for partners / are there webinars / meetings for new owners when / topic of the next conference / watch past webinars / events calendar / online meeting with a manager when
    where are webinar videos / what time does the webinar begin / missed the webinar, is there a recording / register for a webinar / online seminar for owners / weekly streams? / listen to a conference
    announcements of conferences / are webinars paid / When is the next conference / Where do I find the webinar recording / How do I connect to the online meeting
    On which day is the next meeting for new owners?
    what do your webinars cost / is taking part in the online conference free / do I pay for the online meeting / free or paid webinars / fee for the conference / when is the next online meeting
    where is the calendar of meetings / charge for attending a webinar / recording of a meeting / how much is a ticket for the conference / price of online meetings
    are your online events free of charge`,
} satisfies Partial<Questions>;
