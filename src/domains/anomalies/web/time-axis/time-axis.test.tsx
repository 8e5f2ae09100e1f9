import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { AnomalyStep, AnomalyView } from '../../contract/anomalies.contract.ts';
import { AnomalyTimeAxis } from './time-axis.tsx';

afterEach(cleanup);
const step = (wish: Partial<AnomalyStep>): AnomalyStep => ({
  at: '2026-11-18T18:58:04+08:00',
  isOut: false,
  device: 1,
  person: 1,
  isAbout: false,
  sign: null,
  ...wish,
});
const draw = (wish: Partial<AnomalyView>) =>
  render(
    <AnomalyTimeAxis
      anomaly={
        {
          steps: [],
          deviceMarks: ['7F3A'],
          areDevicesForgotten: false,
          hasMoreSteps: false,
          ...wish,
        } as AnomalyView
      }
    />,
  );

it('draws nothing where nobody tapped', () => {
  expect(draw({}).container.innerHTML).toBe('');
});

it('says in a list what it draws, and signs only those of the flag', () => {
  const { container } = draw({
    steps: [
      step({ isAbout: true, sign: '陈' }),
      step({ isOut: true, person: 2, device: 2, at: '2026-11-18T22:01:18+08:00' }),
    ],
    hasMoreSteps: true,
  });
  const figure = within(screen.getByRole('figure'));
  expect(figure.getByText(/^服务器时间，设备号只显示前四位，90 天后删除/).textContent).toContain(
    '只画了 200 次',
  );
  const list = within(figure.getByRole('list', { name: '每次签到和签退' }));
  expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '手机甲 7F3A…，18:58:04 签到，涉及的人，姓陈',
    '其余 1 部 各 1 人，22:01:18 签退，其他人',
  ]);
  const signs = [...container.querySelectorAll('svg text[text-anchor]')].map(
    ({ textContent }) => textContent,
  );
  expect(signs).toEqual(['陈', '']);
});
