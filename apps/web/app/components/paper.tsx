import styles from './paper.module.css';

interface PaperPart {
  readonly title: string;
  readonly text: string;
}

interface Props {
  readonly title: string;
  readonly lead: string;
  readonly parts: readonly PaperPart[];
}

/** A page to be read: a policy, an offer. */
export function Paper({ title, lead, parts }: Props) {
  return (
    <article className={styles.paper}>
      <h1>{title}</h1>
      <p className={styles.lead}>{lead}</p>
      {parts.map((part) => (
        <section key={part.title}>
          <h2>{part.title}</h2>
          <p>{part.text}</p>
        </section>
      ))}
    </article>
  );
}
