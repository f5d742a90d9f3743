/** Runs in the browser: draws every frame and encodes it. */
import { canvasPen, HEIGHT, WIDTH } from './pen.mjs';
import { frame } from './scenes.mjs';

const asText = (data) => {
  let text = '';
  for (const byte of data) text += String.fromCharCode(byte);
  return btoa(text);
};

export async function encodeFilm({ framesPerSecond, seconds, sceneSeconds, bitrate }) {
  const canvas = new OffscreenCanvas(WIDTH, HEIGHT);
  const context = canvas.getContext('2d', { alpha: false });
  const frames = [];
  let failure;
  const encoder = new VideoEncoder({
    output: (chunk) => {
      const data = new Uint8Array(chunk.byteLength);
      chunk.copyTo(data);
      frames.push({ data: asText(data), at: Math.round(chunk.timestamp / 1000), key: chunk.type === 'key' });
    },
    error: (error) => {
      failure = error;
    },
  });
  encoder.configure({
    codec: 'vp09.00.31.08',
    width: WIDTH,
    height: HEIGHT,
    bitrate,
    framerate: framesPerSecond,
    latencyMode: 'quality',
  });
  const pen = canvasPen(context);
  for (let index = 0; index < seconds * framesPerSecond; index += 1) {
    frame(pen, index / framesPerSecond, sceneSeconds);
    const picture = new VideoFrame(canvas, { timestamp: (index * 1_000_000) / framesPerSecond });
    encoder.encode(picture, { keyFrame: index % (sceneSeconds * framesPerSecond) === 0 });
    picture.close();
    while (encoder.encodeQueueSize > 8) await new Promise((resolve) => setTimeout(resolve, 5));
  }
  await encoder.flush();
  if (failure) throw failure;
  return frames;
}
