import { type FormEvent, useEffect, useRef } from 'react';
import { focusFirstFault } from '#platform/web/focus-first-fault.ts';
import { useOperationCommand } from '#platform/web/calls/operation-hooks.tsx';
import { LeaveQuestion } from '#platform/web/long-form/leave-question.tsx';
import { SaveBar } from '#platform/web/long-form/save-bar.tsx';
import { SaveFailure } from '#platform/web/long-form/save-failure.tsx';
import { showToast } from '#platform/web/frame/toast-store.ts';
import { useVersionedForm } from '#platform/web/use-versioned-form.ts';
import type { MyProfileView } from '../../contract/profile.contract.ts';
import { ProfileContactFields } from './profile-contact-fields.tsx';
import { ProfilePrivacyFields } from './profile-privacy-fields.tsx';
import { ProfileServiceFields } from './profile-service-fields.tsx';
import { getMyProfileCall, updateMyProfileCall } from './profile.calls.ts';
import { formOf, type ProfileFormProps } from './profile-form-state.ts';
import { getMyVolunteerCall } from '../volunteers.calls.ts';

type Area = { code: string; name: string };

/** What a volunteer changes at once. What was typed stays when saving fails; the first wrong field gets the focus. */
export function ProfileForm({ profile, areas }: { profile: MyProfileView; areas: readonly Area[] }) {
  const typed = useVersionedForm(() => ({ form: formOf(profile), version: profile.version }), 'profile');
  const element = useRef<HTMLFormElement>(null);
  const save = useOperationCommand(updateMyProfileCall, {
    refreshes: [getMyProfileCall, getMyVolunteerCall],
    reportedBy: 'form',
  });
  useEffect(() => {
    if (save.error) focusFirstFault(element.current);
  }, [save.error]);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (save.isPending) return;
    save.mutate(
      { ...typed.form, version: typed.version },
      {
        onSuccess: ({ version }) => {
          typed.markSaved(version);
          showToast({ kind: 'success', text: '资料已保存' });
        },
      },
    );
  };
  const props: ProfileFormProps = {
    form: typed.form,
    areas,
    set: typed.set,
    errorOf: (path) => save.error?.errorOf(path),
  };
  const takeLatest = (): void => {
    typed.takeLatest();
    save.reset();
  };
  return (
    <form ref={element} onSubmit={submit} noValidate>
      <ProfileServiceFields {...props} />
      <ProfileContactFields {...props} />
      <ProfilePrivacyFields {...props} />
      <SaveFailure failure={save.error} subject="资料" onTakeLatest={takeLatest} />
      <SaveBar isDirty={typed.isDirty} isBusy={save.isPending} label="保存资料" onReset={typed.reset} />
      <LeaveQuestion isDirty={typed.isDirty} onLeave={typed.forget} />
    </form>
  );
}
