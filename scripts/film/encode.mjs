/** Runs in the browser: draws every frame, encodes it and packs the film. */
import { BufferTarget, CanvasSource, Mp4OutputFormat, Output, WebMOutputFormat } from './mediabunny.mjs';
import { canvasPen } from './pen.mjs';

const asText = (data) => {
  let text = '';
  for (let at = 0; at < data.length; at += 32_768)
    text += String.fromCharCode(...data.subarray(at, at + 32_768));
  return btoa(text);
};

const FORMATS = {
  webm: { codec: 'vp9', make: () => new WebMOutputFormat() },
  // The index in front: it begins before all of it is there.
  mp4: { codec: 'avc', make: () => new Mp4OutputFormat({ fastStart: 'in-memory' }) },
};

export async function encodeFilm(plan, format) {
  const { width, height, framesPerSecond, seconds, sceneSeconds, bitrate, scenes } = plan;
  const { frame } = await import(`./${scenes}.mjs`);
  const canvas = new OffscreenCanvas(width, height);
  const pen = canvasPen(canvas.getContext('2d', { alpha: false }));
  const { codec, make } = FORMATS[format];
  const target = new BufferTarget();
  const output = new Output({ format: make(), target });
  const source = new CanvasSource(canvas, {
    codec,
    bitrate,
    keyFrameInterval: sceneSeconds,
    latencyMode: 'quality',
  });
  output.addVideoTrack(source, { frameRate: framesPerSecond });
  await output.start();
  for (let index = 0; index < seconds * framesPerSecond; index += 1) {
    frame(pen, index / framesPerSecond, sceneSeconds);
    await source.add(index / framesPerSecond, 1 / framesPerSecond);
  }
  await output.finalize();
  return asText(new Uint8Array(target.buffer));
}
