import { redirect } from 'react-router';

export const clientLoader = () => redirect('/lk/orders');

export default function Unknown() {
  return null;
}
