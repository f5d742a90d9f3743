import type { ComponentProps } from 'react';
import { Link } from 'react-router';
import styles from './button.module.css';

type Props = ComponentProps<typeof Link> & { readonly look?: 'primary' | 'quiet' | 'danger' };

/** A link of the app that looks like a button. Apart from the button: public pages have no router. */
export function ButtonLink({ look = 'primary', ...rest }: Props) {
  return <Link className={styles.button} data-look={look} {...rest} />;
}
