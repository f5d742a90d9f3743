import { contentSections, type SectionContent } from '@punkt/domain/content';
import { fieldsOf, isWords } from '@punkt/domain/content-document';
import { documentOf } from '@punkt/domain/content-reading';
import type { SectionType } from '@punkt/domain/content-terms';
import { describe, expect, it } from 'vitest';
import { hasText, sanitise } from '../../../platform/papers/sanitise.ts';
import { entryId } from '../translations.ts';
import { firstContent } from './first-content.ts';

const START = new Date('2026-03-31T22:30:00Z');
const sections = firstContent(START);

function contentOf<T extends SectionType>(type: T): SectionContent<T> {
  return sections.find((section) => section.type === type)?.content as SectionContent<T>;
}

describe('the first content', () => {
  it('keeps the rules of the editor, and comes back from the database as it was', () => {
    const parsed = contentSections.safeParse(JSON.parse(JSON.stringify(sections)));
    expect(parsed.error?.issues ?? []).toEqual([]);
    expect(parsed.data).toEqual(sections);
  });

  it('has no HTML that cleaning would change', () => {
    for (const { field, value } of fieldsOf(documentOf(sections, entryId))) {
      if (field.kind !== 'rich' || !isWords(value)) continue;
      expect(sanitise(value.ru)).toBe(value.ru);
      expect(hasText(value.ru)).toBe(true);
    }
  });

  it('has enough to read, and no question twice', () => {
    const { standard, simplified, georgian } = contentOf('faq');
    expect(standard.length).toBeGreaterThanOrEqual(18);
    expect(simplified.length).toBeGreaterThanOrEqual(10);
    for (const list of [standard, simplified, georgian])
      expect(new Set(list.map(({ question }) => question)).size).toBe(list.length);
    expect(contentOf('sortingCenters').centers).toHaveLength(36);
    expect(new Set(contentOf('sortingCenters').centers.map(({ city }) => city)).size).toBe(36);
  });

  it('calls things by the names of the Georgian texts', () => {
    const words = JSON.stringify(firstContent(START, 'ka'));
    expect(words).toContain('გააქტიურებ');
    expect(words).not.toMatch(/აქტივაცი|მარკეტფლეის|ვიდეომეთვალყურ|სანქტ-პეტერბურგ/);
  });

  it('sends nobody to tickets, which are not open yet', () => {
    expect(JSON.stringify(sections)).not.toMatch(/в обращени/);
    expect(JSON.stringify(firstContent(START, 'en'))).not.toMatch(/ticket/i);
    expect(JSON.stringify(firstContent(START, 'ka'))).not.toMatch(/მიმართვა(ში|ებზე)/);
  });

  it('tells the figures of the programme', () => {
    const text = JSON.stringify(contentOf('faq')).replaceAll('\u00a0', ' ');
    for (const figure of ['24 часа', '30 дней', '5 дней', '25-го дня', '50 000 ₽', '10 000 ₽', '300 000 ₽'])
      expect(text).toContain(figure);
    for (const figure of ['3 000 000 ₽', '200 000 ₽', '150 000 ₽', '100 000 ₽', '1,5–2,4 %', '90 дней'])
      expect(text).toContain(figure);
    for (const figure of ['30 м²', '10 м²', '500 метров', '200 МБ', '30 секунд', '15 минут', '5 000 жителей'])
      expect(text).toContain(figure);
    for (const figure of ['84 000 ₾', '2 800 ₾']) expect(text).toContain(figure);
  });

  it('has conferences before and after the day of the first start', () => {
    const days = Object.values(contentOf('conferences').conferences)
      .flatMap((months) => Object.values(months))
      .flatMap((each) => Object.values(each).flat());
    const starts = days.map(({ startDate }) => Date.parse(startDate) - START.getTime());
    expect(starts.some((start) => start < 0) && starts.some((start) => start > 0)).toBe(true);
    expect(days.filter(({ linkToVideo }) => linkToVideo).length).toBe(
      starts.filter((start) => start < 0).length,
    );
  });

  it('says of its towns, amounts and contacts that they are an example', () => {
    const { note, incomeTowns, subsidies } = contentOf('programme');
    expect(note).toContain('пример песочницы');
    expect(incomeTowns.map(({ towns }) => towns).join()).toMatch(/Москва.*Санкт-Петербург/s);
    expect(subsidies.every(({ amount }) => amount > 0)).toBe(true);
  });

  it('names nobody who exists', () => {
    const links = JSON.stringify(sections).match(/https?:\/\/[^/"\\]+/g) ?? [];
    for (const link of links) expect(link).toMatch(/\.example$/);
  });
});
