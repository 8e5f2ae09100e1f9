import { isSessionCode } from '#platform/contract/envelope.ts';
import type { FieldError } from '#platform/contract/envelope.ts';
import { lastChangeOf } from '#platform/contract/last-change.ts';
import { noAnswer, OperationFailed } from '../calls/operation-failed.ts';
import { readToken } from '../session/session-cookies.ts';
import { dropKeptForm, keepForm, keptPlace, readKeptForm } from './kept-form.ts';

/**
 * clean: nothing to send · offline: no answer, tried again by itself · signedOut: kept until the person has logged in again ·
 * conflict: somebody else saved meanwhile · refused: said with its reason.
 */
export type SaveState = 'clean' | 'dirty' | 'saving' | 'offline' | 'signedOut' | 'conflict' | 'refused';
export type SaveAct = 'save' | 'submit';
export type StoredAt = { id: number; version: number };

/** New values of some fields, or how they are made from the form as it stands. */
export type FormChange<Form> = Partial<Form> | ((form: Form) => Partial<Form>);

export type FormEditorOptions<Form, Written> = {
  /** What is written, for the text kept on this device: `activity`. */
  name: string;
  form: Form;
  /** Absent for a form that was never saved. */
  stored?: StoredAt | undefined;
  /** False for what an older product left behind. */
  isForm: (kept: unknown) => kept is Form;
  /** What an older version kept, as it is written today; what it did not know yet is as in `form`. */
  takeOver?: (kept: Form) => Form;
  /** @throws OperationFailed */
  send: (form: Form, stored: StoredAt | undefined, act: SaveAct) => Promise<Written>;
  storedBy: (written: Written) => StoredAt;
  /** The version that is stored now, after somebody else changed it. */
  readVersion: () => Promise<number | undefined>;
};

export type EditorState<Form> = {
  form: Form;
  /** Changes when the whole text was replaced. */
  epoch: number;
  state: SaveState;
  errors: readonly FieldError[];
  failure: string | undefined;
  savedAt: Date | undefined;
  /** What this device held when the form opened, put back into the form unless somebody saved since. */
  kept: { keptAt: string; isPutBack: boolean } | undefined;
};

/**
 * A long form while it is written. What is typed is on this device until the server has it. One save is under way at a time
 * and at most one waits: it sends the newest text with the version that the answer before it gave.
 */
export class FormEditor<Form extends object, Written> {
  private readonly options: FormEditorOptions<Form, Written>;
  private readonly listeners = new Set<() => void>();
  private now: EditorState<Form>;
  private stored: StoredAt | undefined;
  private offered: Form | undefined;
  private place: string;
  private running: { form: Form; act: SaveAct; answer: Promise<Written | undefined> } | undefined;
  private waiting: { act: SaveAct; answer: Promise<Written | undefined> } | undefined;
  private presses = 0;
  private lostToken: string | undefined;

  constructor(options: FormEditorOptions<Form, Written>) {
    this.options = options;
    this.stored = options.stored;
    this.place = this.placeNow();
    this.now = {
      form: options.form,
      epoch: 0,
      state: 'clean',
      errors: [],
      failure: undefined,
      savedAt: undefined,
      kept: undefined,
    };
    this.openKept();
  }

  read = (): EditorState<Form> => this.now;

  subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** Changes fields, also by what they are now; what the server said of them is no longer true. */
  set = (change: FormChange<Form>): void => {
    const { errors, state } = this.now;
    const patch = typeof change === 'function' ? change(this.now.form) : change;
    const isStopped = state === 'conflict' || state === 'signedOut';
    const isMended = ({ path }: FieldError): boolean => (path.split('.', 1)[0] as string) in patch;
    this.change({
      form: { ...this.now.form, ...patch },
      errors: errors.some(isMended) ? errors.filter((error) => !isMended(error)) : errors,
      state: isStopped ? state : 'dirty',
    });
    this.keep();
  };

  /**
   * Sends the newest text. Gives what was written; undefined when it failed, or when a later press goes on in its place and
   * will tell.
   */
  save = async (act: SaveAct = 'save'): Promise<Written | undefined> => {
    this.presses += 1;
    const press = this.presses;
    const written = await this.enqueue(act);
    return press === this.presses ? written : undefined;
  };

  /** The clock's save: only where something is unsaved and nothing under way, after a lost session only with a new one. */
  saveIfDue = async (): Promise<Written | undefined> => {
    const { state } = this.now;
    const isBack = state === 'signedOut' && readToken() !== this.lostToken;
    const isDue = state === 'dirty' || state === 'offline' || isBack;
    return isDue && !this.running ? this.start('save') : undefined;
  };

