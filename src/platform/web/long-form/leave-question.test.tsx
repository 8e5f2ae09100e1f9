import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, Link, RouterProvider } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { LeaveQuestion } from './leave-question.tsx';

afterEach(cleanup);

function openForm(isDirty: boolean, isLeaving?: { current: boolean }) {
  const form = (
    <>
      <Link to="/form?tab=other">另一页签</Link>
      <LeaveQuestion isDirty={isDirty} isLeaving={isLeaving} />
    </>
  );
  const router = createMemoryRouter([{ path: '/form', element: form }], { initialEntries: ['/form'] });
  render(<RouterProvider router={router} />);
  return { addressNow: () => router.state.location.search };
}

const question = () => screen.queryByRole('dialog', { name: '离开前还有改动没有保存' });

it('unsaved changes are not left behind unasked, not even for another tab of the page', async () => {
  const { addressNow } = openForm(true);
  await userEvent.click(screen.getByText('另一页签'));
  expect(question()).not.toBeNull();
  expect(addressNow()).toBe('');
  await userEvent.click(screen.getByText('不保存，离开'));
  expect(addressNow()).toBe('?tab=other');
});

it.each([
  ['nothing changed', false, false],
  ['the form goes on itself, having saved', true, true],
])('asks nothing where %s', async (_case, isDirty, isLeaving) => {
  const { addressNow } = openForm(isDirty, { current: isLeaving });
  await userEvent.click(screen.getByText('另一页签'));
  expect(question()).toBeNull();
  expect(addressNow()).toBe('?tab=other');
});
