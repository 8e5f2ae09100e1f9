import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { SignUpCompanions, type TypedCompanion } from './sign-up-companions.tsx';

afterEach(cleanup);

function Held() {
  const [companions, setCompanions] = useState<readonly TypedCompanion[]>([]);
  return (
    <SignUpCompanions most={2} companions={companions} onChange={setCompanions} errorOf={() => undefined} />
  );
}
const button = (name: string) => screen.getByRole('button', { name });

it('brings the keyboard to the name of who was added, and back to the button when one is taken away', async () => {
  render(<Held />);
  await userEvent.click(button('带一位同行人'));
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: /姓名/ }));
  await userEvent.keyboard('周明远');
  await userEvent.click(button('带一位同行人'));
  await userEvent.keyboard('宋知远');
  expect(
    screen.getAllByRole<HTMLInputElement>('textbox', { name: /姓名/ }).map(({ value }) => value),
  ).toEqual(['周明远', '宋知远']);
  await userEvent.click(button('不带第 2 位了'));
  expect(document.activeElement).toBe(button('带一位同行人'));
});
