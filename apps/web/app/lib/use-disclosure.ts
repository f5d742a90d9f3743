import { type RefObject, useEffect, useState } from 'react';

/** Open and closed; Escape, a press elsewhere and leaving by Tab close. */
export function useDisclosure(root: RefObject<HTMLElement | null>, button: RefObject<HTMLElement | null>) {
  const [open, setOpen] = useState(false);
  useEffect(() => {
    if (!open) return;
    const leave = ({ target }: Event) => {
      if (!root.current?.contains(target as Node)) setOpen(false);
    };
    const leaveByKey = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      setOpen(false);
      button.current?.focus();
    };
    document.addEventListener('pointerdown', leave);
    document.addEventListener('focusin', leave);
    document.addEventListener('keydown', leaveByKey);
    return () => {
      document.removeEventListener('pointerdown', leave);
      document.removeEventListener('focusin', leave);
      document.removeEventListener('keydown', leaveByKey);
    };
  }, [open, root, button]);
  return { open, setOpen };
}
