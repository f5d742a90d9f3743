import type { CallOutput } from '@punkt/contract/contract';
import { PAGE_SIZE } from '@punkt/domain/constants';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '../../../lib/client.ts';
import type { RoomFilter } from './queue/room-filter.ts';

export type Question = CallOutput<'GET /api/v2/manage/questions/:id'>;
export type QuestionRow = CallOutput<'GET /api/v2/manage/questions'>['data'][number];

export const queueQuery = ({ status, page }: RoomFilter) =>
  queryOptions({
    queryKey: ['question', 'list', status, page],
    queryFn: ({ signal }) =>
      api('GET /api/v2/manage/questions', { query: { status, page, page_size: PAGE_SIZE } }, { signal }),
    placeholderData: keepPreviousData,
    meta: { shown: true },
  });

/** How many wait: a page of one tells the total. */
export const countQuery = queryOptions({
  queryKey: ['question', 'count'],
  queryFn: ({ signal }) =>
    api('GET /api/v2/manage/questions', { query: { status: 'waiting', page_size: 1 } }, { signal }),
  select: ({ total }) => total,
  meta: { shown: true },
});

/** Every reading leaves a trace: read again only when told that this question changed, or after a long while. */
export const questionQuery = (id: string) =>
  queryOptions({
    queryKey: ['question.one', id],
    queryFn: ({ signal }) => api('GET /api/v2/manage/questions/:id', { params: { id } }, { signal }),
    staleTime: 10 * 60_000,
    meta: { shown: true },
  });
