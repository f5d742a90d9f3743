/** A line of a calendar holds so many octets; the rest goes on in the next one, after a space (RFC 5545, 3.1). */
const LONGEST_LINE = 75;

/** Cuts between characters, never inside one: a letter of ours takes two or three octets. */
function fold(line: string): string {
  const lines: string[] = [];
  let current = '';
  let octets = 0;
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (octets + size > LONGEST_LINE) {
      lines.push(current);
      current = ' ';
      octets = 1;
    }
    current += character;
    octets += size;
  }
  return [...lines, current].join('\r\n');
}

/** Marks that mean something to a calendar, and line ends, stand behind a backslash (3.3.11); other controls go. */
export const icsText = (text: string): string =>
  text
    .replaceAll(/[\\;,]/g, String.raw`\$&`)
    .replaceAll(/\r\n|[\r\n\p{Zl}\p{Zp}]/gu, String.raw`\n`)
    .replaceAll(/\p{Cc}/gu, '');

export const icsLines = (lines: readonly string[]): string =>
  lines.map((line) => `${fold(line)}\r\n`).join('');
