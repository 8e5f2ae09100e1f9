import { beforeEach, expect, it, vi } from 'vitest';
import { OperationFailed } from '../calls/operation-failed.ts';
import { FormEditor, type SaveAct, type StoredAt } from './form-editor.ts';
import { keepForm, keptPlace, readKeptForm } from './kept-form.ts';

type Text = { title: string; body: string };
type Written = { id: number; version: number };
type Sent = { form: Text; stored: StoredAt | undefined; act: SaveAct };

const opened: Text = { title: '江边', body: '' };
const expired = new OperationFailed({ code: 50_014, msg: '登录已过期' });
const overtaken = new OperationFailed({ code: 409, msg: '已被修改', reason: 'versionConflict' });
const unreachable = new OperationFailed({ code: 0, msg: '没有连上服务器' });
const wrongTitle = new OperationFailed({
  code: 400,
  msg: '请检查',
  errors: [{ path: 'form.title', msg: '标题太短' }],
});

beforeEach(() => {
  localStorage.clear();
  document.cookie = 'userId=7';
  document.cookie = 'Admin-Token=one';
});

type Opened = { version?: number; form?: Text; isNew?: boolean; takeOver?: (kept: Text) => Text };

/** An editor whose server answers when the test says so; `isNew` for a text that was never stored. */
function open({ version = 2, form = opened, isNew = false, takeOver }: Opened = {}) {
  const sent: Sent[] = [];
  const answers: ((answer: Written | OperationFailed) => void)[] = [];
  const editor = new FormEditor<Text, Written>({
    name: 'text',
    form,
    stored: isNew ? undefined : { id: 5, version },
    isForm: (kept): kept is Text => typeof (kept as Text).title === 'string',
    ...(takeOver && { takeOver }),
    send: (typed, stored, act) =>
      new Promise((resolve, reject) => {
        sent.push({ form: typed, stored, act });
        answers.push((answer) => (answer instanceof Error ? reject(answer) : resolve(answer)));
      }),
    storedBy: (written) => written,
    readVersion: async () => 9,
  });
  const answer = async (given: Written | OperationFailed): Promise<void> => {
    answers.shift()?.(given);
    await new Promise((resolve) => setTimeout(resolve));
  };
  return { editor, sent, answer };
}
const heldFor = (name: string) => readKeptForm('device', keptPlace(`text:${name}`));

it('what is typed while a save is under way goes after it, with the version that the answer gave', async () => {
  const { editor, sent, answer } = open();
  editor.set({ body: '一' });
  const first = editor.save();
  editor.set({ body: '一二' });
  const second = editor.save();
  editor.set({ body: '一二三' });
  expect(sent).toHaveLength(1);
  await answer({ id: 5, version: 3 });
  expect(sent[1]).toEqual({
    form: { title: '江边', body: '一二三' },
    stored: { id: 5, version: 3 },
    act: 'save',
  });
  await answer({ id: 5, version: 4 });
  expect([await first, await second]).toEqual([undefined, { id: 5, version: 4 }]);
  expect(editor.read().state).toBe('clean');
});

it('takes over what an older version kept, as it is written today', () => {
  const keptAt = new Date().toISOString();
  keepForm('device', keptPlace('text:5'), { form: { title: '江', body: '旧' }, version: 2, keptAt });
  const { editor } = open({ takeOver: (kept) => ({ ...kept, body: `<p>${kept.body}</p>` }) });
  expect(editor.read()).toMatchObject({ form: { title: '江', body: '<p>旧</p>' }, state: 'dirty' });
});

it('presses that wait are one, of the newest act; the same text pressed twice is sent once', async () => {
  const { editor, sent, answer } = open();
  const presses = [editor.save(), editor.save()];
  expect(sent).toHaveLength(1);
  editor.set({ body: '一' });
  presses.push(editor.save(), editor.save('submit'));
  await answer({ id: 5, version: 3 });
  await answer({ id: 5, version: 4 });
  expect(sent.map(({ act }) => act)).toEqual(['save', 'submit']);
  expect(await Promise.all(presses)).toEqual([undefined, undefined, undefined, { id: 5, version: 4 }]);
});

