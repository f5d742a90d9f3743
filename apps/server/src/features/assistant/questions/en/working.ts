import type { Questions } from '../questions.ts';

/** What pages beside the FAQ say: payouts, losses, taxes, banks, the rating, people, the look of the room. */
export const working = {
  payHow: `how do I pay the fee / can I pay the fee by card / pay the deposit by bank card / is there a QR code to pay / how is the fee paid / which way of paying the fee is there / can I pay the fee in cash
    where do I pay the guarantee fee / to which account do I transfer the fee / ways to pay the deposit / payment methods for the fee / how to make the payment of the fee / do you take cards for the deposit
    where is the button to pay the fee / pay the fee from my company account / can someone else pay the fee for me / online payment of the fee / how do I transfer the deposit to you / card or bank transfer for the fee
    what do I pay the fee with / how exactly do I put down the deposit / pay the fee by QR / can I pay with Visa / Which payment methods do you take for the fee? / How can I pay the deposit from my account?
    what's the method for paying the deposit / through which channel do I pay the guarantee money / is the deposit paid by QR / may I hand the deposit over in cash
    do you send an invoice for the fee / pay the deposit with a phone / is a bank card accepted for the fee / how exactly is the deposit transferred / where do I scan the code to pay the fee`,
  payout: `when are owners paid / on which day of the month do you pay / when does the money for last month come / to which account is the reward paid / how often are payouts / when do I get what I earned
    by which date is the monthly reward paid / monthly or weekly payouts / where does my payout go / payout schedule for partners / I disagree with the report / how do I dispute the monthly report
    how many days to object to the statement / where do I see the report for the month / my reward has not come / late payout / payout date / how do I contest the calculation / there is a mistake in my statement
    the reward was calculated wrong / when is the first payout / when do I receive my commission / when will you transfer my money for the month / time limit to contest a statement / deductions from the reward
    when does last month's money land / on which account do I get my money / how long do I have to contest the statement / When do you pay the reward? / Until when may I object to the report?
    payday for point owners / how are earnings paid out
    which date is the payout / on what day does the money come / payday
    october money has not come / why is there no payout / payout delayed / no money for last month
    when is payday for owners / what day of the month does the reward land / by what date do I get last month's pay / when do partners receive their remuneration
    is money paid weekly or monthly / which date is the remuneration transferred / into which account do you pay / last month's reward, when is it due
    deadline for objecting to the monthly statement / the report looks wrong, how many days to object / when do you settle up for the previous month / how often do you pay us
    latest day for the monthly payment / date of the monthly transfer / how soon after the month ends am I paid
    till what day do I wait for the money for my work / when should I expect the monthly money / by which day do owners get their money / what day do I expect my reward
    pay for my work comes when / up to which day of the month do you pay`,
  liability: `who pays for a lost parcel / who is responsible for lost goods / who is liable for lost goods / if goods break who pays / liability for lost orders / who compensates damaged goods / shortage at the point who pays
    who pays for shortages / goods stolen from the point / an order was stolen who reimburses it / will you deduct lost parcels from my reward / a parcel disappeared on my shift / order damaged at my point
    owner's financial liability / what am I liable for / an item smashed at the counter who pays / theft at the point who is responsible / what if an order gets lost / fire destroyed the orders who pays
    force majeure who is liable / damage to goods in stock / customer broke the item who pays / goods missing from my stock room / is it docked from my payout / something gets stolen at the counter whose money is that
    employee stole an order / responsibility for the safety of orders / do I pay for lost orders / Who reimburses a lost order? / Who is responsible if a parcel is lost? / Will damage be taken out of my payout?
    goods went missing who pays / stock vanished who compensates
    an order vanished at my point, who bears the loss / who is charged for damaged goods / goods disappear at my place, who pays / item broken in my stock room, whose cost
    stolen order, do I pay / who reimburses a parcel lost in the point / whose responsibility is a missing order / order gone from the shelf, who covers it / do I answer for lost orders
    is a lost order deducted from my pay / who covers the loss of an order / who pays when something breaks at the point / something went missing from my shelf
    a box went missing, is it on me / order missing after delivery, do I pay / a box disappeared before pickup, who pays / is a missing box my problem
    goods went missing at the counter, am I liable / something got lost between delivery and handing out`,
  tax: `which tax systems do you work with / can I be without VAT / is simplified taxation fine / may I be a VAT payer / is 5 percent VAT allowed / reduced VAT rate allowed / do you work with VAT payers
    how do I change my tax system / I switched to VAT how do I update it / change the tax regime in my account / which document proves VAT / what VAT rate applies / how long does a change of tax system take
    must the owner be a VAT payer / may a partner be VAT exempt / which VAT options exist / VAT or no VAT / company with VAT can open a point / where do I state my tax system / VAT 22 percent
    VAT 7 percent is that possible / which tax regimes are accepted / what to attach to confirm VAT / in Georgia with or without VAT / our tax regime has changed whom do I tell / my accountant asks about VAT
    change taxation after registration / Which tax regimes do you accept? / How do I change the regime if I now pay VAT? / do I pay VAT / VAT on remuneration / how long does switching the VAT status take
    I pay vat is that ok / vat payer / tax regime allowed
    I switch to vat when does it take effect / tax system change takes effect when
    my tax regime changed, when does it count / new tax status, from when is it valid / I've become a VAT payer, when will you apply it / how long does the change of taxation take on your side
    switched regime, what must I do / when is my new tax system taken into account / how soon is the VAT change effective / is it fine to be on the simplified tax regime
    which tax systems may I have / VAT rates for partners / do you work with firms without VAT / updating the tax regime / tax system switch, days
    from when do you count my VAT / my new VAT status starts when / when is the new tax status counted`,
  banks: `which banks do you work with / do I need a bank account / which bank should I pick for the account / which partner banks help with registration / where should I open a bank account
    which banks do you work with / which banks are your partners / do you have partner banks / where do I open a business account / which bank should I choose for the account / will a bank register my company
    can a bank help me register as a sole trader / list of partner banks / where to open a settlement account / recommend a bank for the point / name the partner banks / which bank registers an LLC online
    need a business account where do I go / any bank is fine for the account? / must the account be in your bank / banking services for owners / bank that opens the account and the company at once
    I have no business account yet / which banks help to set up a company / do partner banks help with documents / which bank for an LLC / bank account for the point where / which banks cooperate with you
    Which banks do you recommend? / In which bank can I register and open an account? / will any bank set up the company for me
    partner banks please / which bank opens an account for a new business / where to get a business account / banks you cooperate with / can a bank register my business
    settlement account where / bank for a sole trader / do I have to use your bank / who helps me with a current account / recommended bank for opening an account
    which banks set up an account and a company`,
  leasePapers: `can I apply without a lease / lease not signed yet can I apply / which documents are needed before the lease / is the lease needed at once
    I have not rented yet is it too early to apply / I only have a floor plan can I apply / papers for the application and papers for activation
    which papers at the very start / lease first or application first / apply before signing the lease / when is the lease contract needed / by when do I need the lease / documents at the beginning
    do I have to rent before I apply / premises not rented yet will you accept the application / documents to register as owner / which documents now and which later
    the landlord has not signed yet may I apply / without a lease will my application be reviewed / no lease signed so far / Can I send the application before the lease is signed?
    Which papers do you want first and which only later? / Is a lease contract required to apply?
    must the lease be signed before applying / apply first, rent later? / is a lease required at the application / papers needed at the start and later / do I rent before I apply
    can I submit without a signed lease / when do you need the lease`,
  floor: `can I open in a basement / do I need a separate entrance / does a semi-basement work / there's a cellar for rent next to the bus stop could I use it / entrance through the hallway / semi-basement with windows / entrance from the stairwell / May I open on the second floor / Is a separate entrance required / May I open in a cellar / There's a 45 square metre basement on offer, should I take it?
    would a basement do / is a basement allowed / can I open a point in a basement / can it be on the second floor / is the first floor required / semi-basement possible / cellar with its own entrance
    entrance through another shop / entrance through a hairdresser / the way in is through a beauty salon / shared entrance with a shop / entrance from the courtyard ok / people walk through my room to another office
    is a separate entrance required / walk-through premises allowed / premises inside a mall ok / second floor of a mall / which floor is needed / only the ground floor? / entrance through a stairwell
    the room is at the back of a shop / upstairs unit allowed / third floor possible / unit without its own entrance / you enter through a pharmacy / underground premises / people cross my unit to reach another office
    On which floor must the point be? / Would premises with a shared entrance pass? / Can I use a basement room? / basement entered through another business low ceiling
    would an upper floor be accepted / is an upstairs room possible / second storey premises ok? / my unit is one flight up, will you take it / does it have to be at street level
    basement premises, any chance / is a cellar acceptable / lower ground floor possible? / entrance from inside a mall instead of the street
    customers come in through another shop, is it a problem / must it have its own door to the street / is a shared hallway ok / premises on the first floor above ground / is a mezzanine fine
    people pass through my unit, acceptable?`,
  fitting: `do I need a fitting room / how many fitting rooms / what should fitting rooms look like
    is a fitting room required / how many fitting rooms do I need / how many fitting rooms must there be / what must a fitting room look like / fitting room requirements / what goes inside a fitting room
    size of a fitting room / can I do without a fitting room / is a mirror required in the fitting room / curtain or door for the fitting room / changing cubicles required / do I have to build changing rooms
    what goes inside each cubicle / what to put in the fitting room / is a fitting room needed in a village / place to try on clothes on simplified conditions / is a curtain enough as a fitting room
    is one fitting room enough / two fitting rooms mandatory? / bench in the fitting room / hooks in the fitting room / fitting room in a small point / how to equip a fitting room / screen instead of a fitting room
    full length mirror needed / how large is a fitting room / Do customers need a changing room? / How many changing rooms must I have? / What must stand in a fitting room?
    what must stand in the fitting room / what to put in the changing room / fitting room equipment
    furnish the fitting room
    must I have a changing cubicle / number of changing rooms required / what has to be in a changing cubicle / is a curtain ok for the try-on area / how many try-on booths
    size of the changing cubicle / mirror in the try-on area / can customers try on without a cubicle / what belongs in the changing room / do village points need a place to try on`,
  signSize: `what size is the signboard / sizes of the signboard / which sign sizes exist / signboard dimensions / dimensions of the sign in millimetres / how long is the signboard / width of the signboard / height of the sign
    which sign fits my facade / two metres above the door which sign fits / how do I choose the size of the sign / what are signs 300 400 and 500 / how big is the mini sign / how much space does the sign need
    how wide is sign 500 / narrow facade which sign / smallest signboard / largest signboard / little space above the door which sign / will the sign fit three metres of wall / how many centimetres is the sign
    standard size of a sign / options of sign size / which sign dimensions exist and which would fit / wall above my entrance which sign fits / Which sizes of signboard do you have? / How wide is the signboard?
    size of the light box / does the sign fit above my entrance
    largest board / dimensions of the board / length of the sign
    biggest board dimensions / size of the biggest signboard
    how large is the signboard / dimensions of the board in mm / what sizes can I choose from / length and height of the sign / my facade is 3 metres wide, which board
    which board for a narrow front / how wide is the largest board / sign formats available / does a smaller sign exist`,
  archive: `cameras are new and there is no archive yet / do I have to wait 90 days for the archive / wait until the archive fills / archive is empty will I pass the check / cameras were installed yesterday
    must I wait three months of recordings / camera check with an empty archive / no video archive will you activate / recording has just begun can I ask for activation / new recorder no 90 days yet
    error archive too short / one camera has a short archive / how to pass the camera check without an archive / where do I get 90 days of archive if I have just opened / must the archive exist already
    do recordings have to accumulate before the check / how is the camera archive checked / service says archive is short / retention is set but there is no footage / is the setting enough or the archive itself
    new cameras have no footage for three months / wait for the footage before activation / Do I have to wait for the archive to fill before the check? / What if the cameras have no archive yet?
    recorder is brand new so no three-month archive
    my cams are brand new with no recordings, can I apply for activation / recordings of three months do not exist yet / cameras were fitted last week, is the archive a problem
    must ninety days pass before the check / no footage so far, will the check fail / fresh recorder and activation`,
  lockOutage: `lock with a key in case of power cut
    does the lock work without internet / will the lock open without power / what happens to the lock in a power cut / power is off is the door open or locked / no internet how do I open the lock
    lock when power fails / power went out will the door open / lock without electricity / internet drops will the courier get in / does the lock need internet / does the door stay open without power
    what if the net is down / lock in a blackout / lock offline / which lock stays locked without power / open the lock with a key in an outage / power cuts and the lock / unstable internet how does the courier enter
    outage at night and the lock / magnetic lock without power / does the lock unlock without power / without wifi will it open / connection lost lock does not open / frequent blackouts which lock
    do I need a backup power supply for the lock / What happens to the lock if the electricity goes off? / Will the lock open with no internet? / Does the door stay locked when power fails?
    what happens to the lock when the net is down or there is a blackout
    fuse blows what about the door / electricity goes off is the door open / short circuit and the lock
    what if the electricity fails, is the door locked / internet is down, will the lock open / lock during a power failure / does the lock depend on wifi / door in a blackout
    how do I get in without power`,
  rating: `how is the rating of a point calculated / how do I raise the rating of my point / what is the rating of a point / what does the rating consist of / why did my rating drop / my rating fell what do I do
    what does the rating depend on / my point's score went down / how to improve the score / what is a good rating / where do I see my rating / the rating looks wrong / wrong rating whom do I tell
    rating scale / rating from 0 to 5 / bands of the rating / is a low rating dangerous / rating formula / what does the rating affect / do employees have a rating too / is 3.2 a bad rating / why is my rating red
    what lowers the rating / how's a point's score worked out / whom do I ask if the score looks wrong / why is the score of my point low / I disagree with my rating / highest possible rating
    How is my point's score worked out? / Why did the rating of my point go down? / What counts towards the rating?
    highest rating
    how is the score computed / what influences the rating / rating formula please / what is the rating based on / how do you rate points / how to get a better score / what makes up the score
    why is my rating low / scale of the score / where is my score shown`,
  roles: `which roles have employees
    which roles do employees have / what may a manager do / what may an employee do / rights of an employee / rights of a manager / may an employee open the lock / give staff the right to open the lock
    who may activate the lock / can my employee open the lock alone / difference between manager and employee / may a manager add employees / does an employee see the money of the point / can staff see my earnings
    make an employee a manager of two points / one manager for several points / which rights can I give to staff / what stays with the owner alone / what may only the owner do / what does the manager role give
    lock access for an employee / allow an employee to open the door / a role for all my points / may a manager change the timetable / may an employee change the signboard / limit the rights of staff
    will my cashier see the balance / powers of the point manager / Which rights does a manager have? / May staff open the lock? / What can only the owner do? / different rights for different employees
    which rights can I hand to staff opening the lock managing two of my points
    does a shift lead see the money / can staff see income of the point / what can a supervisor do
    what rights does a worker have / who can open the lock / can a manager see the money / permissions of staff / what is the manager role for / may a worker change hours / what can staff see`,
} satisfies Partial<Questions>;
