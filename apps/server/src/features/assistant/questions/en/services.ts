import type { Questions } from '../questions.ts';

/** The signboard, other people’s work, the account and who to ask. */
export const services = {
  sign: `what does the sign cost me / is a sign expensive / price of a signboard / must I pay for the board outside / where do I pick up the signboard / where do I get the sign / how do I receive the signboard
    will you deliver the sign or do I collect it / what should I bring to collect the sign / is the sign free / when do I get the sign / who gives me the signboard / is the signboard reimbursed in Armenia
    do I need a passport to collect the sign / where are signboards given out / how much does the sign cost / do I have to buy the signboard / who supplies the signboard and where do I pick it up
    do you give the sign or do I order it myself / do I buy the sign with my own money / who pays for the sign / will you send me the sign / when can I collect the sign
    which documents do I bring for the signboard / is the sign at your expense / signboard compensation in Armenia / how many drams for the sign / reimbursement of the signboard in Yerevan
    do you refund the sign in Armenia / sign in Gyumri who pays / do you pay for the signboard in Armenia / Armenian signboard money / who gives the sign / where is the sign from / sign at my cost?
    sign for free? / how to get the sign / passport for the sign / what do I need to be given the sign / is the sign delivered / do I go for the sign myself / how much for the sign / price of the sign
    do you give a bracket panel / light box free? / sign in Armenia / are signs compensated in Armenia / how much is returned for the sign / where are signs issued / when do I get my sign
    is outdoor advertising at your cost / order the sign or will you give it / who provides the outdoor sign / bring me the sign / application number for the sign / sign for simplified points
    do I purchase the sign / is a passport enough to get the sign / Where do I get the signboard / Which documents do I take to collect the sign / Is the sign compensated in Armenia
    Do I order the sign myself / Who pays for the sign on the facade?
    collecting my sign what do I bring / picking up the signboard what to take / what should I bring for the sign / documents for collecting the sign / do I need a big car for the sign
    what do I have to bring when picking up the sign / collecting the signboard, what do I need / documents needed to fetch the sign / ID for picking up the signboard
    going for my sign tomorrow, what should I take with me / where is the signboard handed out / what shall I have with me to get the sign / do they ask for a passport when I collect the board
    from where do I fetch my signboard / do you hand out the sign for free / is the sign itself paid by you / what is the price of the sign for me / which proof do I show to get the sign
    where can I fetch the board for the facade / papers to take to the sorting centre for the sign
    what do I carry along for the signboard / fetching the signboard, what is required / what to carry when I collect the sign / going to fetch the sign, which papers`,
  signMakers: `who makes signboards / where do I order a sign / signboard contractors / who installs the signboard / sign manufacturing / company that makes signs / who hangs the sign / sign installation contractor
    who helps to get the sign approved by the city / sign manufacturers / order a light box / where can I have a sign made / can you recommend someone to produce the sign / whom do I order the sign from
    I need a signboard contractor / contacts of people who hang signs / phone of a sign installer / who hangs signs / contact for sign installation / who produces signs
    sign companies / sign mounters / need advertisers / who can mount the sign / who does sign installation / somebody to hang the sign / where to print a sign
    sign maker in my town / outdoor advertising contractor / contacts of sign producers / order a sign from a contractor / ad agency for the sign / recommend a sign maker / who helps mount the box
    who screws on the sign / list of sign contractors / firm for making and mounting signs / mounting a sign on the facade / Who makes and hangs the sign
    Where do I find a sign contractor / Who gets the sign approved by the city / Who could mount the box on my facade?
    who can put up the board / firm that mounts signboards / recommend sign fitters / who manufactures the board / where to order sign mounting / sign fitter contacts`,
  centers: `opening in kazan where do I collect the sign / I live in Samara where do I get the sign and the controller / where exactly do I pick up the sign in Omsk and what do I bring / until when is the pickup of signs open in Ufa
    address of the sorting centre / where is the sorting centre / sorting centre in Moscow / opening hours of the sorting centre / nearest sorting centre / sorting center Kazan address
    where is the sorting hub in Samara / list of sorting centres / when does the sorting centre open / where do I collect the sign in Omsk / sorting centre Voronezh
    until when does the sorting centre in Tula work / is there a sorting centre in Perm / where do I go for the signboard in Ufa / which cities have sorting centres / how do I get to the sorting centre
    what's the address of the sorting centre in Samara / until what time is the Kazan sorting centre open / where should I go for my sign I'm in Tyumen / where's the Novosibirsk sorting centre
    when does the Irkutsk sorting centre close / where do I pick up in Krasnoyarsk / sorting hub where / addresses of sorting centres / nearest sorting warehouse / sorting centre in Novosibirsk
    sorting centre Rostov / sorting centre in Krasnodar address / sorting centre hours / does the sorting centre work on Sunday / until what hour is the sorting centre open / Yekaterinburg sorting centre
    Vladivostok sorting hub / find a sorting centre / addresses where signs are collected / at which centre do I collect / is there a sorting centre in our city / Tver sorting address
    timetable of the sorting centre / Nizhny Novgorod sorting centre hours / Chelyabinsk sorting centre / where in Saratov is the sorting centre / way to the sorting centre / is the hub open on Saturday
    sorting depot Podolsk / Where is the nearest sorting centre / When does the sorting centre in Kazan work / What's the address of the Samara sorting centre
    Until what hour is the sorting centre in Omsk open?
    address of the sorting hub in Yekaterinburg / where's the sorting depot in Tomsk / Samara sorting centre address please / sorting centre near me / how do I find the hub in Perm
    opening times of the hub / sorting centre in Krasnoyarsk where / hub in Saint Petersburg`,
  services: `where do I find staff / who cleans the point / contractors for running a point / I need a replacement employee / cleaning service for the point
    find a worker for my point / who makes furniture by the brand book / cleaning of a pickup point / staff outsourcing / I need a cleaner
    someone to cover a vacation / recommend builders / list of contractors / how do I hire staff / I need people to cover shifts during holidays / whom do I hire for cleaning and repairs
    do you help finding employees / where do I get staff / who can do a turnkey renovation / I need cleaning / are there contractors for repairs and furniture / who can replace an employee
    where to look for a worker for my point / need a person to hand out orders / substitute employee / find personnel / recruiting agency / where to get a cleaner / who tidies the point / cleaning company
    need a crew / who does the fit-out / furniture makers by the brand book / where to order shelves and a desk
    outstaffing / replace me during my vacation / who covers a shift / people to fill in / help me find a worker / which contractors do you have / list of service partners / services for owners
    services: cleaning, repairs, staff / outsourced staff / find someone to take shifts / where to hire operators
    Where do I find employees for my point / Who can clean the point / Where do I order furniture / Where can I find a person to stand in for me for a week?
    who could stand in for me / cleaning firm for the point / where do I find workers / who supplies staff / furniture makers / need somebody to clean`,
  employees: `can we all share my login / may someone be added as my employee without consent / how do I add a shift worker / can my cashier use my login
    how do I add an employee / add a worker to my point / give my employee access / how do I invite staff / where do I add a cashier / register an employee in the account / assign a manager to my point
    add a second employee / how do I enrol staff / I hired someone how do I add them / my helper needs access to the account / how do I give a colleague access / how do I remove an employee
    change the role of an employee / where does the employee's code come / adding staff in the account / my new hire needs access / how do I put a new worker into the system
    let my worker log in to the account / connect an operator to my point / a second person should use my account / my cashier needs a login / give staff rights / how to put a seller into the system
    add a worker / give an employee entry / I have two employees, how to enter them / where's the employees section / appoint a point manager / new seller / access for an operator
    register my partner at work in the cabinet / remove a fired one / dismissed a seller, how to close access / change a worker's role / employee rights
    how does an employee enter the system / give my husband access / my wife will work, how to add her / invitation for an employee / 4-digit code for an employee / bind an employee to a point
    employee on two points / add a helper / managing employees / adding personnel in the account / enter employee data / employee doesn't see the point / worker needs a login
    How do I add an employee in my account / How do I give a worker access / How do I remove a dismissed employee / How do I give my shop assistant access to the point?
    add a salesperson / add a clerk / add a shop assistant
    how do I let my shop girl into the system / put a new colleague into the account / give my salesgirl access / how do I register my worker / adding a new team member
    an assistant joined, how do I add her / where do I enter staff / how to take access away from a former worker / new shift worker, how do I add him / set up access for staff
    invite a colleague
    my new girl needs access / how do I give the new worker access / give a shop worker access to the system`,
  loginCode: `the code does not come / I don't receive the SMS / no log-in code / I did not get the confirmation code / I can't log in there is no code / where do I find the code / the SMS is not coming
    how do I get the code again / resend the code / when can I ask for a new code / how long do I wait for the code / how many digits has the code / how long is the code valid / the code expired
    wrong code at login / I entered my number but got no code / verification code not received / I'm not getting the text message / sign in code missing / waiting for the SMS for ten minutes
    where does the code come / the login code is not accepted / one-time code not delivered / digits from the SMS do not come / nothing comes to my mobile / the message with the digits has not arrived
    number verification does not arrive / I entered my number and nothing comes / SMS is not arriving / the number is right but no SMS / please send the code again / I need another code / OTP not received
    no text came / SMS didn't come / no code in SMS / I enter the phone, silence / code never arrived / cannot sign in / cannot authorize / confirmation code where / password doesn't come
    wrong code sent / code out of date / repeat the SMS / send the code anew / how long to wait for the SMS / code doesn't match / can't log in by number / phone login not working / no text message
    code expired / how many times may I request the code / too many codes / code came but isn't accepted / who sends the code / 6 digits don't come / registration code doesn't come
    can't enter the cabinet / roaming, SMS doesn't come / changed my SIM, no code / requested the code three times / code to a Belarusian number / when can I request the code again / log in without SMS
    Why doesn't the login code come / What if the SMS with the code didn't arrive / For how many minutes is the code valid / I entered my number and the message with the digits never came.
    the text with the digits never arrives / no sms with the code / how soon may I request another code / code is not coming / how long does the code live / the code was refused
    didn't get my one-time code / waiting for the code`,
  contact: `until what time can I call you / support hours / phone and email of support / your phone number for partners / I'd rather talk to a human phone email hours
    how do I contact you / contact details / how can I reach support / I want to talk to a person / is there a live agent / talk to a human / where do I write / how do I ask a manager a question
    can somebody call me / whom do I ask questions / I need a human / connect me with support / support contacts / where do I send my question / is there a helpdesk / please call me back
    can I message a manager / customer support for partners / get in touch with you / who do I turn to with a problem / contact an operator / can I chat with someone from your team / your support email
    what is your phone number / I would like to talk to a manager / which email do I write to / how do I reach you / I want a human not a program / live support / where can I turn for assistance
    where do I complain / chat with an operator / I did not find an answer where do I write / who can help me with a problem / is there anybody to talk to / manager contacts / your phone?
    give me a number / is there a hotline for partners / whom can I talk to / how to write to you / is there a chat / where to call / email for questions / need a human not a bot / call a living person
    want a manager's advice / order a call / ring me back / support telegram? / connection with support / feedback form / write to the manager
    technical support how to reach / operator's help / who answers my question / need a specialist's help / speak to a consultant / contact centre / manager's number / whom do I ask about my application
    question for a human / answer me personally / leave a question / where to turn / need a manager / how do I get through to you / nobody answers, where do I write / support service
    How do I contact a manager / Where do I write if I have a question / Can I talk to a living person / How can I speak to a live employee?
    can I speak with a person from your side / how do I reach somebody on your team / talk to someone from the team / number to ring / where do I phone / what's your e-mail / get me a human
    how can I get hold of a manager / reach a real employee / is there someone I can call / contact a member of staff / I need to speak to somebody / how do I ring you / live person please
    who can I speak to / telephone of your team / contact a real person on the team
    the bot is no use, give me a phone number / this chat doesn't help, a real person please / phone number of a person / I want a number to call / give me somebody's phone number
    your chat is useless, who can I call`,
} satisfies Partial<Questions>;
