import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { FindPasswordForm } from './find-password-form.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const field = (label: string) => screen.getByLabelText(new RegExp(`^\\*?${label}$`));
const type = (label: string, value: string) => fireEvent.change(field(label), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

const wrongCode = { code: 409, msg: '短信验证码不正确，还可以再试 4 次', result: null, reason: 'codeWrong' };

it('nobody goes on with six digits that are not the code', async () => {
  vi.stubGlobal('fetch', async () => Response.json(wrongCode));
  render(<FindPasswordForm />);
  type('注册手机号', '13806880001');
  type('短信验证码', '000000');
  press('下一步');
  await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('还可以再试 4 次'));
  expect(screen.queryByLabelText(/^新密码/)).toBeNull();
});

it('a wrong code leads back to its field, and the focus goes with every step', async () => {
  vi.stubGlobal('fetch', async (url: string) =>
    Response.json(url.endsWith('CheckRecoveryCode') ? { code: 200, msg: '', result: {} } : wrongCode),
  );
  render(<FindPasswordForm />);
  type('注册手机号', '13806880001');
  type('短信验证码', '000000');
  press('下一步');
  await waitFor(() => expect(document.activeElement).toBe(field('新密码')));
  type('新密码', 'Qinghe-2031');
  type('确认新密码', 'Qinghe-2031');
  press('设置新密码');
  await waitFor(() => expect(document.activeElement).toBe(field('短信验证码')));
  expect(screen.getByRole('alert').textContent).toContain('还可以再试 4 次');
  expect(field('注册手机号')).toHaveProperty('value', '13806880001');
});
