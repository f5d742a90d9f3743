import { redirect } from 'react-router';

export const clientLoader = () => redirect('/manage');

export default function Unknown() {
  return null;
}