  /** True before the first save was answered. */
  isNew = (): boolean => this.stored === undefined;

  /** After a conflict: sends what is typed here over what somebody else saved. */
  keepMine = async (): Promise<Written | undefined> => {
    const version = await this.options.readVersion();
    if (version === undefined || !this.stored) return undefined;
    this.stored = { ...this.stored, version };
    return this.save();
  };

  /** Puts what this device held into the form. */
  takeBack = (): void => {
    if (!this.offered) return;
    const form = this.offered;
    this.offered = undefined;
    this.change({ epoch: this.now.epoch + 1, kept: undefined });
    this.set(form);
  };

  /** Gives up what this device holds; what was put back leaves the form again. */
  dropKept = (): void => {
    dropKeptForm('device', this.place);
    this.offered = undefined;
    const isPutBack = this.now.kept?.isPutBack;
    this.change({
      kept: undefined,
      ...(isPutBack && { form: this.options.form, epoch: this.now.epoch + 1, state: 'clean', errors: [] }),
    });
  };

  private placeNow = (): string => keptPlace(`${this.options.name}:${this.stored?.id ?? 'new'}`);

  private change(patch: Partial<EditorState<Form>>): void {
    this.now = { ...this.now, ...patch };
    for (const listener of this.listeners) listener();
  }

  private keep(): void {
    const keptAt = new Date().toISOString();
    keepForm('device', this.place, { form: this.now.form, version: this.stored?.version, keptAt });
  }

  private openKept(): void {
    const kept = readKeptForm('device', this.place);
    const { form } = this.options;
    if (!kept || !this.options.isForm(kept.form)) return;
    const written = { ...form, ...(this.options.takeOver?.(kept.form) ?? kept.form) };
    if (JSON.stringify(written) === JSON.stringify(form)) return dropKeptForm('device', this.place);
    const isPutBack = kept.version === this.stored?.version;
    if (isPutBack) this.change({ form: written, state: 'dirty' });
    else this.offered = written;
    this.change({ kept: { keptAt: kept.keptAt, isPutBack } });
  }

  private enqueue(act: SaveAct): Promise<Written | undefined> {
    const { running } = this;
    if (!running) return this.start(act);
    if (this.waiting) this.waiting.act = act;
    else if (running.form === this.now.form && running.act === act) return running.answer;
    else this.waiting = { act, answer: running.answer.then(() => this.startWaiting()) };
    return this.waiting.answer;
  }

  private startWaiting(): Promise<Written | undefined> {
    const act = this.waiting?.act ?? 'save';
    this.waiting = undefined;
    // Against a conflict, a lost session or a lost connection the newest text would fare no better.
    const { state } = this.now;
    const isStopped = state === 'conflict' || state === 'signedOut' || state === 'offline';
    return isStopped ? Promise.resolve(undefined) : this.start(act);
  }

  private start(act: SaveAct): Promise<Written | undefined> {
    const { form } = this.now;
    this.change({ state: 'saving' });
    const answer = this.deliver(form, act).finally(() => {
      this.running = undefined;
    });
    this.running = { form, act, answer };
    return answer;
  }

  private async deliver(form: Form, act: SaveAct): Promise<Written | undefined> {
    try {
      const written = await this.options.send(form, this.stored, act);
      this.takeWritten(form, this.options.storedBy(written));
      return written;
    } catch (error) {
      if (!(error instanceof OperationFailed)) throw error;
      this.takeFailure(error);
      return undefined;
    }
  }

  private takeWritten(form: Form, stored: StoredAt): void {
    dropKeptForm('device', this.place);
    this.stored = stored;
    this.place = this.placeNow();
    const isNewest = this.now.form === form;
    if (!isNewest) this.keep();
    const state = isNewest ? 'clean' : 'dirty';
    const kept = this.now.kept?.isPutBack ? undefined : this.now.kept;
    this.change({ state, errors: [], failure: undefined, savedAt: new Date(), kept });
  }

  private takeFailure(error: OperationFailed): void {
    const isConflict = error.reason === 'versionConflict';
    this.lostToken = readToken();
    this.change({
      errors: error.errors.map(({ path, msg }) => ({ path: path.replace(/^form\./, ''), msg })),
      // Without a word about who was faster the form has its own sentence.
      failure: isConflict && !lastChangeOf(error.detail) ? undefined : error.msg,
      state: isConflict ? 'conflict' : stateAfter(error.code),
    });
  }
}

const stateAfter = (code: number): SaveState =>
  code === noAnswer ? 'offline' : isSessionCode(code) ? 'signedOut' : 'refused';
