import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, useState } from 'react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { ConfirmDialog, type ReasonRequest } from './confirm-dialog.tsx';
import { Dialog } from './dialog.tsx';

// jsdom has the element but not its methods.
beforeAll(() => {
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.open = true;
      this.querySelector<HTMLElement>('button, textarea')?.focus();
    },
    close(this: HTMLDialogElement) {
      this.open = false;
    },
  });
});
afterEach(() => {
  cleanup();
  sessionStorage.clear();
  document.cookie = 'userId=; Max-Age=0; Path=/';
});

type Confirm = (reason: string) => Promise<unknown> | void;

function Cancelling({ onConfirm, reason }: { onConfirm: Confirm; reason?: ReasonRequest }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        取消报名…
      </button>
      <ConfirmDialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        onConfirm={onConfirm}
        title="取消这场报名？"
        decisiveLabel="取消报名"
        reason={reason}
      />
    </>
  );
}

async function openDialog(onConfirm: Confirm, reason?: ReasonRequest) {
  render(<Cancelling onConfirm={onConfirm} reason={reason} />);
  await userEvent.click(screen.getByText('取消报名…'));
  return screen.getByRole('dialog', { name: '取消这场报名？' });
}

const onClosed = vi.fn<() => void>();
beforeEach(() => onClosed.mockReset());
const isClosed = () => screen.queryByRole('dialog') === null;

describe('a dialog', () => {
  it('has the safe action left of the decisive one', async () => {
    const dialog = await openDialog(vi.fn());
    expect(Array.from(dialog.querySelectorAll('button'), (button) => button.textContent)).toEqual([
      '再想想',
      '取消报名',
    ]);
  });

  it('takes a double click for one decision, and the keyboard for what it is', async () => {
    const onPress = vi.fn<() => void>();
    render(
      <Dialog isOpen onClose={() => undefined} title="新建角色" decisive={{ label: '保存角色', onPress }} />,
    );
    const save = screen.getByRole('button', { name: '保存角色' });
    await userEvent.dblClick(save);
    expect(onPress).toHaveBeenCalledTimes(1);
    await userEvent.keyboard('{Enter}');
    expect(onPress).toHaveBeenCalledTimes(2);
  });

  it('does nothing on the safe action and gives the focus back', async () => {
    const onConfirm = vi.fn<Confirm>();
    await openDialog(onConfirm);
    await userEvent.click(screen.getByText('再想想'));
    expect(isClosed()).toBe(true);
    expect(onConfirm).not.toHaveBeenCalled();
    expect(document.activeElement).toBe(screen.getByText('取消报名…'));
  });

  it('closes on Escape', async () => {
    fireEvent(await openDialog(vi.fn()), new Event('cancel', { cancelable: true }));
    expect(isClosed()).toBe(true);
  });
});

describe('typed text', () => {
  const escape = (dialog: HTMLElement) => fireEvent(dialog, new Event('cancel', { cancelable: true }));

  const openNote = (): HTMLElement => {
    render(
      <Dialog isOpen onClose={onClosed} title="备注">
        <textarea aria-label="备注" />
      </Dialog>,
    );
    return screen.getByRole('dialog');
  };

  it('is asked about before Escape or the safe action throws it away', async () => {
    const dialog = openNote();
    const field = screen.getByRole('textbox');
    await userEvent.type(field, '时间冲突');
    escape(dialog);
    expect(onClosed).not.toHaveBeenCalled();
    expect(screen.getByRole('alert').textContent).toContain('还没有提交');
    const stay = screen.getByText('继续写');
    expect(document.activeElement).toBe(stay);
    await userEvent.click(stay);
    expect(field).toHaveProperty('value', '时间冲突');
    await userEvent.click(screen.getByText('取消'));
    expect(onClosed).not.toHaveBeenCalled();
    await userEvent.click(screen.getByText('不保留，关闭'));
    expect(onClosed).toHaveBeenCalledTimes(1);
  });

  it('that was taken back is none, nor is a code that is typed again in a moment', async () => {
    const dialog = openNote();
    await userEvent.type(screen.getByRole('textbox'), '时{Backspace}');
    escape(dialog);
    expect(onClosed).toHaveBeenCalledTimes(1);
    cleanup();
    render(
      <Dialog isOpen onClose={onClosed} title="验证">
        <input aria-label="验证码" autoComplete="one-time-code" />
      </Dialog>,
    );
    await userEvent.type(screen.getByLabelText('验证码'), '123');
    escape(screen.getByRole('dialog'));
    expect(onClosed).toHaveBeenCalledTimes(2);
  });

  it('that is kept is not asked about, what stands beside it is', async () => {
    const ask = (children?: ReactNode): HTMLElement => {
      render(
        <ConfirmDialog
          isOpen
          onClose={onClosed}
          onConfirm={vi.fn<Confirm>()}
          title="退回"
          decisiveLabel="退回修改"
          reason={{ label: '原因', keptAs: 'test' }}
        >
          {children}
        </ConfirmDialog>,
      );
      return screen.getByRole('dialog');
    };
    ask();
    await userEvent.type(screen.getByRole('textbox'), '请补充');
    await userEvent.click(screen.getByText('再想想'));
    expect(onClosed).toHaveBeenCalledTimes(1);
    cleanup();
    const dialog = ask(<input aria-label="分钟" />);
    await userEvent.type(screen.getByLabelText('分钟'), '90');
    escape(dialog);
    expect(onClosed).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('alert').textContent).toContain('还没有提交');
  });

  it('outlives a second Escape, which a browser takes for itself, and a file chooser that was left', async () => {
    const dialog = openNote() as HTMLDialogElement;
    await userEvent.type(screen.getByRole('textbox'), '时间冲突');
    escape(dialog);
    dialog.close();
    fireEvent(dialog, new Event('close'));
    expect(dialog.open).toBe(true);
    await userEvent.click(screen.getByText('不保留，关闭'));
    expect(onClosed).toHaveBeenCalledTimes(1);
    cleanup();
    render(
      <Dialog isOpen onClose={onClosed} title="导入">
        <input aria-label="文件" type="file" />
      </Dialog>,
    );
    fireEvent(screen.getByLabelText('文件'), new Event('cancel', { bubbles: true }));
    expect(onClosed).toHaveBeenCalledTimes(1);
  });
});

