import { type FormEvent, useEffect, useRef, useState } from 'react';
import { focusFirstFault } from '#platform/web/focus-first-fault.ts';
import { useOperationCommand } from '#platform/web/operation-hooks.tsx';
import { LeaveQuestion } from '#platform/web/ui/leave-question.tsx';
import { Notice } from '#platform/web/ui/notice.tsx';
import { SaveBar } from '#platform/web/ui/save-bar.tsx';
import { showToast } from '#platform/web/ui/toast-store.ts';
import type { MyTeamProfileView } from '../contract/team-profile.contract.ts';
import { getMyTeamProfileCall, updateMyTeamProfileCall } from './team-profile.calls.ts';
import { TeamContactFields, TeamIntroFields, TeamJoinFields } from './team-profile-fields.tsx';
import type { TeamFormState } from './team-profile-fields.tsx';
import { getMyTeamCall } from './teams.calls.ts';

const kept = [
  'shortName',
  'category',
  'address',
  'slogan',
  'intro',
  'contactName',
  'contactPhone',
  'isContactPublic',
  'email',
  'joinMode',
  'joinCode',
  'joinNotice',
] as const;

/** A team as the form begins with it. */
const formOf = (team: MyTeamProfileView): TeamFormState =>
  ({
    ...Object.fromEntries(kept.map((field) => [field, team[field]])),
    foundedOn: team.foundedOn ?? '',
  }) as TeamFormState;

/** What a team changes at once; it is public when it is saved. */
export function TeamProfileForm({ team }: { team: MyTeamProfileView }) {
  // The version belongs to what the form began with: the page reads anew behind it.
  const [start, setStart] = useState(() => ({ form: formOf(team), version: team.version }));
  const [form, setForm] = useState(start.form);
  const element = useRef<HTMLFormElement>(null);
  const save = useOperationCommand(updateMyTeamProfileCall, {
    refreshes: [getMyTeamProfileCall, getMyTeamCall],
    reportedBy: 'form',
  });
  useEffect(() => {
    if (save.error) focusFirstFault(element.current);
  }, [save.error]);
  const isDirty = JSON.stringify(form) !== JSON.stringify(start.form);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (save.isPending) return;
    const { foundedOn, ...rest } = form;
    const founded = foundedOn && team.foundedOn === null ? { foundedOn } : {};
    // Half a code in a field that is no longer shown would be refused where nobody can see it.
    const joinCode = form.joinMode === 'code' ? form.joinCode : '';
    save.mutate(
      { ...rest, ...founded, joinCode, version: start.version },
      {
        onSuccess: ({ version }) => {
          setStart({ form, version });
          showToast({ kind: 'success', text: '队伍资料已保存' });
        },
      },
    );
  };
  const fields = {
    form,
    isFounded: team.foundedOn !== null,
    set: (change: Partial<TeamFormState>) => setForm((before) => ({ ...before, ...change })),
    errorOf: (path: string) => save.error?.errorOf(path),
  };
  return (
    <form ref={element} onSubmit={submit} noValidate>
      <TeamIntroFields {...fields} />
      <TeamContactFields {...fields} />
      <TeamJoinFields {...fields} />
      {save.error && save.error.errors.length === 0 && (
        <Notice kind="error" isLive>
          {save.error.msg}
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
