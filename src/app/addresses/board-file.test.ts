import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { readSheet } from '#platform/server/spreadsheet.ts';
import type { PageCall } from '#platform/web/page.tsx';
import { serveBoardFile } from './board-file.ts';

const told = { medianMinutes: 120, slowMinutes: 300, inTime: 90 };
const row = { key: 'elder', name: '助老', ...told };
const shares = { solved: 70, part: null, unsolved: null, notWhole: 20, unrated: 10 };
const board = (count: number) => ({
  from: '2026-08-25',
  countedAt: '2026-11-23T12:00:00+08:00',
  all: { ...told, count, shares },
  reworkedCount: null,
  categories: [{ ...row, count, shares }],
  areas: [],
  stations: [
    {
      ...row,
      name: '澜滨区另外 2 处',
      medianMinutes: null,
      slowMinutes: null,
      inTime: null,
      count: 7,
      shares: null,
    },
  ],
});

async function fileOf(count: number) {
  const app = Fastify();
  serveBoardFile(app, { call: (() => Promise.resolve(board(count))) as unknown as PageCall });
  const answer = await app.inject({ method: 'GET', url: '/user-index/needBoard.xlsx' });
  await app.close();
  const { rows } = await readSheet(answer.rawPayload, { columnCount: 11, mostRows: 100 });
  return rows.map(({ cells }) =>
    cells
      .map((cell) => (cell && 'text' in cell ? cell.text : ''))
      .join(' ')
      .trim(),
  );
}

it('holds what the page shows, joined and left out as there', async () => {
  expect(await fileOf(30)).toEqual([
    '2026-08-25 起 全部 30 120 300 90 70   20 10',
    '按服务类别 助老 30 120 300 90 70   20 10',
    '按站 澜滨区另外 2 处 7',
  ]);
});

it('is empty while the page draws nothing', async () => {
  expect(await fileOf(19)).toEqual([]);
});