describe('confirming', () => {
  it('closes when it is done, and cannot be pressed twice meanwhile', async () => {
    let finish = () => {};
    const onConfirm = vi.fn<Confirm>(() => new Promise<void>((resolve) => (finish = resolve)));
    const dialog = await openDialog(onConfirm);
    await userEvent.click(screen.getByText('取消报名'));
    await userEvent.click(screen.getByText('取消报名'));
    expect(onConfirm).toHaveBeenCalledTimes(1);
    fireEvent(dialog, new Event('cancel', { cancelable: true }));
    expect(isClosed()).toBe(false);
    finish();
    await vi.waitFor(() => expect(isClosed()).toBe(true));
  });

  it('stays open when it failed, ready for another try', async () => {
    await openDialog(() => Promise.reject(new Error('refused')));
    await userEvent.click(screen.getByText('取消报名'));
    await vi.waitFor(() => expect(screen.getByText('取消报名')).toHaveProperty('disabled', false));
    expect(isClosed()).toBe(false);
  });

  it('asks for the reason it needs, says so at the field, and hands it over trimmed', async () => {
    const onConfirm = vi.fn<Confirm>();
    await openDialog(onConfirm, { label: '退回原因', isRequired: true, keptAs: 'test' });
    await userEvent.click(screen.getByText('取消报名'));
    expect(onConfirm).not.toHaveBeenCalled();
    const field = screen.getByRole('textbox', { name: '退回原因' });
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      '请填写退回原因',
    );
    await userEvent.type(field, '  时间冲突 ');
    expect(field.getAttribute('aria-invalid')).toBeNull();
    await userEvent.click(screen.getByText('取消报名'));
    expect(onConfirm).toHaveBeenCalledWith('时间冲突');
    expect(isClosed()).toBe(true);
  });

  it('offers a reason again until it was taken, to who typed it, for the same decision', async () => {
    const reopen = async (reason: ReasonRequest, onConfirm = vi.fn<Confirm>()): Promise<HTMLInputElement> => {
      cleanup();
      await openDialog(onConfirm, reason);
      return screen.getByRole<HTMLInputElement>('textbox');
    };
    const reason = { label: '原因', keptAs: 'test:1' };
    document.cookie = 'userId=7; Path=/';
    // As after a session that ended: what is sent is refused, and the page is loaded anew after the login.
    await userEvent.type(
      await reopen(reason, vi.fn<Confirm>().mockRejectedValue(new Error('401'))),
      '时间冲突',
    );
    await userEvent.click(screen.getByText('取消报名'));
    expect((await reopen(reason)).value).toBe('时间冲突');
    expect((await reopen({ ...reason, keptAs: 'test:2' })).value).toBe('');
    document.cookie = 'userId=8; Path=/';
    expect((await reopen(reason)).value).toBe('');
    document.cookie = 'userId=7; Path=/';
    await reopen(reason);
    await userEvent.click(screen.getByText('取消报名'));
    await vi.waitFor(() => expect(isClosed()).toBe(true));
    expect((await reopen(reason)).value).toBe('');
  });
});