it('a text that is stored for the first time while more is typed becomes one item', async () => {
  const { editor, sent, answer } = open({ isNew: true });
  editor.set({ body: '一' });
  void editor.save();
  editor.set({ body: '一二' });
  void editor.save();
  await answer({ id: 8, version: 1 });
  expect(sent.map(({ stored }) => stored)).toEqual([undefined, { id: 8, version: 1 }]);
  expect([heldFor('new'), heldFor('8')?.form]).toEqual([undefined, { title: '江边', body: '一二' }]);
});

it.each([
  ['a conflict', overtaken, 'conflict'],
  ['a lost session', expired, 'signedOut'],
  ['no connection', unreachable, 'offline'],
])('after %s what waits is not sent, and stays on this device', async (_case, failure, state) => {
  const { editor, sent, answer } = open();
  void editor.save();
  editor.set({ body: '一' });
  const second = editor.save();
  await answer(failure);
  expect(await second).toBeUndefined();
  expect([sent.length, editor.read().state]).toEqual([1, state]);
  expect(heldFor('5')?.form).toEqual({ title: '江边', body: '一' });
});

it('after a refusal the newest text is sent, which may have mended it', async () => {
  const { editor, sent, answer } = open();
  editor.set({ title: '江' });
  void editor.save();
  editor.set({ title: '江边的灯' });
  void editor.save();
  await answer(wrongTitle);
  expect(sent[1]?.form.title).toBe('江边的灯');
  await answer({ id: 5, version: 3 });
  expect(editor.read()).toMatchObject({ state: 'clean', errors: [] });
});

it('names the wrong field until it is changed', async () => {
  const { editor, answer } = open();
  void editor.save();
  await answer(wrongTitle);
  expect(editor.read().errors).toEqual([{ path: 'title', msg: '标题太短' }]);
  editor.set({ body: '一' });
  expect(editor.read().errors).toHaveLength(1);
  editor.set({ title: '江边的灯' });
  expect(editor.read().errors).toEqual([]);
});

it('the clock sends only what is unsaved, and after a lost session only with a new one', async () => {
  const { editor, sent, answer } = open();
  await editor.saveIfDue();
  expect(sent).toHaveLength(0);
  editor.set({ body: '一' });
  void editor.saveIfDue();
  void editor.saveIfDue();
  await answer(expired);
  editor.set({ body: '一二' });
  await editor.saveIfDue();
  expect(sent).toHaveLength(1);
  document.cookie = 'Admin-Token=two';
  void editor.saveIfDue();
  await answer({ id: 5, version: 3 });
  expect([sent.length, editor.read().state]).toEqual([2, 'clean']);
});

it('what a lost session left unsaved is back in the form when it is opened again', async () => {
  const { editor, answer } = open();
  editor.set({ body: '一' });
  void editor.saveIfDue();
  await answer(expired);
  editor.set({ body: '一二' });
  const again = open().editor;
  expect(again.read()).toMatchObject({ form: { body: '一二' }, state: 'dirty', kept: { isPutBack: true } });
  again.dropKept();
  expect(again.read()).toMatchObject({ form: opened, state: 'clean', kept: undefined });
  expect(open().editor.read()).toMatchObject({ form: opened, kept: undefined });
});

it('what somebody else changed meanwhile is not overwritten by a kept text, which is offered', () => {
  open().editor.set({ body: '一' });
  const { editor } = open({ version: 3, form: { title: '他们的', body: '' } });
  expect(editor.read()).toMatchObject({
    form: { title: '他们的' },
    state: 'clean',
    kept: { isPutBack: false },
  });
  editor.takeBack();
  expect(editor.read()).toMatchObject({ form: { title: '江边', body: '一' }, state: 'dirty', epoch: 1 });
});

it('another person at the same device meets nothing of it', () => {
  open().editor.set({ body: '一' });
  document.cookie = 'userId=8';
  expect(open().editor.read().kept).toBeUndefined();
});

it('after a conflict mine is sent over theirs with the version that is stored now', async () => {
  const { editor, sent, answer } = open();
  editor.set({ body: '一' });
  void editor.save();
  await answer(overtaken);
  const kept = editor.keepMine();
  await vi.waitFor(() => expect(sent).toHaveLength(2));
  await answer({ id: 5, version: 10 });
  expect(sent[1]).toMatchObject({ stored: { version: 9 }, form: { body: '一' } });
  expect(await kept).toEqual({ id: 5, version: 10 });
});
