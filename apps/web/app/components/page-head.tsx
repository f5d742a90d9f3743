interface Props {
  readonly title: string;
  readonly description: string;
}

/** React lifts these into the head, on the server and in the browser alike, so a screen can word them by itself. */
export function PageHead({ title, description }: Props) {
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
    </>
  );
}
