import type { Questions } from '../questions.ts';

/** What is paid, when, and what becomes of it. */
export const money = {
  cost: `how much does it cost to open a point / how much money do I need to start / what investment is required / what are the startup costs / when will it pay off / payback period
    how many months to break even / what budget do I need / how much is the renovation / what expenses should I expect / is the signboard free / what do you provide for free / how much does furniture cost
    is it expensive to open / when do I get my investment back / minimum capital / what will I have to spend money on / how fast does a point become profitable / is 500 thousand roubles enough to open
    what do I pay for myself / roughly how much cash should I have before I begin / how quickly will I recoup my investment / what will opening cost me altogether
    how much should I invest in renovation and furniture / what's the price of entry / how soon will I earn back what I invested / what expenses will I bear / are my savings enough
    I have 300 thousand is that enough / how much money should I prepare / who pays for furniture and equipment / what do you cover and what do I / how much does the refit eat / total cost of opening
    is it worth opening does it pay off / price of opening a point / the cost of opening / when does a point pay for itself / how long until I recover my money / after how many months will it pay back
    payback time / how soon do I break even / when will the point turn a profit / how soon will I be in the black / how soon do I get my investment back / when do I recover my investment
    what's the total budget / how much should I save up first / ballpark figure for opening / how costly is the fit-out / price of renovating by your brand book / what are the main expenses
    what else do I pay besides the fee / which equipment is free and which do I buy / is half a million enough / would 400k cover everything / is a lot of money needed / minimum outlay
    what's the entry threshold / how pricey is it to launch / how much for repairs furniture and equipment together / who covers the renovation / do you compensate the repairs / when do I recoup
    how many months till the investment returns / will it pay back in half a year / time to recover the investment / does a point pay off at all / how long before it pays for itself
    how soon is the money I put in returned / return on investment / do I buy the furniture / who buys the computers / start-up capital required / overall expenses before opening / estimate of costs
    what would I be spending on / how deep must my pockets be / how much does it take to launch / average opening cost / what do you provide at no charge / About how much will opening cost
    What expenses await me at the start / How much do I spend on renovation / How soon will I get my investment back / What do you provide free and what do I pay for
    Are two hundred thousand roubles enough / What sum should I set aside for renovation and furnishing? / After how many months does a point usually break even?
    overall how much do I need to launch / what would I spend to get going / rough cost of fitting out a point / cheapest possible start / how much cash does one need
    list of expenses at the start / after how many months am I in profit / how soon does the investment come back / how long before a point pays its way / average time to recoup the money
    when will I have earned back what I spent / in what time does a point cover its costs / what time does payback take on average / expected payback in months
    what do you supply free and what's on me / price of doing the place up / what's the minimum renovation bill / which costs should I plan for
    how many months before it has paid for itself / months till the point pays for itself / when has the thing paid for itself / typical payback time
    usual time for getting the money back from a point / how many months until I've got my investment back`,
  fee: `do you ever give the deposit back / will the guarantee money return to me / is my deposit safe / how much is the fee / what is the guarantee fee / size of the guarantee fee
    why do I need to pay a deposit / how much is the deposit / is the fee refundable / what is the 50 000 for / how much do I pay for an application
    is there an entry fee / do I pay a fee in Belarus / is there a fee in Kazakhstan / how many roubles is the fee / what happens to my fee / do I have to pay anything to open / why is the fee 10 000
    is the fee the same for everyone / what is the deposit for / how much should I put down / is there a franchise fee
    fee for a village / guarantee payment amount / do I get my deposit back / what do I have to pay upfront to join / could you explain what that guarantee payment is about
    will my fee come back once I open the point / how much do you ask for in advance / is applying free of charge or do I pay / what sum is the security deposit
    I live in Minsk do I still have to hand over the 50k / what do I need to put down before my request is considered / how much is your deposit / why do you take money when I apply
    is the fee paid in Uzbekistan / is it a one-time payment / do I pay the fee for every point / is there a fee for a second point / is there a participation fee / do I pay before or after approval
    10 or 50 thousand / what's the initial payment / how much do I transfer / any royalties / what's the price of joining / what's the security sum / how big a deposit in the city / is 50 000 for all
    why do some pay 50 and others 10 / smaller fee in the countryside? / why do you charge a guarantee fee / is the fee a charge or a pledge
    fee refundable if I do everything on time / how much to enter the programme / is prepayment needed / is there a fee in Georgia / free in Kazakhstan?
    I'm from Belarus, do I pay / fee in Tajikistan / is the fee only for Russians / what sum for a standard point / fee for a simplified point / hidden payments? / royalties or monthly payments?
    franchise price / what do you charge to join / how much must I transfer so that you take my application / same fee for the second point / does the fee depend on the city / tell me about the fee
    what does the fee give me / cost of participation / guarantee contribution size / down payment / is a deposit required at all / deposit amount for opening / must I leave a deposit
    How much is the guarantee fee for an ordinary point / What is the fee in the countryside / Why do you require a fee / Will the fee come back after opening / How much money must be paid when applying
    Is there a charge for taking part / How much will I have to put in for a point in a regional city? / I'm from Grodno, will you charge me the guarantee fee too?
    fee / what fee / fee in a village / deposit for a village / size of the fee / is the fee the same everywhere / city fee and village fee / is the fee taken at once / guarantee payment how much
    what do I pay upfront / what do I put down at the start
    what sum do I stump up before you consider a city point / how much do you want off me at the very beginning / is there any joining fee for a town point
    what is the down payment for a point in the city / how much is the security money / do newcomers put money down first / how large a bond do you hold / what must I hand over in advance
    amount of the guarantee payment for a standard point / entry payment in a big city / do I leave a pledge with you / what money goes to you before approval
    I heard you take a deposit, how much is it / how many roubles up front for a standard point / does Kazakhstan charge a deposit / is any deposit asked in Georgia
    we are in Tashkent, is there a guarantee payment / I live in Yerevan, must I put money down / is the payment needed outside Russia / starting payment for a hamlet
    what is the deposit in a settlement of 1500 people / village deposit how much / how big is the caution money / pledge amount please
    do I pay something for handing in an application in Bishkek / in Tbilisi do I have to pay anything to apply / must residents of Belarus pay to apply
    what's asked from me financially at the application stage
    do Kazakh partners pay something in advance / do partners in Armenia leave money with you / what do Uzbek partners pay at the start / do you take money before approving
    what's the figure you ask for before approval / what will the initial contribution be / first contribution in a place of 2500 people / first payment for a small place
    money asked before approval in Russia / is money demanded in Belarus as well / what must be paid in first / how much is the contribution for a city point`,
  payTime: `sent the form but I can't pay till the weekend will it be deleted / how long does an unpaid application wait / no money today will my application be thrown away / how many hours do I have to pay
    at which moment do I pay / is the money due before or after the check / how late can I pay / what is the latest moment to pay / what becomes of an application nobody paid for
    how long may I put off the payment / if I do not pay at all / until when does an unpaid request wait / how long can the payment wait / I have not paid yet how much longer do I have
    how long do I have to pay / when must I pay / how many hours to pay for the application / what if I don't pay in time / my unpaid application was deleted / how long does an unpaid application live
    payment deadline / can I pay tomorrow / can I pay the fee later / will the application expire if I don't pay / how long is a paid application valid / I missed the payment what happens
    do I have to pay at once / can I postpone the payment / why did my application disappear I had not paid / how long is the place held before payment / I missed the 24 hour window to pay what now
    a day has passed and I did not pay / when must I transfer the fee / what if I pay in two days / my application vanished because I did not pay / do I get time to think before paying
    how many hours do you hold the place without payment / can I pay in a week / the application is still unpaid / how many hours may an application stay unpaid / deadline for paying
    do I have to pay the same day / can I pay in three days / payday is Friday, will you wait / put off the payment / is it 24 hours to pay / how long is an unpaid request kept
    I applied but have no money yet / does it get cancelled without payment / when is an unpaid application removed / how quickly must the fee be paid / is the spot held for me until I pay
    booking without payment / bank transfer takes two days, is that fine / an hour late with payment / my unpaid application is gone / how long does a paid one last / validity after paying
    lifetime of an application / do I need to pay right away / when is the money due / can I pay next week / time limit for the fee / payment window / until when can I pay
    How long do I have to pay the fee / What if I don't pay within a day / After how many hours is an unpaid application deleted / May I pay the day after tomorrow
    If I don't transfer the money today, will my application vanish? / How many days does an application that's been paid for stay valid?
    how long is the place held while unpaid / how long is the spot mine before I pay / how many days is a paid application valid / did not pay in time is the application lost
    by when must I pay after sending the application / what's the cut-off for payment / time window for paying the fee / how long is the payment link good for
    money arrives the day after tomorrow, is that too late to pay / how many hours between submitting and paying / deadline to settle the fee / when does an application that isn't paid lapse
    must the fee be settled the same day / I'll have the money on Thursday, will the request survive / up to what moment is payment possible / is there a grace period for the payment
    once submitted, how soon is the payment due / how long before an unpaid application gets wiped / pay-by time for the deposit / I submitted an hour ago, until when can I pay
    how late may the deposit be paid after the form is sent / the payment term in hours / how long does my spot wait for the payment
    how long will the application stay unpaid / salary comes on Friday, will it wait / can it stay unpaid until next week / how long can I leave it unpaid`,
  payFailed: `my payment failed / the payment did not go through / payment error what do I do / I can't pay the fee / the bank declined my payment / payment was rejected by the bank
    the payment page shows an error / can I try to pay again / how do I repeat the payment / the fee payment was unsuccessful / my bank refused the transfer / paying fails every time
    payment keeps failing / the payment hung / how do I retry the payment / pay again after an error / the transaction failed / an error pops up when I pay should I try again
    I get an error and the money has not left / attempt to pay was not successful / the charge was declined / how many attempts to pay / may I retry the payment / the money was not taken
    the bank did not process the payment / transfer was rejected can I pay again / my card isn't accepted / the payment got cancelled by the bank / stuck halfway through payment
    payment page spins forever / the bank blocked the transfer / tried three times to pay, no luck / payment broke off, is my application lost / what about my application after a failed payment
    second attempt to pay possible? / payment link does not open / pay button doesn't work / payment page won't load / was I charged twice / money taken but it says unpaid / unsuccessful payment
    transaction declined / payment pending forever / transaction error / I cannot complete the payment / how do I pay if the first try failed / QR payment failed / why is my payment refused
    bank refusal while paying the fee / the system won't take my payment / cannot pay for my application / charged but shows an error / payment keeps being rejected
    The payment did not go through, what do I do / An error appeared while paying, may I try again / The bank declined the fee transfer / Will my application be lost because of a failed payment
    The bank turned my payment down, is the application safe?
    payment did not go through what now
    payment bounced, what now / the bank would not let the fee through / it says payment unsuccessful / error on the payment page, do I lose my spot
    money left my card but the application says unpaid / the QR did not work, may I try again / the transfer was refused, is my application still there / tried to pay and got an error message
    the transaction hung, did you get my money / payment attempt broke down`,
  paid: `I paid the fee but nothing changed on the map / I paid and the place is not grey / the zone did not turn grey after payment / how soon does the map update after payment
    money was charged but the zone is free / what if someone takes the place after I pay / payment went through but the map is the same / I paid is the place reserved for me / when will the zone turn grey
    map not updated after paying / I paid an hour ago and the map still shows the place as free / how many minutes until the place is marked as taken after payment
    could a rival grab my spot while I'm paying / paid yesterday and the place is free / money left but the zone has the same colour / I don't see that the place is mine after paying
    how long does the map take to update after payment / I paid and the colour of the zone is the same / the zone colour did not change after payment / paid but the zone is not grey
    paid up but the area isn't grey / how long till the map refreshes / still green although I paid / could somebody else take it now that I've paid / will my place be snatched
    is the place locked in for me / paid five minutes ago, map unchanged / the map doesn't see my payment / fee is gone, the zone still coloured / after paying the spot is still selectable
    when does the map reflect the payment / how soon is the place closed to others after payment / paid and afraid someone takes it / is it mine from the moment of payment
    is the map updated with a delay / ten minutes since payment and the zone is free / others still see my place as free after I paid / not coloured grey after the fee
    transferred the fee, is the spot mine / I've paid, will they steal my place / I paid the fee but the map has not changed / How fast does the zone turn grey after payment
    Could someone take the place I paid for / I paid half an hour ago and the area is still free. Could it go to someone else?
    transferred the deposit an hour ago and the square on the map is unchanged / how quickly is my place blocked on the map after payment / paid but my place still looks available to others
    can another applicant take my square after I paid / when will the map show that it's mine / the colour stayed the same after payment`,
  refund: `you say no is my payment lost / if the answer is no do I lose what I paid / my request was refused what of my payment / will I get my money again / how do I see my money again
    can I withdraw and get the fee back / I changed my mind will you refund me / how do I get the fee back / cancel the application and get the money back
    will the fee be returned if the application is rejected / how soon is the fee refunded / when is the fee not returned / I want to cancel my application / you declined my application where is my money
    until what day can I withdraw / will I lose the money if I don't open / refund after approval / will I lose my deposit / I could not find premises do I get my money back
    how do I delete my application / do I get 50 000 back if I refuse / how many days does a refund take / what happens to the deposit if I back out / withdraw from opening after approval / refund policy
    can I get my money back if I decide not to open / if you turn me down is my deposit gone / can I take the fee back before approval / I changed my mind after approval is the fee returned
    my application was not approved how do I get the fee back / can I have the deposit back if I back out next week / if opening fails do I get the money back / I left the programme where is my fee
    in which cases is the deposit not returned / refund period / how many days after approval can I withdraw / if I delete the application does the money come back / you refused me what about my money
    the lease fell through how do I get the fee back / I'm withdrawing, money back please / if I refuse before approval / a week after approval I want out / approved but changed my mind
    don't want to open any more, return the fee / application rejected, is the fee returned / how soon after refusal does the money come / within what time do you return the fee / conditions of refund
    when won't you return it / opening refused, where's the money / if I cancel do I lose the fee / delete my application and refund / I no longer need the application
    eighth day after approval, can I still withdraw / how many days after approval may I change my mind / take back the guarantee fee / landlord refused me, refund? / lease deal collapsed
    is money returned to the card / annul my request / how do I remove my application / refused by you, how long to wait for the refund / did not pass the check, is the fee returned
    money for a declined application / is a refund of the guarantee fee possible / take my money and leave / if I fall ill and can't open do I get it back / cancellation consequences
    pulling out, what about the deposit / getting my deposit back after cancelling / May I withdraw my application and get the money back / Will you return the fee if you refuse me
    How long does the refund of a rejected application take / In which case is the fee not returned / Five days after approval I realised I can't do it. Do I get the fee back?
    My request was turned down, when do I expect the money?
    I wish to bow out after approval, what of my payment / can I still get out with my money / you approved me last week and I'm having doubts, money back?
    approved 8 days ago, no longer want it, is the fee gone / I was approved a fortnight ago and want to cancel, do I get anything
    within how many days after approval can I walk away with the money / knocked back by you, when is the money returned / my application was unsuccessful, how soon do I see the deposit
    you said no, how long before the fee is in my account / time for returning the deposit after a refusal / if you reject me how many days for repayment
    calling it off before approval, is it refunded / I pulled out on day three, will the deposit come / last day to pull out and keep the money / backing out two weeks after approval
    reclaim the deposit / how do I reclaim what I paid / is the money repaid if the check ends with no / withdraw in the first week after approval / do I forfeit the payment if I change my mind
    turned down, repayment term / when does a rejected applicant get the cash back / is the deposit returnable after approval / I quit nine days after the yes, any refund
    my wife is against it now, can we recover the money / approved two weeks ago, can I recover the deposit / recover the deposit after approval / how long until rejected people get their money
    those you reject, when are they repaid`,
  late: `the works take longer than a month what then / I can't finish the refit in time what does it mean / is the fee lost if I am late with opening / if I miss the deadline do I lose the fee
    what if I don't finish in 30 days / what happens to the fee if I don't open in time / 30 days passed and the point is not open / I missed the opening deadline is the deposit lost
    do you keep my fee if I open late / I was late with activation what about the deposit / renovation took longer than a month do I lose my money / I did not open within 30 days do I get the fee back
    what if I fail to open within thirty days / is my application deleted if I don't open in time / deposit after the 30 day deadline / I can't open in time is the money gone
    I overran the month what becomes of the deposit / missed thirty days fee refund / delay with opening deposit / the builders let me down is the fee lost
    the deadline has passed and the point is closed what about the fee / do I forfeit the deposit if I open late / I overran the term is my money lost / after 30 days is the fee returned
    what becomes of my 50 000 if I take too long / missed the activation deadline / couldn't make it in thirty days / opening a week late / not ready and the 30 days are over
    missed the month, what about the fee / overdue opening / will the application lapse if I don't open in time / opened too late, is the fee kept / what's the risk of opening late
    term for opening passed / failed to open on time, fee gone? / if the renovation takes two months / contractors missed the dates, do I lose money / opened on day 35 / fee when opening is overdue
    what do I lose if I don't open in 30 days / furniture delivery is slow, I'll miss the date / consequences of missing the deadline / what happens to the application after 30 days
    not launched in the allotted time / we can't open in time, do we lose the fee / I see I won't make it, what's best / it's been over a month, is my fee forfeited
    will my place go to somebody else if I'm late / What happens if the point isn't open in a month / Will the money be lost if I'm late with opening / We can't make the deadline, what becomes of the fee
    Will the application be deleted if the renovation drags on / It's day 31 since approval and we are still painting. What now?
    we won't be ready within thirty days, what about the deposit / deadline for opening missed, do I forfeit the money / the works overran, is my payment gone
    can't open by day 30, what do I lose / opening slipped past a month, do you keep the fee / I ran out of time for the renovation, what happens with the deposit
    what if the month runs out before we open / do I say goodbye to my deposit if we open late / 31 days gone and still building / if we overshoot the 30 days is the deposit withheld
    not opening on time: consequences for the deposit / fee withheld for late opening / afraid I won't manage the fit-out within a month, what of the fee
    the workmen need six weeks, is the deposit lost / builders ask for forty days, what about my fee / do I kiss the deposit goodbye / if works take longer than 30 days is the money lost
    we need two months, do we lose the deposit`,
} satisfies Partial<Questions>;
