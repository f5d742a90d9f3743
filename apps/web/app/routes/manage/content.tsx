import { redirect } from 'react-router';
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
  if (params.place !== 'panel') return <EditorScreen />;
  return (
    <main id="content" tabIndex={-1} className={panel.panel} aria-label={text('editor.title')}>
      <EditorScreen />
    </main>
  );
}
