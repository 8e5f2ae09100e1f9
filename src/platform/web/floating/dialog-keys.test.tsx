import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { Dialog } from '../ui/dialog.tsx';

// jsdom has the element but not its methods.
beforeAll(() => {
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.open = true;
    },
    close(this: HTMLDialogElement) {
      this.open = false;
    },
  });
});
afterEach(cleanup);

const onPress = vi.fn<() => void>();
beforeEach(() => onPress.mockReset());

const answer: { settle: (fault: string | undefined) => void } = { settle: () => undefined };
function Form({ tone = 'plain' }: { tone?: 'plain' | 'danger' }) {
  const [isBusy, setBusy] = useState(false);
  const [fault, setFault] = useState<string>();
  const press = (): void => {
    onPress();
    setBusy(true);
    answer.settle = (wrong) => {
      setFault(wrong);
      setBusy(false);
    };
  };
  return (
    <Dialog
      isOpen
      tone={tone}
      onClose={() => undefined}
      title="新建角色"
      decisive={{ label: '保存角色', onPress: press, isBusy }}
    >
      <input aria-label="名称" aria-invalid={fault === undefined ? undefined : true} />
      <textarea aria-label="备注" />
      <input type="hidden" name="version" />
    </Dialog>
  );
}
const field = (name: string) => screen.getByRole('textbox', { name });
const save = () => screen.getByRole('button', { name: '保存角色' });

it('keeps Tab inside, both ways', async () => {
  render(<Form />);
  act(() => save().focus());
  await userEvent.tab();
  expect(document.activeElement).toBe(field('名称'));
  await userEvent.tab({ shift: true });
  expect(document.activeElement).toBe(save());
});

it('decides by Enter in a field of one line, not in a longer one, nor while characters are chosen', async () => {
  render(<Form />);
  await userEvent.type(field('备注'), '一行{Enter}');
  fireEvent.keyDown(field('名称'), { key: 'Enter', isComposing: true });
  await new Promise((resolve) => setTimeout(resolve));
  expect(onPress).not.toHaveBeenCalled();
  await userEvent.type(field('名称'), '值守{Enter}');
  await vi.waitFor(() => expect(onPress).toHaveBeenCalledTimes(1));
});

it('does not take something away by Enter', async () => {
  render(<Form tone="danger" />);
  await userEvent.type(field('名称'), '值守{Enter}');
  await new Promise((resolve) => setTimeout(resolve));
  expect(onPress).not.toHaveBeenCalled();
});

it('gives the focus to what is wrong after a failure, or back to the button', async () => {
  render(<Form />);
  // A browser takes the focus from a button that is disabled; jsdom does not.
  const fail = (wrong: string | undefined): void => {
    act(() => save().blur());
    act(() => answer.settle(wrong));
  };
  await userEvent.click(save());
  fail(undefined);
  expect(document.activeElement).toBe(save());
  await userEvent.click(save());
  fail('名称已被使用');
  expect(document.activeElement).toBe(field('名称'));
});

it('leaves the focus where the person has gone meanwhile', async () => {
  render(<Form />);
  await userEvent.click(save());
  act(() => field('备注').focus());
  act(() => answer.settle('名称已被使用'));
  expect(document.activeElement).toBe(field('备注'));
});
