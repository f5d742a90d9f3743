import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Frame, type Page } from '@playwright/test';
import type axe from 'axe-core';
import type { RunOptions } from 'axe-core';

type Axe = typeof axe;
type Partial = Awaited<ReturnType<Axe['runPartial']>>;
type Violations = Awaited<ReturnType<Axe['finishRun']>>['violations'];
type Inside = ReturnType<Axe['utils']['getFrameContexts']>[number];
/** Runs in the browser, where the script has put it. */
type Scanned = Window & { readonly axe: Axe; axeUnderWay: Promise<Partial> };

const OPTIONS: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  resultTypes: ['violations'],
};

// Without its comments: on most screens travelling and compiling take longer than looking.
const SCRIPT = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Once per document. */
async function bringAxe(frame: Frame): Promise<void> {
  if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(SCRIPT);
}

/**
 * Looks at a frame as it stands once everything that moves has come to its end: half-way a text has, for a moment, the contrast of a
 * skeleton. Finishing and looking are one task, so that nothing begins to move in between. Where papers are shown inside, what it finds
 * stays in the frame and the papers are named; describing every element for that takes longer than looking, so else all is said at once.
 */
const look = (frame: Frame, part: string | undefined) =>
  frame.evaluate(
    async ({ options, part }) => {
      // What moves for ever (a spinner) is part of the screen.
      for (const animation of document.getAnimations())
        if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish();
      const scanned = window as unknown as Scanned;
      // The last of several dialogs is the one on top.
      const place = [...document.querySelectorAll(part ?? 'dialog:modal')].at(-1);
      if (part && !place) throw new Error(`nothing to look at: ${part}`);
      const context = place ?? document;
      if (!context.querySelector('iframe, frame')) {
        const { violations } = await scanned.axe.run(context, options);
        return { violations, papers: [] };
      }
      scanned.axeUnderWay = scanned.axe.runPartial(context, options);
      return { violations: undefined, papers: scanned.axe.utils.getFrameContexts(context, options) };
    },
    { options: OPTIONS, part },
  );

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

/** Every paper, and what was found around them. */
async function lookInsideAll(frame: Frame, papers: readonly Inside[]): Promise<Violations> {
  const inside = await Promise.all(papers.map((paper) => lookInside(frame, paper)));
  return frame.evaluate(
    async ({ inside, options }) => {
      const { axe, axeUnderWay } = window as unknown as Scanned;
      return (await axe.finishRun([await axeUnderWay, ...inside], options)).violations;
    },
    { inside, options: OPTIONS },
  );
}

/**
 * No violation of WCAG 2.2 AA on the screen as it stands. Of a screen with an open dialog the dialog is all that can be used, and all
 * that is looked at. `part` (a selector) is for long pages of which only a part has a new state: a landing page takes seconds.
 */
export async function expectAccessible(page: Page, part?: string): Promise<void> {
  const frame = page.mainFrame();
  await expect(page.locator('[data-leaving]')).toHaveCount(0);
  await bringAxe(frame);
  const { violations, papers } = await look(frame, part);
  const found = violations ?? (await lookInsideAll(frame, papers));
  expect(
    found.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`),
  ).toEqual([]);
}
