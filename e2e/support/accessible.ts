import { expect, type Frame, type Page } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';

type Axe = typeof axe;
type Partial = Awaited<ReturnType<Axe['runPartial']>>;
type Inside = ReturnType<Axe['utils']['getFrameContexts']>[number];
/** Runs in the browser, where the script has put it. */
type Scanned = Window & { readonly axe: Axe; axeUnderWay: Promise<Partial> };

const OPTIONS: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  resultTypes: ['violations'],
};

/** Once per document: the script is half a megabyte, and travelling takes longer than looking. */
async function bringAxe(frame: Frame): Promise<void> {
  if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(axe.source);
}

/**
 * Looks at a frame as it stands once everything that moves has come to its end: half-way a text has, for a moment, the contrast of a
 * ghost. Finishing and looking are one task, so that nothing begins to move in between. What it finds stays in the frame.
 */
const look = (frame: Frame) =>
  frame.evaluate((options) => {
    // What moves for ever (a spinner) is part of the screen.
    for (const animation of document.getAnimations())
      if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish();
    const scanned = window as unknown as Scanned;
    scanned.axeUnderWay = scanned.axe.runPartial(document, options);
    return scanned.axe.utils.getFrameContexts(document, options);
  }, OPTIONS);

/** The same of a paper shown inside the page; one that lets no script in is looked at from outside alone. */
async function lookInside(frame: Frame, { frameSelector, frameContext }: Inside): Promise<Partial | null> {
  try {
    const place = await frame.evaluateHandle(
      (selector) => (window as unknown as Scanned).axe.utils.shadowSelect(selector),
      frameSelector,
    );
    const paper = await place.asElement()?.contentFrame();
    if (!paper) return null;
    await bringAxe(paper);
    return await paper.evaluate(
      ({ context, options }) => (window as unknown as Scanned).axe.runPartial(context, options),
      { context: frameContext, options: OPTIONS },
    );
  } catch {
    return null;
  }
}

/** No violation of WCAG 2.2 AA on the screen as it stands. */
export async function expectAccessible(page: Page): Promise<void> {
  const frame = page.mainFrame();
  await expect(page.locator('[data-leaving]')).toHaveCount(0);
  await bringAxe(frame);
  const papers = await look(frame);
  const inside = await Promise.all(papers.map((paper) => lookInside(frame, paper)));
  const found = await frame.evaluate(
    async ({ inside, options }) => {
      const { axe, axeUnderWay } = window as unknown as Scanned;
      const { violations } = await axe.finishRun([await axeUnderWay, ...inside], options);
      return violations.map(
        ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
      );
    },
    { inside, options: OPTIONS },
  );
  expect(found).toEqual([]);
}
