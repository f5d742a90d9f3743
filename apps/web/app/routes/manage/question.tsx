import { QuestionScreen } from '../../features/questions/room/question/question-screen.tsx';
import type { Route } from './+types/question.ts';

export default function Question({ params }: Route.ComponentProps) {
  return <QuestionScreen id={params.id} />;
}
