import { index, type RouteConfig, route } from '@react-router/dev/routes';

export default [
  index('routes/site/home.tsx'),
  route('login', 'routes/site/login.tsx'),
  route('login-page', 'routes/site/login-page.tsx'),
  route('registration', 'routes/site/registration.tsx'),
  route('privacy-policy', 'routes/site/privacy-policy.tsx'),
  route('offer', 'routes/site/offer.tsx'),
  route('sandbox', 'routes/site/sandbox.tsx'),
  route('verify/:code?', 'routes/site/verify.tsx'),
  route('lk', 'routes/lk/layout.tsx', [
    index('routes/lk/home.tsx'),
    route('orders', 'routes/lk/orders.tsx'),
    route('pvz', 'routes/lk/pvz.tsx'),
    route('tickets', 'routes/lk/tickets.tsx'),
    route('profile', 'routes/lk/profile.tsx'),
    route('profile/editRequisites', 'routes/lk/profile-requisites.tsx'),
    route('profile/editPassport', 'routes/lk/profile-passport.tsx'),
    route('profile/editContact', 'routes/lk/profile-contact.tsx'),
    route('my-data', 'routes/lk/my-data.tsx'),
    route('*', 'routes/lk/unknown.tsx'),
  ]),
  route('manage', 'routes/manage/layout.tsx', [
    index('routes/manage/home.tsx'),
    route('reviews', 'routes/manage/reviews.tsx'),
    route('reviews/:id', 'routes/manage/review.tsx'),
    route('offers', 'routes/manage/offers.tsx'),
    route('offers/:country', 'routes/manage/offer-editor.tsx'),
    route('privacy', 'routes/manage/privacy.tsx'),
    route('*', 'routes/manage/unknown.tsx'),
  ]),
  route('*', 'routes/site/unknown.tsx'),
] satisfies RouteConfig;
