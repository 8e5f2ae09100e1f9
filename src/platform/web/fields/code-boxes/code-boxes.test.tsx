import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { CodeBoxes } from './code-boxes.tsx';
import { Field } from '../field.tsx';

afterEach(cleanup);

const draw = () => {
  const { container } = render(
    <form>
      <Field label="短信验证码">{(control) => <CodeBoxes control={control} name="code" digits={6} />}</Field>
    </form>,
  );
  const input = screen.getByLabelText<HTMLInputElement>('短信验证码');
  const boxes = () => [...container.querySelectorAll('i')].map((box) => box.textContent);
  const current = () => [...container.querySelectorAll('i')].findIndex((box) => 'current' in box.dataset);
  return { input, boxes, current, form: container.querySelector('form')! };
};

it('shows what is typed into its one input, a digit a box, and where the next one goes', () => {
  const { input, boxes, current } = draw();
  expect([boxes(), current()]).toEqual([['', '', '', '', '', ''], 0]);
  fireEvent.input(input, { target: { value: '4081' } });
  expect([boxes(), current()]).toEqual([['4', '0', '8', '1', '', ''], 4]);
  fireEvent.input(input, { target: { value: '408126' } });
  expect([boxes().join(''), current()]).toEqual(['408126', 5]);
});

it('takes a pasted code whole, blanks and all, and gives it to the form', () => {
  const { input, boxes, form } = draw();
  fireEvent.paste(input, { clipboardData: { getData: () => '408 126' } });
  expect(boxes().join('')).toBe('408126');
  expect(new FormData(form).get('code')).toBe('408126');
});

it('is one field that phones fill in and screen readers read', () => {
  const { input } = draw();
  expect(screen.getAllByRole('textbox')).toEqual([input]);
  expect([input.autocomplete, input.inputMode, input.maxLength]).toEqual(['one-time-code', 'numeric', 6]);
});
