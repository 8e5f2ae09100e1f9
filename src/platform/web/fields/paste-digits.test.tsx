import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, it, test } from 'vitest';
import { bareNumber, pasteDigits } from './paste-digits.ts';

afterEach(cleanup);

test.each([
  ['138 0013 8000', '13800138000'],
  ['+86 138-0013-8000', '13800138000'],
  ['0086 13800138000', '13800138000'],
  ['１３８００１３８０００', '13800138000'],
  ['3301 0619 9001 0112 3x', '33010619900101123x'],
  ['123 456', '123456'],
  ['8613', '8613'],
])('%s is %s', (text, bare) => {
  expect(bareNumber(text)).toBe(bare);
});

function Mobile() {
  const [value, setValue] = useState('');
  return (
    <input
      aria-label="手机号"
      maxLength={11}
      value={value}
      onPaste={pasteDigits}
      onChange={({ target }) => setValue(target.value)}
    />
  );
}

it('keeps every digit of a pasted number, and puts it where the cursor is', async () => {
  render(<Mobile />);
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: '手机号' });
  await userEvent.click(field);
  await userEvent.paste('138 0013 8000');
  expect(field.value).toBe('13800138000');
  await userEvent.clear(field);
  await userEvent.type(field, '13800');
  await userEvent.paste('13 80 00');
  expect(field.value).toBe('13800138000');
});
