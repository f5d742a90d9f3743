import { MEASURED_SIDE, measureLuma, type PhotoFacts } from '@punkt/domain/photo-quality';

/** Measures a small copy of a photo. `null` where this browser can't decode it (HEIC outside Safari): then there is no warning. */
export async function photoFacts(file: Blob): Promise<PhotoFacts | null> {
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => null);
  if (!picture) return null;
  try {
    const { width, height } = picture;
    const scale = Math.min(1, MEASURED_SIDE / Math.max(width, height));
    const [across, down] = [Math.max(1, Math.round(width * scale)), Math.max(1, Math.round(height * scale))];
    const canvas = document.createElement('canvas');
    canvas.width = across;
    canvas.height = down;
    const context = canvas.getContext('2d', { willReadFrequently: true });
    if (!context) return null;
    // What is see-through is paper.
    context.fillStyle = '#fff';
    context.fillRect(0, 0, across, down);
    context.drawImage(picture, 0, 0, across, down);
    const { data } = context.getImageData(0, 0, across, down);
    const luma = new Uint8Array(across * down);
    for (let at = 0; at < luma.length; at += 1) {
      const [red = 0, green = 0, blue = 0] = [data[at * 4], data[at * 4 + 1], data[at * 4 + 2]];
      luma[at] = Math.round(0.299 * red + 0.587 * green + 0.114 * blue);
    }
    return { width, height, ...measureLuma(luma, across, down) };
  } finally {
    picture.close();
  }
}
