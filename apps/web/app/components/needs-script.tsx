import styles from './needs-script.module.css';

/** For a browser without scripts: what this screen needs, in its place. Nobody else is ever shown it. */
export const NeedsScript = ({ words }: { readonly words: string }) => (
  <noscript>
    <p className={styles.words}>{words}</p>
  </noscript>
);
