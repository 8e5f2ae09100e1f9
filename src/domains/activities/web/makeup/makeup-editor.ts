import { plainText } from '#platform/contract/plain-text.ts';
import { callOperation } from '#platform/web/calls/call-operation.ts';
import type { RemoteResult } from '#platform/web/calls/remote.ts';
import type { ProofFile } from '#platform/web/fields/files/proof-field.tsx';
import { type LongForm, useFormEditor } from '#platform/web/long-form/use-form-editor.ts';
import { timeLabel, toDay } from '#platform/contract/instants.ts';
import type { ActivityForm } from '../../contract/activity-form.contract.ts';
import type { MakeupForm, MakeupPerson } from '../../contract/makeups.contract.ts';
import { saveMakeupCall } from './makeups.calls.ts';

/** A past activity while it is written: files and people with their names. */
export type WrittenMakeup = Omit<MakeupForm, 'fileIds' | 'people'> & {
  files: ProofFile[];
  people: MakeupPerson[];
};
type Written = RemoteResult<typeof saveMakeupCall>;
export type MakeupEditor = LongForm<WrittenMakeup, Written>;
export type StoredMakeup = { makeupId: number; version: number };

const emptyMakeup: WrittenMakeup = {
  title: '',
  category: null,
  area: null,
  placeName: '',
  content: '',
  day: '',
  from: '',
  to: '',
  reason: '',
  witnessName: '',
  witnessMobileTail: '',
  files: [],
  people: [],
};

/** What was typed of an activity whose start has passed, as far as a past one asks for it. */
export function carriedOver(form: ActivityForm): Partial<WrittenMakeup> {
  const { title, category, area, placeName, content } = form;
  const [shift] = form.shifts;
  const isOneDay = shift && toDay(new Date(shift.startsAt)) === toDay(new Date(shift.endsAt));
  return {
    title,
    category,
    area,
    placeName,
    content: plainText(content).slice(0, 2_000),
    ...(shift && { day: toDay(new Date(shift.startsAt)), from: timeLabel(shift.startsAt) }),
    ...(isOneDay && { to: timeLabel(shift.endsAt) }),
  };
}

/** A new one, with what was brought along. */
export const newMakeup = (brought: Partial<WrittenMakeup> = {}): WrittenMakeup => ({
  ...emptyMakeup,
  ...brought,
});

const isWritten = (kept: unknown): kept is WrittenMakeup => {
  const form = kept as Partial<WrittenMakeup> | null;
  return Array.isArray(form?.people) && Array.isArray(form.files) && typeof form.title === 'string';
};

const toSend = ({ files, people, ...told }: WrittenMakeup): MakeupForm => ({
  ...told,
  fileIds: files.map(({ fileId }) => fileId),
  people: people.map(({ name: _name, volunteerNo: _no, ...person }) => person),
});

type Options = {
  form: WrittenMakeup;
  stored: StoredMakeup | undefined;
  readVersion: () => Promise<number | undefined>;
};

/** Saves on demand, and by itself once it was saved by hand. */
export const useMakeupEditor = ({ form, stored, readVersion }: Options): MakeupEditor =>
  useFormEditor<WrittenMakeup, Written>({
    name: 'makeup',
    form,
    stored: stored && { id: stored.makeupId, version: stored.version },
    isForm: isWritten,
    send: (written, at) =>
      callOperation(
        saveMakeupCall,
        { ...(at && { makeupId: at.id, version: at.version }), form: toSend(written) },
        { reportedBy: 'form' },
      ),
    storedBy: ({ makeupId, version }) => ({ id: makeupId, version }),
    readVersion,
    savesItself: true,
    isStorable: ({ title }, isNew) => !isNew && title.trim() !== '',
  });
