import { asRichText } from '#platform/contract/plain-text.ts';
import { callOperation } from '#platform/web/calls/call-operation.ts';
import type { RemoteResult } from '#platform/web/calls/remote.ts';
import { type LongForm, useFormEditor } from '#platform/web/long-form/use-form-editor.ts';
import type { ActivityForm } from '../../contract/activity-form.contract.ts';
import { isChosen } from '../../contract/questions.words.ts';
import { createActivityCall, updateActivityCall } from '../activities.calls.ts';
import type { ActivityFormProps } from './activity-form-props.ts';

type Written = RemoteResult<typeof updateActivityCall>;
export type ActivityEditor = LongForm<ActivityForm, Written>;

/** Lines and spaces that were typed but say nothing are not sent. */
export const formToSend = (form: ActivityForm): ActivityForm => ({
  ...form,
  requirements: form.requirements.map((line) => line.trim()).filter(Boolean),
  preparations: form.preparations.map((line) => line.trim()).filter(Boolean),
  pictures: form.pictures.map(({ url, alt }) => ({ url, alt: alt.trim() })),
  questions: form.questions.map(({ choices, ...question }) => ({
    ...question,
    choices: isChosen(question.kind) ? choices.map((line) => line.trim()).filter(Boolean) : [],
  })),
});

const isActivityForm = (kept: unknown): kept is ActivityForm => {
  const form = kept as Partial<ActivityForm> | null;
  return (
    Array.isArray(form?.shifts) &&
    Array.isArray(form.questions) &&
    Array.isArray(form.posts) &&
    (form.pictures === undefined || Array.isArray(form.pictures)) &&
    typeof form.title === 'string'
  );
};

/** The activity while it is written: a draft or returned one saves itself once it was saved by hand, a public one only when asked. */
export const useActivityFormEditor = (props: ActivityFormProps): ActivityEditor =>
  useFormEditor<ActivityForm, Written>({
    name: 'activity',
    form: props.form,
    stored:
      props.activityId === undefined || props.version === undefined
        ? undefined
        : { id: props.activityId, version: props.version },
    isForm: isActivityForm,
    // Before there was rich text, 活动介绍 was kept as it was typed, and there were no pictures.
    takeOver: (kept) => ({ ...kept, content: asRichText(kept.content ?? '') }),
    send: (form, stored) =>
      stored
        ? callOperation(
            updateActivityCall,
            { activityId: stored.id, version: stored.version, form: formToSend(form) },
            { reportedBy: 'form' },
          )
        : callOperation(createActivityCall, { form: formToSend(form) }, { reportedBy: 'form' }).then(
            (made) => ({ ...made, isChange: false }),
          ),
    storedBy: ({ activityId, version }) => ({ id: activityId, version }),
    readVersion: props.readVersion,
    savesItself: props.status !== 'published',
    isStorable: (_form, isNew) => !isNew,
  });
