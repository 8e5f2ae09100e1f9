import { type FormEvent, useEffect, useRef } from 'react';
import { focusFirstFault } from '#platform/web/focus-first-fault.ts';
import { useOperationCommand } from '#platform/web/calls/operation-hooks.tsx';
import { LeaveQuestion } from '#platform/web/long-form/leave-question.tsx';
import { SaveBar } from '#platform/web/long-form/save-bar.tsx';
import { SaveFailure } from '#platform/web/long-form/save-failure.tsx';
import { showToast } from '#platform/web/frame/toast-store.ts';
import { useVersionedForm } from '#platform/web/use-versioned-form.ts';
import type { MyTeamProfileView } from '../../contract/team-profile.contract.ts';
import { getMyTeamProfileCall, updateMyTeamProfileCall } from './team-profile.calls.ts';
import { TeamContactFields, TeamIntroFields, TeamJoinFields } from './team-profile-fields.tsx';
import type { TeamFormState } from './team-profile-fields.tsx';
import { getMyTeamCall } from '../teams.calls.ts';

const kept = [
  'shortName',
  'category',
  'address',
  'place',
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
  const typed = useVersionedForm(() => ({ form: formOf(team), version: team.version }), 'team-profile');
  const element = useRef<HTMLFormElement>(null);
  const save = useOperationCommand(updateMyTeamProfileCall, {
    refreshes: [getMyTeamProfileCall, getMyTeamCall],
    reportedBy: 'form',
  });
  useEffect(() => {
    if (save.error) focusFirstFault(element.current);
  }, [save.error]);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (save.isPending) return;
    const { foundedOn, ...rest } = typed.form;
    const founded = foundedOn && team.foundedOn === null ? { foundedOn } : {};
    // Half a code in a field that is no longer shown would be refused where nobody can see it.
    const joinCode = rest.joinMode === 'code' ? rest.joinCode : '';
    save.mutate(
      { ...rest, ...founded, joinCode, version: typed.version },
      {
        onSuccess: ({ version }) => {
          typed.markSaved(version);
          showToast({ kind: 'success', text: '队伍资料已保存' });
        },
      },
    );
  };
  const fields = {
    form: typed.form,
    isFounded: team.foundedOn !== null,
    set: typed.set,
    errorOf: (path: string) => save.error?.errorOf(path),
  };
  const takeLatest = (): void => {
    typed.takeLatest();
    save.reset();
  };
  return (
    <form ref={element} onSubmit={submit} noValidate>
      <TeamIntroFields {...fields} />
      <TeamContactFields {...fields} />
      <TeamJoinFields {...fields} />
      <SaveFailure failure={save.error} subject="队伍资料" onTakeLatest={takeLatest} />
      <SaveBar isDirty={typed.isDirty} isBusy={save.isPending} label="保存资料" onReset={typed.reset} />
      <LeaveQuestion isDirty={typed.isDirty} onLeave={typed.forget} />
    </form>
  );
}
