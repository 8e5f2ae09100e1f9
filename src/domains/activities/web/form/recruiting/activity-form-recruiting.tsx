import { X } from 'lucide-react';
import { useState } from 'react';
import { useOperationQuery } from '#platform/web/calls/operation-hooks.tsx';
import { Combobox } from '#platform/web/fields/combobox.tsx';
import { Field } from '#platform/web/fields/field.tsx';
import layout from '#platform/web/long-form/long-form.module.css';
import { Chip } from '#platform/web/ui/chip.tsx';
import { mostNamedTeams, recruitCodeDigits, recruitScopeLabels } from '../../../contract/activities.words.ts';
import { getTeamCall, listTeamsCall } from '../../activities.calls.ts';
import { useActivityForm } from '../activity-form-context.ts';
import { FormSelect, optionsOf } from '../activity-form-fields.tsx';
import styles from './activity-form-recruiting.module.css';

const hints: Readonly<Record<string, string>> = {
  public: '',
  members: '报名时看是不是本队队员',
  teams: '报名时看是不是本队或指定队伍的队员',
  code: '填对口令就录取，不再审核',
};

/** 招募范围: whom it takes, with the teams or the code that the choice asks for. */
export function ActivityFormRecruiting() {
  const { form } = useActivityForm();
  return (
    <>
      <FormSelect
        field="recruitScope"
        label="招募范围"
        {...(hints[form.recruitScope] && { hint: hints[form.recruitScope] })}
        options={optionsOf(recruitScopeLabels)}
      />
      {form.recruitScope === 'teams' && <NamedTeams />}
      {form.recruitScope === 'code' && <Code />}
    </>
  );
}

function Code() {
  const { form, set, errorOf } = useActivityForm();
  return (
    <Field
      label="报名口令"
      hint={`${recruitCodeDigits.min} 到 ${recruitCodeDigits.max} 位数字，只有你告诉的人能报名；发布后在活动页复制带口令的链接`}
      error={errorOf('recruitCode')}
      id="field-recruitCode"
      isRequired
    >
      {(control) => (
        <span className="inp">
          <input
            {...control}
            value={form.recruitCode}
            inputMode="numeric"
            autoComplete="off"
            maxLength={recruitCodeDigits.max}
            onChange={({ target }) => set({ recruitCode: target.value.replaceAll(/\D/gu, '') })}
          />
        </span>
      )}
    </Field>
  );
}

/** As many of the teams found as one looks through. */
const shownTeams = 20;

function NamedTeams() {
  const { form, set, errorOf } = useActivityForm();
  const [keyword, setKeyword] = useState('');
  const found = useOperationQuery(
    listTeamsCall,
    { keyword, pageNum: 1, pageSize: shownTeams },
    { keepsPrevious: true, reportedBy: 'form' },
  );
  const chosen = form.recruitTeams;
  const options = (found.data?.list ?? [])
    .filter(({ teamId }) => !chosen.includes(teamId))
    .map(({ teamId, name }) => ({ value: teamId, label: name }));
  return (
    <div className={layout.wide}>
      <Field
        label="指定队伍"
        hint={`打队名查找，至多 ${mostNamedTeams} 支`}
        error={errorOf('recruitTeams')}
        id="field-recruitTeams"
        isRequired
      >
        {(control) => (
          <Combobox
            control={control}
            placeholder="加一支队伍"
            value={null}
            options={chosen.length < mostNamedTeams ? options : []}
            onType={setKeyword}
            onChange={(teamId) => teamId !== null && set({ recruitTeams: [...chosen, teamId] })}
          />
        )}
      </Field>
      {chosen.length > 0 && (
        <div className={styles.chosen} role="group" aria-label="选好的队伍">
          {chosen.map((teamId) => (
            <NamedTeam
              key={teamId}
              teamId={teamId}
              onRemove={() => set({ recruitTeams: chosen.filter((one) => one !== teamId) })}
            />
          ))}
        </div>
      )}
    </div>
  );
}

function NamedTeam({ teamId, onRemove }: { teamId: number; onRemove: () => void }) {
  const team = useOperationQuery(getTeamCall, { id: teamId }, { reportedBy: 'form' });
  const name = team.data?.name ?? (team.isError ? '已不存在的队伍' : '正在读取');
  return (
    <Chip isOutlined isOn onPress={onRemove}>
      {name}
      <X className="ic" aria-hidden />
    </Chip>
  );
}
