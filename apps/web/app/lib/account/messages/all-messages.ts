interface Message {
  readonly id: string;
}

/** Those that came with the application and those that came since, oldest first, each once. */
export function allMessages<Known extends Message>(...sources: ReadonlyArray<readonly Known[]>): Known[] {
  const all = new Map(sources.flat().map((message) => [message.id, message]));
  return [...all.values()].sort((one, other) => Number(one.id) - Number(other.id));
}
