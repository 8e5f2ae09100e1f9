import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import { useKeptForm, useKeptText } from './use-kept-text.ts';

afterEach(() => {
  cleanup();
  sessionStorage.clear();
  document.cookie = 'userId=; Max-Age=0; Path=/';
});

function Note({ about }: { about?: string }) {
  const [text, change, forget] = useKeptText(about);
  return (
    <>
      <input aria-label="note" value={text} onChange={({ target }) => change(target.value)} />
      <small>{text.length} letters</small>
      <button type="button" onClick={forget}>
        sent
      </button>
    </>
  );
}

function Form() {
  const [{ title, place }, change] = useKeptForm('form', { title: '', place: 'harbour' });
  return (
    <>
      <input aria-label="title" value={title} onChange={({ target }) => change({ title: target.value })} />
      <input aria-label="place" value={place} onChange={({ target }) => change({ place: target.value })} />
    </>
  );
}

const box = (name = 'note') => screen.getByRole<HTMLInputElement>('textbox', { name });
const again = (page: React.ReactNode): void => {
  cleanup();
  render(page);
};

it('puts a text back for who typed it, about the same thing, until it is forgotten', async () => {
  document.cookie = 'userId=7; Path=/';
  render(<Note about="one" />);
  await userEvent.type(box(), 'gloves');
  again(<Note about="two" />);
  expect(box().value).toBe('');
  document.cookie = 'userId=8; Path=/';
  again(<Note about="one" />);
  expect(box().value).toBe('');
  document.cookie = 'userId=7; Path=/';
  again(<Note about="one" />);
  expect(box().value).toBe('gloves');
  await userEvent.click(screen.getByRole('button', { name: 'sent' }));
  again(<Note about="one" />);
  expect(box().value).toBe('');
});

it('keeps what is typed after the session of the person ended for that person', async () => {
  document.cookie = 'userId=7; Path=/';
  render(<Note about="one" />);
  document.cookie = 'userId=; Max-Age=0; Path=/';
  await userEvent.type(box(), 'gloves');
  document.cookie = 'userId=7; Path=/';
  again(<Note about="one" />);
  expect(box().value).toBe('gloves');
});

it('keeps nothing without a key', async () => {
  render(<Note />);
  await userEvent.type(box(), 'gloves');
  expect(box().value).toBe('gloves');
  expect(sessionStorage.length).toBe(0);
});

it('keeps the fields of a form, and begins with what was never typed', async () => {
  render(<Form />);
  await userEvent.type(box('title'), 'clean');
  again(<Form />);
  expect(box('title').value).toBe('clean');
  expect(box('place').value).toBe('harbour');
});

function Account({ stored }: { stored: string }) {
  const start = { name: stored, idNo: '', note: '' };
  const [form, change] = useKeptForm('account', start, ['idNo']);
  const put = (part: Partial<typeof start>): void => change(part);
  return (
    <>
      {(['name', 'idNo', 'note'] as const).map((name) => (
        <input
          key={name}
          aria-label={name}
          value={form[name]}
          onChange={({ target }) => put({ [name]: target.value })}
        />
      ))}
      <button
        type="button"
        onClick={() => {
          put({ name: 'both' });
          put({ note: 'at once' });
        }}
      >
        two
      </button>
    </>
  );
}

it('never keeps what is no one else’s business, nor what stands as it was', async () => {
  render(<Account stored="harbour" />);
  await userEvent.type(box('idNo'), '110101199003074514');
  await userEvent.type(box('note'), 'gate');
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('1101');
  again(<Account stored="harbour club" />);
  expect([box('name').value, box('idNo').value, box('note').value]).toEqual(['harbour club', '', 'gate']);
});

it('takes two changes of one press', async () => {
  render(<Account stored="harbour" />);
  await userEvent.click(screen.getByRole('button', { name: 'two' }));
  expect([box('name').value, box('note').value]).toEqual(['both', 'at once']);
  again(<Account stored="harbour" />);
  expect([box('name').value, box('note').value]).toEqual(['both', 'at once']);
});

it('is drawn by the server without a tab, and put back when the page lives', async () => {
  render(<Note about="one" />);
  await userEvent.type(box(), 'gloves');
  cleanup();
  const html = renderToString(<Note about="one" />);
  expect(html).toContain('value=""');
  const home = document.body.appendChild(document.createElement('div'));
  home.innerHTML = html;
  const onRecoverableError = vi.fn<(error: unknown) => void>();
  const root = await act(async () => hydrateRoot(home, <Note about="one" />, { onRecoverableError }));
  expect(box().value).toBe('gloves');
  expect(onRecoverableError).not.toHaveBeenCalled();
  await act(async () => root.unmount());
  home.remove();
});
