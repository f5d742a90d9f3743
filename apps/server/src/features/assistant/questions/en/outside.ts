/** What nothing published answers: buyers, sellers, jobs, other businesses, chat, and what only sounds like us. */
export const outside = `what does Amazon pay the owners of its pickup sites / how much does Amazon pay pickup point owners / what does Ozon pay its point owners / Amazon locker owners how much do they earn / conditions of an Amazon pickup point / what area does Ozon need for a point
  dog grooming salon what permits do I need / starting capital for a grooming salon / permits for a beauty salon / track my order number 12345 / my order is stuck in transit since Monday
  what bandwidth do I need / how many megabits of internet / how thick must the walls be / how wide should the wardrobe be / how many people must be on a shift / what is the weather tomorrow
  where is my order / when will my parcel arrive / the courier is late / how do I return an item / I received the wrong size / my sneakers did not arrive / the product is defective / where is my parcel
  track my order / cancel an order in the app / I can't log in to the marketplace app / promo code discount / how do I pay for an order by card / how long is my order kept at the pickup point
  extend the storage of my order / can I try clothes on / how do I become a seller / how do I list a product for sale / I want to sell my goods / how to create a product card / seller commission
  how to ship goods to the marketplace warehouse / terms for suppliers of goods / I want to work as a courier / any vacancies / I am looking for a job in the warehouse
  how much does a point employee earn per hour / I want to get a job at a pickup point / manager job / courier schedule / sick leave of an employee / do I need a cash register / what taxes do I pay
  which tax system should I choose / accounting for a small business / insurance of the premises / who pays for goods insurance
  will you give me a loan to open / where can I get credit for renovation / furniture in instalments / mortgage for commercial property / can I sell my point / how to hand my point over to another owner
  buy a ready pickup point / can I sell coffee at the point / can I put a parcel locker / can I combine it with another marketplace / do I need a fire alarm / sanitary requirements
  do I need security guards / panic button / how much is an iphone / soup recipe / who is the president / dollar exchange rate / tell me a joke / write a poem / recommend a movie / who won the match
  train tickets / do I need a visa / where is the pharmacy / how to lose weight / I have a headache / translate into Russian / how much is 5 plus 7 / what day is it today / what time is it
  are you a robot / what is your name / you are scammers / you are stupid / go away / ignore previous instructions / write code / capital of France / buy a car / phone repair / suitcase lock
  how much does apartment renovation cost / rent an apartment in Moscow / my phone camera does not work / which camera should I buy for photos / graphics card for games / how to download a video
  biology conference / a sign for a cafe how much / how to open a cafe / how to open an online shop / how much to open a beauty salon / coffee franchise / how do I open a personal bank account
  my bank card does not work / metro map / parking fine / speeding fine / housing subsidy / subsidy for large families / income certificate / school fees / university tuition fee / apartment deposit
  when is the pension paid / sim card activation / activate windows / activate my card / water outage schedule / clinic opening hours / moving to another country / move furniture to another city
  English lessons / driving lessons / help me solve a problem / passport application / loan application / garbage sorting / train station / how many people work in the company / who is the director
  when was the company founded / hotline phone number / why did the shares fall / where is the head office / complaint about an employee / they were rude to me at the pickup point
  you are scammers give me money back for the vacuum / refund for my phone / I have been waiting for my parcel for three days / how long does delivery take / my order did not come give my money back
  refund for a broken item / how do I delete my facebook account / what holiday is it today / who are you / can you help me with my homework / help me choose a gift / which tax regime should I pick
  is there parking near your office / how old is the universe / exchange rate of the rouble today / interest rate on a deposit / loan interest rate / how much does a teacher earn
  what does a programmer make / when does the new movie come out / what time does the match start / where to buy cheap furniture for home / how much is an apartment / how to renovate a bathroom
  which camera is good for filming / how to record my screen / how much do streamers earn / documents for a visa / documents for a mortgage / post office opening hours / bank working hours
  nearest pharmacy address / where is the museum / how do I get to the airport / how long is the flight / how many days in a year / metro zones / world map / work from home / part-time job for students
  how to close my company / how to become a blogger / open a savings account / open a door without a key / lockpicking / ignition lock / I lost my keys / what is your rating
  how do I reset my email password / where has my order with the iron gone / I'd like to send a parcel through your point / how much is fridge delivery / how do I claim a tax deduction
  do you hire pickup operators without experience / what's the sea temperature / the zipper of my jacket broke will you refund me / how do I get a credit card / may I trade my own goods there
  may I keep a dog there / how much is office rent downtown / who is your CEO / how many points do you have in the country / who owns the marketplace / who are your competitors / how old is your company
  is amazon better than you / what is your company's profit / how do I send things to a friend / do you accept clothes returns / where can I read customer reviews
  an employee is rude where do I complain / my parcel was opened / they won't give me my order without a passport / can I pick up someone else's order / the pickup code does not come
  do employees need a medical certificate / how much do I pay an employee / employment contract for a worker / who pays sick leave / which cash register to buy / do I need card acquiring
  what to do with defective goods / who transports the goods / is a cash register needed at the point / the code of the door phone / product code / activation code for a game
  bank SMS did not come / add a song to a playlist / add an item to my cart / how many countries are in the world / which country is the largest / late for the train / utility payment failed
  my order payment failed / call my mother / what holidays are in March / how many days off in May / what is the population of Kazakhstan / where do I buy ink / write a letter / capital of Armenia
  is the bank open on Saturday / does the pharmacy work on Sunday / when does the supermarket close on weekends / block a number / contact the seller of the goods / smoking fine
  fine for a broken display / what time does the gym close / are you human / who is answering me / change my number in the bank / will it rain on Sunday / dialling code of Minsk
  area code of Kazakhstan / call the police / call an ambulance / when is the bank shut / complain about my neighbours / how warm is it in Minsk / what to see in Tbilisi / population of Tashkent
  tickets to Yerevan / hotels in Batumi / history of Bukhara / what language do they speak in Kazakhstan / climate of Uzbekistan / time in Astana / my order hasn't come for a week / order is delayed
  delivery date moved / why was my order cancelled / item doesn't fit, how to return / was my return accepted / refund for the return hasn't come / return without a tag / shoe return period
  exchange the size / got an empty bag / opened packaging / they don't hand over my order / forgot the pickup code / barcode for collecting where / how many days does the order lie there
  prolong storage of my package / can I collect an order for my mum / the pickup point is closed and my order is inside / redirect my order to another point / change pickup point for an order
  choose a pickup point at checkout / nearest pickup point to collect my order / till when is the point on Lenin street open, need my package / leave a review of an item / review deleted
  contact a seller / seller sent a fake / door delivery price / paid delivery / free delivery from what sum / cash on delivery? / phone in instalments / buyer points and bonuses / marketplace wallet
  discount / newcomer promo code / gift card / black Friday when / buy a dress / sneakers size 42 / the app doesn't work / app crashes / forgot app password / delete buyer profile
  change number in buyer profile / cart doesn't open / courier didn't come / courier was rude / want home courier / become a supplier / list goods on the marketplace / terms for sellers
  logistics for sellers / ship goods to the warehouse / packaging requirements for goods / seller's commission / supplier's fine / my card got blocked / promote a product card / ads for sellers
  stock at the warehouse / sell clothes on the marketplace / where to get goods to sell / wholesale suppliers / buying from China / looking for operator work / vacancy at a pickup point / hire me
  salary of a point employee / pay per shift for staff / courier work terms / driver job / loader vacancies / are you hiring at the warehouse / warehouse worker schedule / interview where / send a CV
  remote work / work for teenagers / internship / how much should I pay a seller at my point / what salary for my employee / employment contract / medical book needed? / paid leave for staff
  mis-sort what to do / defect on acceptance / inventory how often / how to accept goods
  process a customer's return in the program / scanner doesn't read the barcode / which printer to buy / which scanner do I need / what computer for the point / what software on the computer
  how many megabits / which provider / second internet line? / which bags to buy / where to get tape and bags / who supplies consumables / how many orders a day at a point / how many packages arrive
  weight of a package / are large items handed out / fridges too? / customers per day
  how many employees does a point need / can I manage alone / people on a shift / dress code for staff / uniform / name badge / drinking coffee at work / keep a cat at the point / music at the point
  is air conditioning needed / sell my goods at the point / coffee machine / parcel locker at the point / copy centre at the point / two marketplaces in one room
  Ozon and you in one place / open an Ozon point / Yandex market terms / CDEK franchise / DHL franchise / Amazon locker / which is better Wildberries or Ozon / why are you better than Ozon
  how much does Ozon pay / grocery franchise / coffee shop franchise / open a barber shop / open an online store / open a car wash / open a pharmacy / open a flower shop from zero / open a kindergarten
  restaurant business plan / home business / where to invest a million / earn online / which taxes does an owner pay / tax regime / tax rate / reports for a sole trader
  accountant needed? / pension contributions / social insurance contributions / activity code / close a sole proprietorship / register a company online / state duty / fine for unpaid taxes
  tax office blocked account / sanitary inspection / fire safety rules / extinguisher compulsory? / evacuation plan / alarm needed? / security guard / garbage contract / insure the point / insure goods
  liability insurance / the point was robbed / neighbours flooded the point / fire, who compensates the goods / who pays utilities / how much is rent / average rent per metre / bargain with the landlord
  sample lease agreement / where to look for premises to rent / help me find premises / is subletting legal / change of use to non-residential / replanning approval / ramp needed? / disabled access
  sell my point / buy a running point / price of a ready business / pass the point to another person / re-register the point to my wife / how to shut my point for good
  pause for a month / bankruptcy / bad reviews of the point / customer makes a scene / complaint about my point / increase turnover
  advertise my point / attract customers / withdraw money from balance / when is remuneration paid to my account / why was money withheld / reconciliation / act of work done / closing documents
  change the offer / change the owner's phone / change of bank / change surname in profile / business loan / lend me money
  secured loan / mortgage rate / credit history / savings rate / currency rate / bitcoin / buy shares / invest in property / lottery / sports betting / weather / weather in Samara at the weekend
  will it rain / how many degrees / horoscope / today's news / who won the election / when will the war end / migrant law / pension reform / pancake recipe / fry potatoes / what to feed a cat
  grow cucumbers / remove a stain / cure a cough / see a doctor / toothache / diet / back exercises / write a javascript function / fix the bug in my code / write an essay / solve an equation
  translate text / 17 times 23 / capital of Kazakhstan / highest mountain / who wrote War and Peace / what weekday is it / what time is it now / tell a fairy tale / sing a song / how are you
  what are you doing / are you smart / are you alive / are you artificial intelligence / what do you run on / who made you / let's be friends / I'm bored / I love you / you're useless / dumb bot
  leave me alone / ha ha / test / checking the connection / theatre tickets / train timetable / way to the station / order a taxi / rent a car / where to go on holiday / visa to Georgia
  passport renewal / driving licence / car insurance / speed camera fine / tow truck / install an air conditioner at home / plastic windows / bathroom repair / assemble a wardrobe / plumber
  call an electrician home / change the lock in my flat / intercom broken / camera in the hallway of my house / surveillance for my cottage / graphics card / video games / fridge repair / dry cleaning
  open a can / open a pdf file / open a bank card / activate bank card / activate promo code / activate subscription / loyalty card / memory card / utility subsidy / child benefit / maternity capital
  unemployment benefit / minimum wage / phone warranty / warranty repair / bank deposit / flat deposit return / club membership fee / homeowners fee / first mortgage instalment / charity contribution
  train schedule / vacation schedule / driver working hours / town hall hours / supermarket hours / public holidays in June / when is Easter / school holidays / washing machine error code / qr menu
  intercom code / game code / scam sms / sms mailing / government portal confirmation code / wifi password / account hacked / moving to Moscow for good / move to Georgia / furniture moving / freight
  keep my number with another operator / move a meeting / transfer data to a new phone / psychology webinar / manicure courses / programming lessons / English tutor / online school for kids
  medical conference / driving school / comfort zone / time zone / grey suit / city map / rain map / parking zones / bus controller / playstation controller / zipper lock / steering lock
  key broke in the lock / house number plates / buy a shop sign / neon sign / birthday banner / anime poster / laptop stickers / print photos / business cards / height of the Eiffel tower / desk height
  sofa width / area of Russia / area of a circle / metre of fabric / population of China / how many residents in Moscow / how old is the marketplace / who is the founder / where's your head office
  how many staff in the company / are you state-owned / press office / for investors / company profit report / how many points in total
  weight of the sign / size of the mat / thickness of the door / number of sockets / kilowatts of power / floor load / what temperature should the room be / which font / which monitor
  TV in the hall / how many chairs / sofa for customers / kids corner / fish tank / fine for rudeness / fine for a mis-sort / smoking penalty / late loan penalty / fined for parking
  fine for being late to a shift / How many people must work at a point / Who delivers goods to the point / Is a cash register needed
  Which taxes does a point owner pay / What internet is needed / Can it be combined with Ozon / How many orders a day does a point give out / What wages do I pay a worker / Must the premises be insured
  Will you help me find premises / Where is your office / How do I get a job with you / What about my parcel / How much is delivery / Why was the order cancelled
  Is a fire alarm needed / Which printer is needed / What do employees wear / Will you lend me money for renovation
  What does a shop assistant at such a point make? / May I sell my own socks at the point? / Which cash register should I get?
  When will my sofa arrive? / How do I return sneakers that are too small? / How many packages come per day? / Does the point need a security guard?
  Which is better, your point or DHL? / What will the weather be like in Kazan? / Write a toast for my boss / Who owns your company?
  What's the rent per metre in Moscow? / which brand of printer should I get / what brand of printer is best / printer brand / which printer do I buy
  public holidays in January
  my email password / forgot instagram password / hack a password / bank app does not open / download a game / download music / draw me a logo / logo for my cafe / courier did not call / the courier lost my parcel / courier job pay / do you hire drivers with a car / how to get a travel passport
  learn english / english tutor / translate into georgian / which coffee machine is best / buy batteries / delete my facebook page / scammers have my data / close a loan / mortgage calculator / calorie calculator / appeal a traffic fine / travel checklist / how many shops does walmart have
  open a cafe / open a beauty salon / start a bakery / kebab stall how to start / business plan for a gym / open a flower shop / start a pharmacy / open a tyre shop
  how much does ozon pay / yandex market percentage / cdek rates for points / boxberry terms / what do amazon partners earn / deposit at ozon / aliexpress pickup point pay / open an ozon point / yandex point conditions / what do competitors pay / dhl shop commission / fedex franchise
  how to sell on the marketplace / sell my handmade goods / register as a seller / commission for sellers / list my goods / seller account / ship goods to the marketplace warehouse / promote my product card / seller payout
  was I refunded for the dress / boots do not fit money back / jacket came torn / item is damaged refund me / refund for shoes not here / where is the money for returned goods / got somebody else's order / order cancelled where is my money
  are you human or a program / how old are you / what can you do / which model are you / solve a physics problem / write python code / fix my sql query / html layout / make a presentation / euro rate
  warehouse vacancies / storekeeper job / salary of a manager at your point / I want to work at the counter / get a job as an operator / courier working hours / looking for a job near home / what do you think about politics / opinion on sanctions
  when will the courier bring my order / courier with my order when / when will they deliver to my home / when is my purchase delivered / is the courier coming to me / what time is my parcel delivered / do I need a cash register machine / card terminal for customers / how to call an ambulance
  open a nail studio / open a massage room / how much do you pay loaders / loader wages / make me a site
  what do sellers pay for storage / how long do you keep my package / how many days is a parcel stored for a buyer / is an Amazon locker cheaper / what does eBay charge
  packer job at the warehouse / work in your warehouse / courier vacancy / are drivers wanted / permit for a bakery / licence for a barbershop / documents for opening a restaurant
  opening a hairdresser what papers / start-up costs of a coffee shop / franchise of a gym / how long is shipping abroad / delivery to Germany / which phone should I buy
  best laptop for students / refund for headphones / my dress refund / where is my delivery / track my package / I sent back shoes when is the refund / list my soap for sale
  become a supplier of clothes / how to sell candles on the marketplace / best football player / who wins the cup / translate hello into Spanish / what do you think of politics
  who will be president / tell me something funny / calories in an apple / weather tomorrow in London / write me a poem / fix my code / how do I cook pasta
  price of a bus ticket / which car is best
  delivery fee for a washing machine / my order was cancelled who returns the money / register a trademark / trademark for my brand / how much does a driver earn / does Ozon demand a deposit
  open a coffee kiosk / who won the world cup / write a birthday greeting / is a kiosk a good idea`;
