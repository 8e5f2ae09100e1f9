import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { ComplaintForm } from './complaint-form.tsx';

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

const target = { targetType: 'team', targetId: 7, title: '澜江守护' } as const;
const content = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: /发生了什么/ });

it('puts a complaint back after a login, beside what it is about', async () => {
  render(<ComplaintForm isSignedIn target={target} />);
  await userEvent.type(content(), '昨天下午没有人来');
  cleanup();
  render(<ComplaintForm isSignedIn target={{ ...target, targetId: 8 }} />);
  expect(content().value).toBe('');
  cleanup();
  render(<ComplaintForm isSignedIn target={target} />);
  expect(content().value).toBe('昨天下午没有人来');
});

it('keeps nothing of whoever is not signed in: the next person may sit at the same device', async () => {
  render(<ComplaintForm isSignedIn={false} />);
  await userEvent.type(content(), '昨天下午没有人来');
  expect(content().value).toBe('昨天下午没有人来');
  expect(sessionStorage.length).toBe(0);
});
