/** A component of a calendar as RFC 5545 has it; refuses whatever a strict program might refuse. */
export interface Component {
  readonly kind: string;
  readonly lines: ReadonlyArray<{ readonly name: string; readonly value: string; readonly zone?: string }>;
  readonly inside: readonly Component[];
}

const LINE = /^([A-Z][A-Z0-9-]*)((?:;[A-Z-]+=[^;:"]+)*):(.*)$/s;

function unfold(file: Buffer): string[] {
  const text = new TextDecoder('utf-8', { fatal: true }).decode(file);
  if (!text.endsWith('\r\n')) throw new Error('the last line does not end');
  const physical = text.slice(0, -2).split('\r\n');
  for (const line of physical) {
    if (/[\r\n]/.test(line)) throw new Error(`a line end inside ${JSON.stringify(line)}`);
    if (Buffer.byteLength(line) > 75) throw new Error(`longer than 75 octets: ${line}`);
  }
  return physical.join('\r\n').replaceAll('\r\n ', '').split('\r\n');
}

function readLine(line: string) {
  const [, name, params = '', value = ''] = LINE.exec(line) ?? [];
  if (!name) throw new Error(`no content line: ${line}`);
  const zone = /;TZID=([^;]+)/.exec(params)?.[1];
  return { name, value, ...(zone && { zone }) };
}

export function readIcs(file: Buffer): Component {
  const lines = unfold(file);
  let at = 0;
  const read = (): Component => {
    const begin = readLine(lines[at++] ?? '');
    if (begin.name !== 'BEGIN') throw new Error(`BEGIN expected, not ${begin.name}`);
    const own: Array<ReturnType<typeof readLine>> = [];
    const inside: Component[] = [];
    for (;;) {
      const line = readLine(lines[at] ?? '');
      if (line.name === 'BEGIN') inside.push(read());
      else if (line.name === 'END') {
        if (line.value !== begin.value) throw new Error(`END of ${line.value} inside ${begin.value}`);
        at += 1;
        return { kind: begin.value, lines: own, inside };
      } else {
        own.push(line);
        at += 1;
      }
    }
  };
  const calendar = read();
  if (at !== lines.length) throw new Error('something stands after the calendar');
  return calendar;
}

/** The one line of this name; a second one, or none, is an error. */
export function only({ kind, lines }: Component, name: string) {
  const [first, ...others] = lines.filter((line) => line.name === name);
  if (!first || others.length > 0) throw new Error(`${kind} has ${others.length + (first ? 1 : 0)} ${name}`);
  return first;
}

export const textOf = (component: Component, name: string): string =>
  only(component, name).value.replaceAll(/\\(.)/g, (_, mark: string) => (/n/i.test(mark) ? '\n' : mark));
