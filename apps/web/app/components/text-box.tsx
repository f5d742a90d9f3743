import type { ComponentProps } from 'react';
import styles from './text-box.module.css';

/** For words of several lines; its label comes from the `Field` around it. */
export const TextBox = (props: Omit<ComponentProps<'textarea'>, 'className'>) => (
  <textarea className={styles.box} {...props} />
);
