import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { MyStar } from '../../contract/stars.contract.ts';
import { AwardedStars } from './awarded-stars.tsx';

afterEach(cleanup);

const star = (level: number, change: Partial<MyStar> = {}): MyStar => ({
  level,
  minMinutes: level * 6_000,
  state: 'awarded',
  countedAt: '2026-10-01T02:00:00+08:00',
  confirmedAt: '2026-10-02T10:00:00+08:00',
  publicityLastDay: null,
  awardedAt: '2026-10-09T00:01:00+08:00',
  reason: null,
  ...change,
});

it('shows what was awarded, the highest first, what was taken back with its reason, and nothing on its way', () => {
  const stars = [
    star(1),
    star(2),
    star(3, { state: 'withdrawn', reason: '记录系冒名' }),
    star(4, { state: 'publicity', awardedAt: null }),
    star(5, { state: null, awardedAt: null }),
  ];
  render(<AwardedStars stars={stars} acts={({ level }) => <button type="button">证书 {level}</button>} />);
  const items = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(items).toHaveLength(3);
  expect(items[0]).toContain('三星级志愿者');
  expect(items[0]).toContain('已收回：记录系冒名');
  expect(items[1]).toContain('要求已生效 200 小时');
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['证书 2', '证书 1']);
});
