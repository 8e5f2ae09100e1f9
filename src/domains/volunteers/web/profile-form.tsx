import { type FormEvent, useEffect, useRef, useState } from 'react';
import { focusFirstFault } from '#platform/web/focus-first-fault.ts';
import { useOperationCommand } from '#platform/web/operation-hooks.tsx';
import { LeaveQuestion } from '#platform/web/ui/leave-question.tsx';
import { Notice } from '#platform/web/ui/notice.tsx';
import { SaveBar } from '#platform/web/ui/save-bar.tsx';
import { showToast } from '#platform/web/ui/toast-store.ts';
import type { MyProfileView } from '../contract/profile.contract.ts';
import { ProfileContactFields } from './profile-contact-fields.tsx';
import { ProfilePrivacyFields } from './profile-privacy-fields.tsx';
import { ProfileServiceFields } from './profile-service-fields.tsx';
import { getMyProfileCall, updateMyProfileCall } from './profile.calls.ts';
import { formOf, type ProfileFormProps, type ProfileFormState } from './profile-form-state.ts';
import { getMyVolunteerCall } from './volunteers.calls.ts';

type Area = { code: string; name: string };

/** What a volunteer changes at once. What was typed stays when saving fails; the first wrong field gets the focus. */
export function ProfileForm({ profile, areas }: { profile: MyProfileView; areas: readonly Area[] }) {
  // The version belongs to what the form began with: the page reads anew behind it.
  const [start, setStart] = useState(() => ({ form: formOf(profile), version: profile.version }));
  const [form, setForm] = useState(start.form);
  const element = useRef<HTMLFormElement>(null);
  const save = useOperationCommand(updateMyProfileCall, {
    refreshes: [getMyProfileCall, getMyVolunteerCall],
    reportedBy: 'form',
  });
  useEffect(() => {
    if (save.error) focusFirstFault(element.current);
  }, [save.error]);
  const isDirty = JSON.stringify(form) !== JSON.stringify(start.form);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (save.isPending) return;
    save.mutate(
      { ...form, version: start.version },
      {
        onSuccess: ({ version }) => {
          setStart({ form, version });
          showToast({ kind: 'success', text: '资料已保存' });
        },
      },
    );
  };
  const props: ProfileFormProps = {
    form,
    areas,
    set: (change: Partial<ProfileFormState>) => setForm((before) => ({ ...before, ...change })),
    errorOf: (path) => save.error?.errorOf(path),
  };
  const isOther = save.error !== null && save.error.errors.length === 0;
  return (
    <form ref={element} onSubmit={submit} noValidate>
      <ProfileServiceFields {...props} />
      <ProfileContactFields {...props} />
      <ProfilePrivacyFields {...props} />
      {isOther && (
        <Notice kind="error" isLive>
          {save.error?.msg}
        </Notice>
      )}
      <SaveBar
        isDirty={isDirty}
        isBusy={save.isPending}
        label="保存资料"
        onReset={() => setForm(start.form)}
      />
      <LeaveQuestion isDirty={isDirty} />
    </form>
  );
}
