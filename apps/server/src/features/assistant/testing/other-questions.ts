import { held, lines } from './held.ts';

/** Asked in the other two languages: the search there has stems and a few synonyms, and prefers not to know. */
export const ENGLISH = held(`
  how much is the deposit => What is the guarantee fee, and do I get it back?
  is there a fee in Kazakhstan => What is the guarantee fee, and do I get it back?
  do I get the deposit back => What is the guarantee fee, and do I get it back? | Can I change my mind and get the fee back?
  what does a grey zone mean => What does a grey place on the map mean? | What kinds of zone are there on the map?
  how long do I have to pay => How long do I have to pay?
  what area do I need => What must the room be like? | What room will do?
  how many cameras are required => What are the requirements for video surveillance?
  where do I collect the signboard => Where do I collect the signboard?
  can I move my point to another building => Can I move a point to a new place?
  how much can I earn => How much can a point earn?
  when is the subsidy paid => When is the one-time subsidy paid?
  what working hours are needed => What opening hours are needed? | What opening hours are required?
  how long does the review take => How long does the review of an application take?
  sorting centre in Kazan => Sorting centre: Kazan
  what is a simplified point => What is a point on simplified conditions?
`);
export const ENGLISH_OUTSIDE = lines(`
  where is my parcel
  what is the weather tomorrow
  how do I cook pasta
  who is the president
  my courier is late
`);

export const GEORGIAN = held(`
  რამდენია საგარანტიო შენატანი => რა არის საგარანტიო შენატანი და დამიბრუნდება თუ არა?
  დამიბრუნდება შენატანი? => რა არის საგარანტიო შენატანი და დამიბრუნდება თუ არა? | შემიძლია გახსნაზე უარი ვთქვა და შენატანი დავიბრუნო?
  რა ფართობია საჭირო => რა მოთხოვნებია ფართის მიმართ? | როგორი ფართი გამოდგება?
  რამდენი კამერაა საჭირო => რა მოთხოვნებია ვიდეოთვალთვალის მიმართ? | საჭიროა ვიდეოთვალთვალი?
  რას ნიშნავს ნაცრისფერი ზონა => რას ნიშნავს ნაცრისფერი ადგილი რუკაზე? | როგორი ზონებია რუკაზე?
  როდის გაიცემა სუბსიდია => როდის გაიცემა ერთჯერადი სუბსიდია?
  რამდენი დრო მაქვს რემონტისთვის => რამდენი დრო მაქვს რემონტისთვის?
`);
export const GEORGIAN_OUTSIDE = lines(`
  სად არის ჩემი ამანათი
  როგორი ამინდი იქნება ხვალ
  როგორ მოვამზადო ხაჭაპური
`);
