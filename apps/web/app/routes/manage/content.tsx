import { useMemo } from 'react';
import { redirect, useLocation } from 'react-router';
import { EditorScreen } from '../../features/content/editor/screens/editor-screen.tsx';
import panel from '../../features/content/editor/screens/panel.module.css';
import { useText } from '../../lib/i18n.tsx';
import type { Route } from './+types/content.ts';

export function clientLoader({ params }: Route.ClientLoaderArgs) {
  if (params.place !== undefined && params.place !== 'panel') throw redirect('/manage/content');
  return null;
}

export default function Content({ params }: Route.ComponentProps) {
  const text = useText();
  const { key, search } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same link pressed again is another arrival
  const asked = useMemo(() => ({ view: new URLSearchParams(search).get('view') }), [key, search]);
  if (params.place !== 'panel') return <EditorScreen asked={asked} />;
  return (
    <main id="content" tabIndex={-1} className={panel.panel} aria-label={text('editor.title')}>
      <EditorScreen asked={asked} />
    </main>
  );
}
