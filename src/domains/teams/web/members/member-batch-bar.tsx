import { CheckCheck } from 'lucide-react';
import type { TeamUserView } from '../../contract/members.contract.ts';
import { grantableRoles } from '../../contract/members.words.ts';
import { memberRoleLabels } from '../../contract/teams.words.ts';
import type { MemberChange } from './member-dialogs.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { buttonClass } from '#platform/web/plain/button-class.ts';

type MemberBatchBarProps = {
  chosen: readonly TeamUserView[];
  groups: readonly string[];
  isBusy: boolean;
  onClear: () => void;
  onApprove: () => void;
  onReject: () => void;
  onChange: (change: MemberChange) => void;
};

/** What can be done with all chosen members at once. */
export function MemberBatchBar(props: MemberBatchBarProps) {
  const { chosen, groups, isBusy, onChange } = props;
  if (chosen.length === 0) return null;
  const canDecide = chosen.some(({ canDo }) => canDo.includes('approve'));
  const canEdit = chosen.some(({ canDo }) => canDo.includes('edit'));
  return (
    <section className="batch" aria-label="批量处理">
      <span aria-live="polite">已选 {chosen.length} 人</span>
      <span className="r wrap">
        <Button look="bar" onClick={props.onClear} disabled={isBusy}>
          取消选择
        </Button>
        {canEdit && (
          <>
            <Choice
              label="改角色"
              options={grantableRoles.map((role) => ({ value: role, label: memberRoleLabels[role] }))}
              isBusy={isBusy}
              onChoose={(role) => {
                const memberRole = grantableRoles.find((each) => each === role);
                if (memberRole) onChange({ memberRole });
              }}
            />
            {groups.length > 0 && (
              <Choice
                label="改小组"
                options={groups.map((group) => ({ value: group, label: group }))}
                isBusy={isBusy}
                onChoose={(groupName) => onChange({ groupName })}
              />
            )}
          </>
        )}
        {canDecide && (
          <>
            <Button look="bar" onClick={props.onReject} disabled={isBusy}>
              拒绝
            </Button>
            <Button look="barMain" onClick={props.onApprove} disabled={isBusy}>
              {isBusy ? <span className="spin" aria-hidden /> : <CheckCheck className="ic" aria-hidden />}
              全部通过
            </Button>
          </>
        )}
      </span>
    </section>
  );
}

function Choice(props: {
  label: string;
  options: readonly { value: string; label: string }[];
  isBusy: boolean;
  onChoose: (value: string) => void;
}) {
  return (
    <select
      className={buttonClass({ look: 'bar' })}
      aria-label={props.label}
      value=""
      disabled={props.isBusy}
      onChange={({ target }) => target.value && props.onChoose(target.value)}
    >
      <option value="">{props.label}</option>
      {props.options.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </select>
  );
}
