import type { Questions } from '../questions.ts';

/** What a point brings. */
export const earnings = {
  income: `what do I get at the start with few orders / at first there are hardly any customers what will you pay / how much is paid in the beginning in Moscow / what minimum a month do you promise
    what will I certainly get in Petersburg in the first months / how does guaranteed income work / how much is the guaranteed income / what is the guaranteed amount / guaranteed income in Moscow
    do you guarantee a profit / for how many months is the income guaranteed / minimum guaranteed income / what if the point earns less / do you top up if I earn little
    200 000 a month guaranteed / guaranteed income in St Petersburg / how much extra do you pay in the first months / is there a guarantee that I will earn
    how do I get guaranteed income / do you promise a minimum income / which cities get the guaranteed minimum / is it true that you guarantee income for the first months / how much do you guarantee
    is a minimum promised for the first months / what is guaranteed income / guaranteed income in the regions / how long is it guaranteed / if I don't reach the plan will you pay the difference
    is it guaranteed in my city / when do I get the guaranteed sum and how much is it / guaranteed monthly payment / which cities have a guarantee
    how much do you guarantee in the capital / guarantee in the regions / guaranteed sum per month / how many months does the guarantee last / if turnover is tiny do you top it up
    what if the first months are empty / a minimum from you / income no lower than what / do I risk zero income / promised minimum / do I get 200 thousand if I don't earn it
    how is the top-up to the guarantee counted / if I earn above the guarantee / who is entitled to guaranteed income / in which zone is income guaranteed / is the guarantee for three months
    what after the three months / guaranteed income in villages / guaranteed income on simplified terms / terms of guaranteed income / least I'll get in month one / will you back me up in the first months
    fixed monthly sum at the start / safety net while I build up customers / is there an assured income / guaranteed profit / do you ensure a minimum
    How much do you guarantee an owner in the first months / In which cities is income guaranteed / What if the point earns less than the guarantee / For how long do you pay extra
    What minimum will I get in Moscow / Up to what sum do you top up in Kazan if sales are low?
    what do you promise as a minimum each month in Moscow / least monthly amount in a guaranteed zone outside the capitals / minimum earnings guaranteed in Yekaterinburg
    how much do I certainly receive per month in Samara / for what length of time is the minimum paid / duration of the income guarantee / how many months of guaranteed pay
    if I make less than promised, do you add the rest / what is the guaranteed figure in the regions / sum promised for the first three months
    how large is the guaranteed monthly payment in Saint Petersburg / guaranteed minimum for a new point in Novosibirsk / what do newcomers get for sure in the capital
    the income guarantee: how much and how long / what is the safety minimum for new owners / monthly floor for points in guaranteed zones`,
  earn: `can I live off one of these points / honestly can you live off this / is it enough to live on / does one point feed a family
    what cut goes to the owner in a village and in a city / can a person live off one point / can one live off a pickup point / rate in a city versus a village
    how much can I earn / what is the income of an owner / how much do you pay for a point / what is the percentage / what is the tariff / how much does a point make per month / is it profitable
    what profit can I expect / what does the pay depend on / what is the reward / how much will I receive / what percent of turnover / what commission does a partner get / rate for my address
    how much do pickup points make / real earnings / where is the income calculator / how much do I make after expenses / how is the pay calculated
    is it worth it how much would I make / what share do I get / what is the typical monthly income of a point / what percentage of turnover do I keep / how does an owner make money
    how much do you pay partners / what would I make a month if there are few customers / what can I count on per month / is it a profitable business / what determines the pay
    do you pay a fixed amount or a percentage / salary or percentage / what's the margin / how much per handed out order / how is the reward calculated / earnings of an owner of one point
    tariff table / how often is the reward paid / how much money does a point bring / owner's monthly profit / what will you pay me / my share of the turnover / percent per order
    how is the remuneration formed / what does the rate depend on / rate at my address / where do I find the rate / income calculator where / can one live on it / is it lucrative
    good business? / is there any point in opening / how do you pay partners / which tariff do you pay / show tariffs / percent of sales / net profit of a point / take-home pay / what do other owners make
    pay on simplified terms / percent in the countryside / tariff for villages / what do you pay the owner for / what does income consist of / any fixed pay / average partner income
    how much in a small town / income at a turnover of two million / how much from a million turnover / size of remuneration / how profitable is a point / how much dough can I make / expected earnings
    how well does it pay / commission for partners / How much will I earn with a point / What percentage of turnover do you pay / What does my reward depend on / Where can I calculate future income
    Is it profitable to keep a point in a village / What percentage of the turnover will be mine?
    percent on simplified terms / what percentage of turnover in a village / rate for a small town point / share of turnover simplified / tariff simplified
    percent on the simplified terms / rate in a small settlement / how much per order handed out
    how much does an owner take home / what are typical takings / what do you pay per month on average / how is my cut calculated / what percentage does a standard point get
    on what does my remuneration depend / reward rate for a village point / what share of sales goes to a rural point / percentage for a point on simplified terms
    how many percent of turnover on simplified terms / what does a small settlement point receive from turnover / how lucrative is it / what kind of income can I reckon with
    your commission rate for partners / how do I find out the rate for my address / realistic monthly earnings / what cut of the sales do I keep`,
  subsidy: `how big is the one-time subsidy / amount of the grant / how much is the subsidy in Moscow / how much is the subsidy in a small town / at which turnover and how much is the subsidy / do I need to file anything for the grant
    when is the subsidy paid / what is the one-time subsidy / how do I get the subsidy / what turnover is needed for the subsidy / do I need to apply for the subsidy / how big is the subsidy
    when will the subsidy money come / why haven't I received the subsidy / one-off payment when / is there a grant for opening / subsidy conditions / does everyone get the subsidy
    is there financial help at the start / what sales do I need to get the subsidy / how do I check my turnover for the subsidy / lump sum payment / when will I see the subsidy in my account
    at what turnover is the bonus paid out / will you give me any money to open / what is this one-off payment you offer / do you finance the opening / what financial support is there
    am I entitled to the subsidy / three million turnover and then what / what turnover for the payment / do I have to return the subsidy / does the subsidy come by itself / how large is the subsidy
    what is the subsidy paid for / one-time help for opening / when is the single payment made / turnover threshold / how much turnover to get paid / if I reach three million do you pay
    must I write a request for the payout / is it automatic / where do I track turnover / in which zone is there a subsidy / who gets it
    how to earn the subsidy / financial aid for new points / do you give money to new owners / money support from the marketplace / non-repayable money for start / subsidy in villages
    is a simplified point entitled to a subsidy / why didn't I get it / turnover reached but no subsidy / bonus for three million / premium for turnover / when do I get the one-off sum / grant for a point
    terms of the one-time subsidy / is the subsidy paid in parts / When is the subsidy paid out / What turnover do I need to get the subsidy / Do I have to apply for the subsidy
    Do you give money for opening / Is a village point entitled to a subsidy / After what turnover is the single payment transferred?
    subsidy in a village / do village points get a subsidy / start-up money for a small town point / money support on simplified terms / any grant for a rural point
    when does the one-off grant arrive / at what sales volume is the grant paid / what turnover must I hit for the bonus / do I apply for the one-time payment or does it come by itself
    how much turnover before you pay the grant in Russia / turnover threshold in lari for the subsidy / in Georgia at what turnover is the subsidy paid / is a request needed for the subsidy
    what triggers the one-time subsidy / moment of the subsidy payment / how big a turnover brings the one-off money / when do you transfer the start-up grant / size of the one-time help
    after which sales figure do I get the lump sum / do I have to ask for the grant separately / is there start-up money from you / any financial help for opening
    do points in small settlements receive a grant / support money for rural points
    what has to happen for the one-off support to arrive / conditions for receiving the one-off support / when does the one-off support land`,
} satisfies Partial<Questions>;
