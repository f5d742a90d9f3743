import { isCountryCode } from '@punkt/domain/country-code';
import { redirect } from 'react-router';
import { EditorScreen } from '../../features/staff/publishing/editor-screen.tsx';
import type { Route } from './+types/offer-editor.ts';

export function clientLoader({ params }: Route.ClientLoaderArgs) {
  if (!isCountryCode(params.country)) throw redirect('/manage/offers');
  return { country: params.country };
}

export default function OfferEditor({ loaderData: { country } }: Route.ComponentProps) {
  return <EditorScreen country={country} />;
}
