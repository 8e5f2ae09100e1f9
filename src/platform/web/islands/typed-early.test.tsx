import { act, useState } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { hydrateIslands } from './hydrate-islands.tsx';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

/** Each field's state is React's own; what it knows stands beside. */
function Form() {
  const [form, setForm] = useState({ name: '', area: 'east', how: 'mail', isAgreed: false, said: '' });
  const [more, setMore] = useState(0);
  const put = (part: Partial<typeof form>) => setForm((before) => ({ ...before, ...part }));
  return (
    <form>
      <input name="name" value={form.name} onChange={(event) => put({ name: event.target.value })} />
      <textarea name="said" value={form.said} onChange={(event) => put({ said: event.target.value })} />
      <select name="area" value={form.area} onChange={(event) => put({ area: event.target.value })}>
        <option value="east">东</option>
        <option value="west">西</option>
      </select>
      {['mail', 'phone'].map((how) => (
        <input
          key={how}
          type="radio"
          name="how"
          value={how}
          checked={form.how === how}
          onChange={() => put({ how })}
        />
      ))}
      <input
        type="checkbox"
        name="isAgreed"
        checked={form.isAgreed}
        onChange={(event) => put({ isAgreed: event.target.checked })}
      />
      <button type="button" onClick={() => setMore(more + 1)}>
        {more}
      </button>
      <output>{JSON.stringify(form)}</output>
    </form>
  );
}

const find = <Found extends Element>(selector: string): Found => {
  const found = document.querySelector<Found>(selector);
  if (!found) throw new Error(`no ${selector}`);
  return found;
};
const known = (): unknown => JSON.parse(find('output').textContent ?? '');
const untouched = { name: '', area: 'east', how: 'mail', isAgreed: false, said: '' };

beforeEach(() => {
  document.body.innerHTML = `<div id="form-1" data-island="form">${renderToString(<Form />)}</div>`;
});
afterEach(() => {
  document.body.innerHTML = '';
  vi.restoreAllMocks();
});

/** Hydrates, lets whatever is told be told, and draws the form once more, which puts React's own state into its fields. */
async function bringToLife(meanwhile = () => undefined as void): Promise<void> {
  const load = async () => {
    meanwhile();
    return Form as never;
  };
  await act(async () => {
    await hydrateIslands({ form: load }, document);
  });
  await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
  act(() => find<HTMLButtonElement>('button').click());
  expect(find('button').textContent).toBe('1');
}

const standsIn = () => ({
  name: find<HTMLInputElement>('[name=name]').value,
  area: find<HTMLSelectElement>('select').value,
  how: find<HTMLInputElement>('[name=how]:checked').value,
  isAgreed: find<HTMLInputElement>('[name=isAgreed]').checked,
  said: find<HTMLTextAreaElement>('textarea').value,
});

it('tells an island what was typed, chosen and ticked before any program came', async () => {
  find<HTMLInputElement>('[name=name]').value = '沈知夏';
  find<HTMLTextAreaElement>('textarea').value = '周末有空';
  find<HTMLSelectElement>('select').value = 'west';
  find<HTMLInputElement>('[value=phone]').checked = true;
  find<HTMLInputElement>('[name=isAgreed]').checked = true;
  await bringToLife();
  const typed = { name: '沈知夏', area: 'west', how: 'phone', isAgreed: true, said: '周末有空' };
  expect(known()).toEqual(typed);
  expect(standsIn()).toEqual(typed);
});

it('tells it what is typed while its program is on its way, and what was taken back meanwhile', async () => {
  const tick = find<HTMLInputElement>('[name=isAgreed]');
  tick.checked = true;
  await bringToLife(() => {
    const name = find<HTMLInputElement>('[name=name]');
    name.value = '沈';
    name.dispatchEvent(new Event('input', { bubbles: true }));
    tick.checked = false;
    tick.dispatchEvent(new Event('change', { bubbles: true }));
  });
  expect(known()).toEqual({ ...untouched, name: '沈' });
  expect(standsIn()).toEqual({ ...untouched, name: '沈' });
});

it('leaves a word alone that is still being put together', async () => {
  let told = 0;
  await bringToLife(() => {
    const name = find<HTMLInputElement>('[name=name]');
    name.value = 'shen';
    name.dispatchEvent(new InputEvent('input', { bubbles: true, isComposing: true }));
    name.addEventListener('input', () => (told += 1));
  });
  expect(told).toBe(0);
});

it('says nothing of what nobody touched', async () => {
  let told = 0;
  for (const sign of ['input', 'change']) document.body.addEventListener(sign, () => (told += 1));
  await bringToLife();
  expect(told).toBe(0);
  expect(known()).toEqual(untouched);
});

it.each(['back_forward', 'reload'])(
  'does not take for chosen what the browser put back (%s)',
  async (type) => {
    vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type } as never]);
    find<HTMLSelectElement>('select').value = 'west';
    await bringToLife();
    expect(known()).toEqual(untouched);
  },
);
