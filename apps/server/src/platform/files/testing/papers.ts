/** Files that no browser shows to everybody, small enough to stand here. */

/** 64 × 48: red grows to the right, green to the bottom. Encoded once, by x265. */
export const heicPhoto: Buffer = Buffer.from(
  'AAAAHGZ0eXBoZWljAAAAAG1pZjFoZWljbWlhZgAAAa1tZXRhAAAAAAAAACFoZGxyAAAAAAAAAABwaWN0AAAAAAAAAAAAAAAA' +
    'AAAAAA5waXRtAAAAAAACAAAAEGlkYXQAAAAAAEAAMAAAADhpbG9jAQAAAERAAAIAAQAAAAAAAAHRAAEAAAAAAAAAcgACAAEA' +
    'AAAAAAAAAQAAAAAAAAAIAAAAOGlpbmYAAAAAAAIAAAAVaW5mZQIAAAEAAQAAaHZjMQAAAAAVaW5mZQIAAAAAAgAAZ3JpZAAA' +
    'AADYaXBycAAAALZpcGNvAAAAdmh2Y0MBA3AAAAAAAAAAAAAe8AD8/fj4AAAPAyAAAQAYQAEMAf//A3AAAAMAkAAAAwAAAwAe' +
    'ugJAIQABACpCAQEDcAAAAwCQAAADAAADAB6gIIEFlurkprm4EBAwIAAAAwAgAAADACEiAAEABkQBwXPAiQAAABRpc3BlAAAA' +
    'AAAAAEAAAABAAAAAFGlzcGUAAAAAAAAAQAAAADAAAAAQcGl4aQAAAAADCAgIAAAAGmlwbWEAAAAAAAAAAgABAoECAAICA4QA' +
    'AAAaaXJlZgAAAAAAAAAOZGltZwACAAEAAQAAAHptZGF0AAAAbigBrxOA9UU941XBs/sF0d+nYI+Eg52uwbm7xtGFm3xWvjOn' +
    'PwSM+Brp/8k65DWsRIC4XF4trs43Yxnt2coAfKrnp1DFb5DRb1bL1UnRAzUV1it8o2g+vHWUa3E00IgnxbNbzowUNMkhTD03' +
    'nQgM',
  'base64',
);

interface PdfOptions {
  /** Nobody knows the password. */
  readonly locked?: boolean;
}

/** Pages of A4, each with a red square in its lower left corner, on white. */
export function pdf(pages = 1, { locked = false }: PdfOptions = {}): Buffer {
  const square = '1 0 0 rg 0 0 200 200 re f';
  const kids = Array.from({ length: pages }, (_, page) => `${page + 4} 0 R`).join(' ');
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${kids}] /Count ${pages} /MediaBox [0 0 595 842] >>`,
    `<< /Length ${square.length} >>\nstream\n${square}\nendstream`,
    ...Array.from({ length: pages }, () => '<< /Type /Page /Parent 2 0 R /Contents 3 0 R >>'),
  ];
  const key = 'ab'.repeat(32);
  if (locked) objects.push(`<< /Filter /Standard /V 1 /R 2 /O <${key}> /U <${key}> /P -4 >>`);
  let text = '%PDF-1.4\n';
  const places: number[] = [];
  for (const [index, object] of objects.entries()) {
    places.push(text.length);
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
  }
  const rows = places.map((at) => `${String(at).padStart(10, '0')} 00000 n \n`).join('');
  const lock = locked ? ` /Encrypt ${objects.length} 0 R /ID [<00> <00>]` : '';
  text += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows}`;
  text += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R${lock} >>\nstartxref\n${text.lastIndexOf('xref\n0')}\n%%EOF\n`;
  return Buffer.from(text, 'latin1');
}
