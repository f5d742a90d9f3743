/**
 * Decodes one untrusted file and exits. Both decoders are WebAssembly in their own thread: a bug inside can't reach the server's
 * memory or block its event loop, and the memory is freed with the thread.
 */
import { parentPort, workerData } from 'node:worker_threads';
import type { Answer, Order, Reason } from './conversion.ts';

const WASM_PAGE = 65_536;

/** Emscripten grows its memory through this JavaScript call, so a limit can be set here. */
function limitMemory(bytes: number): void {
  const grow = WebAssembly.Memory.prototype.grow;
  WebAssembly.Memory.prototype.grow = function (this: WebAssembly.Memory, pages: number) {
    if (this.buffer.byteLength + pages * WASM_PAGE > bytes) throw new RangeError('no more memory');
    return grow.call(this, pages);
  };
}

class Refused extends Error {
  readonly reason: Reason;
  constructor(reason: Reason, cause?: unknown) {
    super(reason, { cause });
    this.reason = reason;
  }
}

async function* heicPages({ bytes, mostPixels }: Order) {
  const { default: libheif } = await import('libheif-js/wasm-bundle.js');
  const [image] = new libheif.HeifDecoder().decode(bytes);
  if (!image) throw new Refused('unreadable');
  const [width, height] = [image.get_width(), image.get_height()];
  if (width * height > mostPixels) throw new Refused('pixels');
  const data = new Uint8ClampedArray(width * height * 4);
  const filled = await new Promise((resolve) => image.display({ data, width, height }, resolve));
  if (!filled) throw new Refused('unreadable');
  yield { width, height, data };
}

/** 200 dpi keeps the dimensions on a plan legible. Large sheets are bounded by their longer side. */
const DOTS_PER_POINT = 200 / 72;
const LONGEST_SIDE = 3_500;

async function* pdfPages({ bytes, mostPages }: Order) {
  const { PDFiumLibrary } = await import('@hyzyla/pdfium');
  const library = await PDFiumLibrary.init();
  const document = await library.loadDocument(bytes).catch((error: unknown) => {
    throw new Refused(/password/i.test(String(error)) ? 'locked' : 'unreadable', error);
  });
  const count = document.getPageCount();
  if (count > mostPages) throw new Refused('pages');
  for (let index = 0; index < count; index += 1) {
    const page = document.getPage(index);
    const { originalWidth, originalHeight } = page.getOriginalSize();
    const scale = Math.min(DOTS_PER_POINT, LONGEST_SIDE / Math.max(originalWidth, originalHeight, 1));
    const { width, height, data } = await page.render({ scale, render: 'bitmap', renderFormFields: true });
    yield { width, height, data };
  }
}

const nextIsWanted = () => new Promise<void>((resolve) => parentPort?.once('message', () => resolve()));
const tell = (answer: Answer, moved: ArrayBuffer[] = []) => parentPort?.postMessage(answer, moved);

async function work(order: Order): Promise<void> {
  limitMemory(order.mostBytes);
  try {
    for await (const { width, height, data } of order.format === 'heic'
      ? heicPages(order)
      : pdfPages(order)) {
      const copy = new Uint8Array(data);
      tell({ page: { width, height, data: copy } }, [copy.buffer]);
      // One page at a time, so that a long document does not fill the memory.
      await nextIsWanted();
    }
    tell({ end: true });
  } catch (error) {
    tell({ refused: error instanceof Refused ? error.reason : 'unreadable', words: String(error) });
  }
}

await work(workerData as Order);
parentPort?.close();
