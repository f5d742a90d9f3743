import type { Questions } from '../questions.ts';

/** Hours, cameras and the lock. */
export const running = {
  hours: `what time should I open and close / which hours are best / until what time should it be open / from when to when / what opening hours are required / how many hours a day do I have to work
    how many days a week / from when to when should the point be open / can I work only in the evening / working schedule / is 6 hours enough / minimum working time / must I be open every day
    can I be open from 12 to 20 / is it 24/7 / can I choose my own schedule / what time should the point open in the morning / is five days a week enough / can I have a lunch break
    am I allowed to close on Mondays and Tuesdays / what's the minimum number of working hours per day / can I close for lunch / must I be open until 10 pm / is closing at 6 pm permitted
    from what hour to what hour do I work / can I work half a day / can I combine it with my main job / is opening at 10 am fine / can I work 4 days a week / minimum hours
    how many hours must the point be open / open until 8 pm is that ok / how many hours at least / what is the shortest working day / least hours per day / minimum opening time a day
    fewest hours I can be open / which hours to work / may I open at noon / from 8 to 14 ok? / evenings only / are six hours enough / four hours a day ok? / recommended hours
    which schedule do you advise / until nine at night a must? / round the clock? / flexible schedule / do I choose the hours / three days a week enough? / five days six hours / six-day week?
    is a lunch break allowed / when must the point open / till when to work / half day / I work till six at my job, evenings ok?
    hours of a village point / combine hours with my shop / work nights? / how many working days are obligatory / what working week / can't do mornings, opening at 1 pm / twelve hours a day compulsory?
    a short day possible? / shorten hours / open later in the morning / daily operating time / how long per day should it stay open / business hours for a point / opening time rules
    How many hours a day must a point work / Which timetable do you recommend / May I work four days a week / Must a point be open until late evening / Can I choose my own hours
    May I open at noon and close at six?
    noon to eight / from noon till evening / open at noon
    minimum hours a day / how many hours must we be open / how short may the working day be / what working hours do you want / must I work twelve hours / fewest working days in a week
    minimum days per week / shortest possible opening time / can I open only four hours / required timetable / how many days a week is the minimum / is ten till six fine
    hours in a village shop point / from what time must it be open / do I have to be open late
    lowest number of days per week / least days a week a point operates / how many days a week must a point operate / smallest number of working days / how few days a week can we be open
    lowest number of hours a day / minimum working week`,
  daysOff: `can I close on Sunday / do I have to work at weekends / can I have two days off / do I work on holidays / can I take a day off / is Sunday mandatory / is it mandatory to be open on weekends
    how many days off can a point have / may the point be closed on Saturday / which days can we be closed / can I rest on weekends / two days off in a row / am I allowed to shut on public holidays
    weekends off are possible / closed Saturdays and Sundays is that ok / can I close for New Year / must I open on Sunday / are days off allowed / can my point have a weekend
    do I need to be open seven days / can I not work on Mondays / could we close one day a week / may I take Sundays off / how many days off per week / number of days off allowed / shut two days each week
    may we close on Tuesdays / what if I want weekends free / can I be closed twice a week / is working on weekends compulsory / how many days off has a point / Sunday off ok? / two days off running
    rest on holidays / work on January 1? / close for Easter / close for a week's vacation? / closing for the holidays / days off on Wednesday and Thursday / is seven days a week mandatory
    work without days off? / obliged to work Saturdays? / closed on Mondays / I want a day off / Saturday and Sunday closed / working on public holidays / how do I arrange a day off / close for one day
    not working on a national holiday / how many days may we be closed / one day off or two / may I rest two days / holiday schedule / must we open on weekends / I'm sick, can the point stay closed a day
    bank holidays off? / do we get weekends / can the shop stay shut on Sundays / May I close on Sundays / How many days off per week are allowed / Do I have to work on public holidays
    Can the point be closed for one day / We don't work on Saturdays for religious reasons, is that permitted?
    closed on sundays / sunday off
    closed sundays ok / shut on sunday is that fine
    two free days a week, is that allowed / must I be open all seven days / can I shut at weekends / are Sundays working days / how many rest days may I take
    closed on public holidays, possible? / do I need to be open every single day / may the point rest on Saturday and Sunday / free days per week / bank holiday closing / can we take Mondays off`,
  cameras: `is a month of recordings enough / how many weeks do I keep the recordings / is storing video for two weeks too little / how deep must the archive be / how many cameras do I need
    requirements for video surveillance / is CCTV mandatory / how long do I keep the recordings / what cameras should I install / can I do without cameras / archive how many days / is one camera enough
    do I need a recorder / can I use my own cameras / why do you need cameras / how do I connect the cameras / do you check the cameras / must cameras record all the time
    how long is footage stored / surveillance rules / how many CCTV cameras are compulsory / for how long must footage be stored / are two cameras above the desk enough
    how many days should recordings be kept / where is footage stored / what resolution of cameras / is surveillance compulsory / who watches the cameras
    archive of recordings for how many days / number of cameras / five cameras? / three cameras enough? / how long is video kept / 90 days of recording? / archive storage time / video archive
    which cameras to buy / must I put cameras / without surveillance possible? / is a webcam ok / dummy camera / I already have cameras, do they suit / recorder needed? / cameras in fitting rooms?
    what if a camera breaks / ip cameras / is CCTV needed in a village / cameras for a small point / terms for surveillance
    how do you check cameras / access to cameras / is a month of footage too short / recording 24/7? / norms on cameras / minimal count of cameras / camera resolution / cloud recording
    what monitoring system / security camera requirements / keep the recordings how long / How many cameras must be installed / How many days are recordings kept / Is video surveillance mandatory
    Can I use my old cameras / Is it obligatory to keep video for three months?
    may I use my existing cctv / I already have cameras
    how many days is footage kept / how long should recordings be retained / retention time for video / for what period do I store the tapes / minimum number of cameras
    how many cams are obligatory / storage period of recordings / keep cctv recordings for how many days / are cameras a must / what about surveillance requirements
    how long must the video archive be / does a village point need cameras / number of cams please / how many days back must the recordings go`,
  video: `who connects the cameras / video surveillance contractors / who installs cameras in Kazakhstan / where do I order video surveillance / CCTV companies / recommend a company for cameras
    cameras in Belarus who installs / camera installers / whom do I contact about cameras / list of surveillance contractors / who mounts the cameras / CCTV contractor in Armenia
    through whom do I connect cameras / contacts of camera installers / where do I buy cameras / who could install cameras for me in Kazakhstan / recommend someone for surveillance
    who will put up cameras for me in Minsk / contacts of those who do surveillance / do you have trusted camera installers / who puts the cameras / need a camera fitter / who does surveillance
    camera contractor Russia / company for installing cameras / who hooks up CCTV / surveillance contacts / advise someone with cameras / camera firm in Tashkent / Uzbekistan camera contractor
    Kyrgyzstan who installs cameras / Georgia surveillance who / order cameras with installation / from whom do I order CCTV / surveillance partners / which contractor for cameras / list of camera firms
    need a camera specialist / who sets up the recorder / cheap camera set from whom / order CCTV mounting / approved camera contractors / whom to trust with cameras / turnkey CCTV who
    Who installs cameras in my city / Which contractors do video surveillance / Whom do I ask for camera installation in Kazakhstan / Who connects surveillance in Minsk?
    who fits the cameras / camera company in Kazakhstan / list of firms that do surveillance / recommend a cctv company / who connects surveillance in Georgia / contact of cctv installers`,
  lock: `is an electronic lock obligatory / why do I need an electronic lock / can I do without an electronic lock / do I need a lock / what if the lock does not fit my door / is the lock mandatory
    what is the smart lock for / it's cold in the room the lock won't work / may I not install the lock / who pays for the lock / can I keep an ordinary lock
    who receives night deliveries / my door is not suitable for the lock / do I really need that smart lock / I don't want an electronic lock is it obligatory
    the building owner won't let me drill the door for the lock / can I go without a smart lock / what does the electronic lock give me / are night deliveries mandatory / can I refuse the lock
    does everyone install the lock / put an electronic lock? / why a lock on my door / refuse the electronic lock / do without the lock / lock doesn't fit the door
    the door isn't mine, can't change the lock / room below zero, lock will freeze / what if a lock can't be installed / reason not to install a lock / night delivery and lock
    receiving goods without me at night / goods come at night, must I be there / who opens the door at night / is a smart lock for everyone / ordinary key ok?
    keep a mechanical lock / who pays for the electronic lock / the mall doesn't allow locks / roller shutters, no place for a lock / electronic lock in a village? / compulsory or optional lock
    what's the e-lock for / activated without a lock? / landlord forbids changing the lock / purpose of the smart lock / Is the electronic lock mandatory / What is the smart lock needed for
    What if the lock doesn't suit my door / How are goods received at night / Can I do with an ordinary key
    It's a glass door and the landlord won't let me touch it. Can I open without the electronic lock?
    no smart lock fits my door, what then / can a point open without an e-lock / is the e-lock a must / my door can't take an electric lock
    the lock cannot be mounted, will you still activate me / door not suitable for the smart lock / may I be activated without the electronic lock / is it possible to skip the lock
    what if my door is too thin for the lock / landlord won't allow the lock / reason for no lock at activation / too cold for the lock / none of your locks suits / what's the lock good for
    do I need to be there for night deliveries
    the locksmith says the lock can't go on this door / the electronic lock won't go on my door, what do I do / can't put the e-lock on, what now`,
  locks: `which locks are suitable / which lock should I choose / models of electronic locks / which lock to buy / lock for a plastic door / lock for a glass door / lock for a metal door
    which lock should I install / list of locks / what brand of lock / lock for a wooden door / lock that works in the cold / compare locks / electromagnetic or electromechanical
    my door is glass which lock would you recommend / which lock works with a steel door / what lock options are there / which lock model is needed / lock for an aluminium door / locks for glass doors
    pick a lock for me / advise an electric lock / recommended locks list / lock model for an outside door / supported electric locks / electromechanical lock which / would a magnetic lock do
    mortise or surface / lock for a door opening outward / which lock won't freeze / catalogue of locks / compare lock models / lock brand / how do locks differ
    the best lock / what locks are there / steel door which lock / wooden door which lock / aluminium door, what to put / lock for a sliding door / compatible locks / suitable locks list
    where to see lock models / Which lock should I choose for a glass door / Which lock models do you recommend / Suggest a lock model for an aluminium door.
    which e-lock should I get / lock for a steel door / what models of smart lock are there / lock for glass / choose a lock / recommended lock types`,
  lockInstall: `how do I install the lock / lock installation instructions / how do I connect the lock / wiring diagram of the lock / how to fit the electronic lock myself / where to put the controller
    mounting the lock / what power does the lock need / who installs the lock / how do I set up the lock / the lock does not open what do I do / where to enter the controller code
    which photos of the lock are needed / how do I wire the lock to the power supply / how do I check that the lock is connected / the electrician doesn't know how to connect the lock
    where's the lock diagram / how to mount the electric lock / where's the lock scheme / how to join controller and lock / instruction for the electrician on the lock / electronic lock installation
    wires of the lock where / connect lock to controller / power unit for the lock / I'll fit the lock myself, how / order of installing the lock / where's the lock manual / lock setup / lock doesn't work
    lock won't close / lock clicks but doesn't open / test the lock / where do I type the controller code / electrician asks for the diagram / connecting the electric lock / who fits the lock
    call a technician for the lock / activate the lock in the account / photos of the installed lock / bind the lock / install the lock with my own hands / lock doesn't connect
    How do I install and connect the lock / Where do I get the lock mounting instructions / What if the lock doesn't open / Where's the diagram for wiring the lock?
    how is the e-lock fitted / wiring of the lock / guide to mounting the lock / lock wiring scheme / who can connect the lock / how do I pair the lock`,
  controller: `what is the controller / where do I get the controller / is the controller free / how much is the lock controller / does the controller need internet / how does the controller work
    which controller do I need / why a controller / controller wifi / does the controller work in frost / is the controller given for free / where do I pick up the controller / do I pay for the controller
    what powers the controller / what sort of thing is the controller / why does the lock need a controller / price of the controller / do you hand out the controller / where can I obtain a controller
    is the controller paid / does the controller need wifi / controller without internet / does the controller stand cold / controller power / controller is broken / who gives the controller
    is the controller delivered / buy the controller myself? / what's a controller for / own controller allowed? / controller and internet / plug the controller into a socket?
    which controller for the lock / Where do I get the lock controller / Does the controller cost money / Will I be charged for the controller?
    who provides the controller / is the lock controller charged / where is the controller handed out / do I buy a controller`,
} satisfies Partial<Questions>;
