import { redirect } from 'react-router';

/** A page we do not have: the front door, as a real redirect for a request and a quick one inside the app. */
export const loader = () => redirect('/');
export const clientLoader = () => redirect('/');

export default function Unknown() {
  return null;
}
