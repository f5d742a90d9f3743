import type { Questions } from '../questions.ts';

/** From a sent application to an open point. */
export const application = {
  review: `how many days till you say yes or no
    how long does the review take / how long do you check an application / when will you answer my application / my application has been under review for 3 days / review period
    how long to wait for a decision / when will my application be approved / why does it take so long / how do I check the status of my application / where will I get the answer
    I sent the application what next / no answer to my application / how many days to consider an application / is it normal to wait this long / how will I know I am approved
    how fast are applications processed / it's been a week and nobody answered my application / how long until somebody looks at my application / I sent everything on Tuesday and still silence
    what's the longest a check can take / my application is stuck / nobody calls about my application / when will there be a decision / will it be approved how do I know / where do I see the status
    why is nobody reviewing my application / when will you look at it / second day without an answer / how many working days for the check / my application is stuck somewhere
    has anyone seen my application / when is the decision / will I get an email about the decision / will you notify me when approved / how fast do you review / review time / what's with my application
    applied a week ago, silence / you take long / usual waiting time for approval / application sent, now what / should I wait for a call or a letter / can it be sped up / how many days till yes or no
    are applications checked on weekends / will the application delete itself / application not moving / why still under review / result of the review where / will I be approved, when do I find out
    processing time / application is being processed / in moderation / was mine considered / waiting for approval / how long before I hear back about my request / How long do you consider applications
    When will I know the decision / Why does nobody answer about my application / Where does the answer come / How many working days does the check last / In how many days do you answer an application?
    how many days does an application wait / sent the papers and silence / how long until somebody looks at it
    how long till I hear back about my application / when do you decide on applications / what's the turnaround for an application / how many days for a decision / waiting time after submitting
    when will the verdict come / how long do you take to look at an application / how soon is an application processed / submitted last week, still nothing / any news on my application
    will you let me know by mail / how long does approval take / time until approval / it's been three days, is this normal / how long do you study an application
    when can I expect a decision / yes or no when / when do I find out if I'm accepted`,
  rework: `my application was sent back for corrections / what do I do with the remarks / how many days to fix the application / I received comments on my application / how do I correct the application
    I won't have time to fix it / what if I don't answer the remarks / where do I see the remarks / application needs rework / there are mistakes in my application / they ask me to redo the photos
    how to edit data in the application / deadline for corrections / my application came back what is wrong / time to answer the remarks / documents were returned with comments
    they returned my application with comments how much time have I got / mistakes were found in my application how do I fix them / I got an email saying there are errors in my form
    they complain about my photos / what do I fix in the application / they demand other photos / how many times can I correct / I did not fix the remarks in time
    where do I see what is wrong with my application / how do I resend the application / got an answer with corrections / what does rework mean / they want the facade photographed again
    photos were rejected / how do I reply to a remark / where are the manager's remarks / days to correct / returned because of a photo
    asked to replace a document in the application / not accepted, says needs work / came back with a comment / if I don't correct it in time what happens / time for edits
    asked to add to the application / send the corrected application / fixed it, how do I resend / days to respond to remarks / the reviewer found defects / what remarks do I have
    I disagree with a remark / a week for corrections? / can't fix the remarks in time / deadline for fixing shortcomings / they say my plan is wrong
    need to retake the pictures / missed the correction deadline / revision requested / improve the application how / reviewer wants changes / What do I do if the application came back with remarks
    How much time is given for corrections / What if I don't fix the remarks / Where do I see what to fix / They wrote that the facade photo is bad. How many days to redo it?
    returned because the photo is dark how long to retake / how many days to retake photos
    you returned my application, how long have I got / time to correct the application / corrections are due when / the reviewer asked for new photos, deadline?
    remarks came, in how many days must I answer / how do I resubmit after fixing / what if I ignore the remarks / days given for amendments / sent back with comments, what do I do now
    where do I see what they want changed / is the application cancelled if I don't correct it / by when must I fix what was remarked`,
  repairTime: `latest day to ask for activation / which day is the last to request activation / until what day should I send the point for activation / by when does the refit have to be ready
    how much time do I have for the renovation / how many days to open after approval / how soon must I open / I am late with the repairs / can I extend the renovation deadline
    when do I send the point for activation / deadline for opening / renovation is taking longer / how many days after approval / by which day must I request activation / how long to prepare the premises
    can I get more time / how long do I have to open / my application was approved how many days do I have / how many days have I got to finish the refurbishment
    will I make it with the renovation what is the term / what happens if I'm not done with the refit in a month / how much time from approval to opening / is a month enough for renovation
    can I ask for a delay of the opening / builders are late what happens / by what date must I open / approved how much time do I have / last day to launch / days for the fit-out / a month for repairs?
    how long may I renovate / how soon must the point be prepared / opening deadline / repairs are long, will you wait / time from approval to launch / preparing the premises, how long
    extend the renovation term / may I open later than a month / will thirty days be enough / what time is given for opening / when am I obliged to open / from which day does the term run
    when do the 30 days start / on which day do I request activation / day twenty-five / approved, when must I be ready / too little time for repairs / how long will you wait while I renovate
    longest renovation time / by when finish the repairs / how many days to open in a village / time for fitting out / weeks for preparation / how much time to get the place ready / time allowed for works
    How many days are given for renovation / Within what time must I open after approval / By which day must I ask for activation / Can the opening deadline be extended
    How long have I got to complete the fit-out once approved?
    deadline to open once approved / how many days from approval until opening / till what day must activation be requested / latest day for the activation request
    last date to submit for activation / on which day at the latest do I apply for activation / time allowed for renovation / how long do I get for the fit-out
    got the approval, how long until I must open / how much time between approval and launch / renovation deadline in days / by which day after approval should everything be ready
    days allowed to open the place / is there an extension for the works / how long do I have to do the place up / can the thirty days be prolonged
    final day for sending the point to activation / what's the very last day to request activation / last possible day for activation`,
  activation: `what is needed for activation / which documents for activation / what photos do I need / what video should I record / how do I activate the point / what do you check at activation
    how long does the activation check take / video requirements / how long should the video be / do I need a lease / do I need a floor plan / photo format / how do I send the point for activation
    what is activation / how many photos / activation checklist / what papers for the premises are required / video file size / the point is ready what next / how do I launch a finished point
    what should I film for the activation video / which paperwork has to be uploaded before launch / what papers do I attach / what papers on the premises will be asked for
    how do I hand in a finished point / my point is done where do I send it / what do I photograph / will it pass without a lease / can I film the video on my phone / how is a finished point checked
    when does the point start working after the check / photos of what / which documents and photos are required to launch / what do I attach for activation / which pictures to take
    how many photos to upload / what video overview / seconds of video / weight of the video / is mov ok / attach the lease? / floor plan needed? / point finished, how is it checked
    how to hand over a point / how do I send a finished point to be checked / what's activation / waiting time for activation / when is the point switched on after the check / days to activate
    what does the operator check / all set, what do I press / put the point into operation / documents on premises for activation / I own the premises, is a lease needed / is a sublease ok
    certificate of ownership / photos of storage and fitting room / requirements for photos / file size of video / clip length / terms of activation / activated without a floor plan?
    activation without a lock? / set of documents for launch / photograph the facade with the sign / list of photos / activating my point / what must be submitted for going live / final check how long
    What must I prepare for activation / Which documents are needed for launch / How long is a finished point checked / In which format do I upload photos / Is a lease needed at activation
    Which files do I upload when the point is done? / Do you accept a one-minute clip?
    papers for activation / what to prepare for activation / documents to go live
    how long does the activation check last / I sent the point for activation, how long do they check / activation requested, when is the answer / when will my activation be checked
    how many days is the activation review / sent for activation yesterday, still waiting / how soon after the activation request do we open / waiting for the activation check
    is two days normal for activation / my activation is pending, when is it done / time needed to check a finished point / what do I submit to go live / papers and photos for the activation
    what is checked when activating / requirements to activate / which video for the activation / need the lease for activation? / documents for going live
    what do I upload when everything is finished / how do I ask for activation / the place is finished, what must I send
    I pressed activate this morning, when will it be checked / when does somebody check my activation / activation sent today, when is it looked at / clicked activate, what's the wait
    how long after pressing activate`,
  unready: `what if I send a point that is not ready / how big is the fine / fine for false activation / can I send it for activation earlier / will I be fined if the renovation is not finished
    what are the fines for / penalty amount / will I be punished if the point is unfinished / I sent it for activation but not everything is ready / what is a false activation
    can I activate before I finish the works / are there any penalties / 100 000 fine for what / will there be a fine if I submit the point before it's done / how much is charged for a false activation
    what if I cheat and send photos of an unfinished point / lying at activation / what can I be punished for / what sanctions are there / press ready ahead of time / can an owner be fined
    what fines do you have / fined for unfinished work? / what if I send it too early / hundred thousand fine when / false activation request / rushed with activation / point is raw but I sent it
    sent without a sign, is there a fine / fictitious activation / activating an unready point / how much for a false activation / punishment for an unfinished point / penalty for premature activation
    can I send now and finish later / risk sending an unfinished point / what if I lie at activation / fine in Georgia / which fines exist / are fines charged / what can an owner be fined for
    size of the fine for an unready point / point incomplete, may I send / send for activation in advance / sent by mistake, repairs not done / is there a penalty and how much
    if the inspection finds it isn't ready / penalties for owners / What's the fine for an unfinished point / May I send the point for activation in advance / What is the penalty for a false activation
    If I take nice photos and finish the works afterwards, what am I risking?
    fine in roubles for an unfinished point / what do you charge if I say it is ready and it is not / penalty for sending an unfinished point / how much for pretending
    what do I pay if I activate too early / penalty for an activation request that isn't true / fine for claiming it's finished / sending a half-finished point, what's the punishment
    is there a fine for a half-done point / sum of the fine for false activation / fine in lari for false activation / what happens if I say ready and it's not
    activated with unfinished works, fine? / how severe is the fine for cheating at activation / what will jumping the gun at activation cost
    penalty for requesting activation of an incomplete point`,
} satisfies Partial<Questions>;
