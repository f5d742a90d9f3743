import { FILE_TYPES } from '@punkt/domain/files';
import { expect, test } from 'vitest';
import { reasonsFor } from './reasons.ts';

test('every place of the form has something to say about it', () => {
  expect(reasonsFor('actual_urls.generalPhoto')).toContain('photo.facade');
  expect(reasonsFor('actual_urls.nightlyGeneralPhoto')).toContain('photo.facade');
  expect(reasonsFor('actual_urls.fittingRoomsPhoto')).toContain('photo.part');
  expect(reasonsFor('actual_urls.btiDocumentEditArea')).toContain('paper.pages');
  expect(reasonsFor('timetable.monday')).toContain('time.building');
  expect(reasonsFor('stock_area')).toContain('room.plan');
  for (const type of FILE_TYPES) expect(reasonsFor(`actual_urls.${type}`).length).toBeGreaterThan(0);
});
