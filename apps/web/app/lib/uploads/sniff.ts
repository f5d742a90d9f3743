export type SniffedKind = 'jpeg' | 'png' | 'heic' | 'pdf' | 'other';

const HEIF_BRANDS = ['heic', 'heix', 'hevc', 'hevx', 'heim', 'heis', 'mif1', 'msf1'];

/** By its first bytes, as the server will judge it: an extension says what somebody called a file. */
export async function sniffImage(file: Blob): Promise<SniffedKind> {
  const head = new Uint8Array(await file.slice(0, 12).arrayBuffer());
  if (head[0] === 0xff && head[1] === 0xd8 && head[2] === 0xff) return 'jpeg';
  if (text(head, 1, 4) === 'PNG') return 'png';
  if (text(head, 0, 5) === '%PDF-') return 'pdf';
  const isHeif = text(head, 4, 8) === 'ftyp' && HEIF_BRANDS.includes(text(head, 8, 12));
  return isHeif ? 'heic' : 'other';
}

/** Parts that an MP4 or a QuickTime file may begin with. */
const VIDEO_PARTS = ['ftyp', 'moov', 'mdat', 'wide', 'free'];

export async function isVideo(file: Blob): Promise<boolean> {
  const head = new Uint8Array(await file.slice(0, 12).arrayBuffer());
  return VIDEO_PARTS.includes(text(head, 4, 8)) && !HEIF_BRANDS.includes(text(head, 8, 12));
}

const text = (bytes: Uint8Array, from: number, to: number): string =>
  String.fromCharCode(...bytes.subarray(from, to));
