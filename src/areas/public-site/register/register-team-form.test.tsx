import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { RegisterTeamForm } from './register-team-form.tsx';

afterEach(() => {
  cleanup();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

function draw(): void {
  cleanup();
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => new Response(JSON.stringify({ code: 200, msg: '', result: { list: [] } }))),
  );
  render(
    <RegisterTeamForm
      areas={[{ code: '990101', name: '澜滨区' }]}
      categories={[{ key: 'eco', name: '环保' }]}
      consents={[]}
      today="2026-11-21"
    />,
  );
}
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(new RegExp(`^\\*?${label}$`));

it('puts back what will be public of a team, never who leads it or its password, until it is given up', async () => {
  draw();
  await userEvent.type(field('队伍名称'), '澜滨护河队');
  await userEvent.selectOptions(field('登记形式'), '社会团体');
  await userEvent.type(field('统一社会信用代码'), '51330000500000000K');
  await userEvent.click(screen.getByLabelText('环保'));
  await userEvent.selectOptions(field('所在区域'), '990101');
  await userEvent.type(field('队伍简介'), '每周六清一段河岸');
  await userEvent.type(field('负责人姓名'), '沈知夏');
  await userEvent.type(field('负责人手机号'), '13806880001');
  await userEvent.type(field('设置密码'), 'Qinghe-2031');
  const held = JSON.stringify({ ...sessionStorage });
  for (const own of ['沈知夏', '13806880001', 'Qinghe']) expect(held).not.toContain(own);

  draw();
  const names = ['队伍名称', '统一社会信用代码', '所在区域', '队伍简介', '负责人姓名', '设置密码'];
  expect(names.map((name) => field(name).value)).toEqual([
    '澜滨护河队',
    '51330000500000000K',
    '990101',
    '每周六清一段河岸',
    '',
    '',
  ]);
  expect(screen.getByLabelText('环保')).toHaveProperty('checked', true);
  await userEvent.click(screen.getByRole('button', { name: '不要了' }));
  expect(field('队伍名称').value).toBe('');
  draw();
  expect(field('队伍名称').value).toBe('');
});
