import IconGripVertical from 'icon:grip-vertical';
import {
  type Announcements,
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  type UniqueIdentifier,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import {
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable';
import { type ReactNode, useRef } from 'react';
import { useText } from '../../../../lib/i18n.tsx';
import styles from './lists.module.css';

interface Props {
  readonly ids: readonly string[];
  readonly nameOf: (id: string) => string;
  readonly onMove: (from: number, to: number) => void;
  readonly children: ReactNode;
}

/** A press that moves less than this is a press. These are the same objects at each drawing: new ones would draw every row again. */
const BY_POINTER = { activationConstraint: { distance: 4 } };
const BY_KEYS = { coordinateGetter: sortableKeyboardCoordinates };

/** A list that is put in order by pointer, or by keys: space takes an entry, arrows move it, space puts it down. Every step is said. */
export function SortableList({ ids, nameOf, onMove, children }: Props) {
  const text = useText();
  const sensors = useSensors(useSensor(PointerSensor, BY_POINTER), useSensor(KeyboardSensor, BY_KEYS));
  const placeOf = (id: UniqueIdentifier | undefined) => ids.indexOf(String(id));
  const say = (key: 'over' | 'dropped', active: UniqueIdentifier, over: UniqueIdentifier | undefined) =>
    over === undefined
      ? undefined
      : text(`editor.sort.${key}`, {
          name: nameOf(String(active)),
          place: placeOf(over) + 1,
          count: ids.length,
        });
  // An entry that was taken lies over itself first: that must not take the place of «taken».
  const hasMoved = useRef(false);
  const announcements: Announcements = {
    onDragStart({ active }) {
      hasMoved.current = false;
      return text('editor.sort.taken', { name: nameOf(String(active.id)) });
    },
    onDragOver({ active, over }) {
      hasMoved.current ||= over?.id !== active.id;
      return hasMoved.current ? say('over', active.id, over?.id) : undefined;
    },
    onDragEnd: ({ active, over }) => say('dropped', active.id, over?.id),
    onDragCancel: ({ active }) => text('editor.sort.cancelled', { name: nameOf(String(active.id)) }),
  };
  const end = ({ active, over }: DragEndEvent) => {
    if (over && over.id !== active.id) onMove(placeOf(active.id), placeOf(over.id));
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={{
        announcements,
        screenReaderInstructions: { draggable: text('editor.sort.how') },
      }}
      onDragEnd={end}
    >
      <SortableContext items={ids as string[]} strategy={verticalListSortingStrategy}>
        <ol className={styles.entries}>{children}</ol>
      </SortableContext>
    </DndContext>
  );
}

interface ItemProps {
  readonly id: string;
  readonly name: string;
  /** A filtered list has no order of its own. */
  readonly fixed?: boolean;
  readonly children: (handle: ReactNode) => ReactNode;
}

export function SortableItem({ id, name, fixed = false, children }: ItemProps) {
  const text = useText();
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } =
    useSortable({ id, disabled: fixed });
  const handle = fixed ? null : (
    <button
      type="button"
      ref={setActivatorNodeRef}
      className={styles.handle}
      {...attributes}
      {...listeners}
      aria-label={text('editor.sort.handle', { name })}
    >
      <IconGripVertical size={20} />
    </button>
  );
  return (
    <li
      ref={setNodeRef}
      className={styles.entry}
      data-dragging={isDragging || undefined}
      style={transform ? { transform: `translate3d(0, ${transform.y}px, 0)`, transition } : undefined}
    >
      {children(handle)}
    </li>
  );
}
