import { Select } from '#platform/web/fields/select.tsx';
import { Check } from 'lucide-react';
import { keysOf } from '#platform/contract/keys-of.ts';
import { Field } from '#platform/web/fields/field.tsx';
import type { RemoteRequest } from '#platform/web/calls/remote.ts';
import {
  type AudienceKind,
  audienceKindLabels,
  audienceKinds,
  type AudienceMemberRole,
  audienceMemberRoleLabels,
  type AudienceMemberStatus,
  audienceMemberStatusLabels,
  type AudienceSignUpStatus,
  audienceSignUpStatusLabels,
} from '../contract/messages.words.ts';
import styles from './bulk-message.module.css';
import type { previewBulkMessageCall } from './messages.calls.ts';

/** An activity to write to, with its shifts where they are known: the message can go to one of them. */
export type BulkActivity = {
  activityId: number;
  title: string;
  shifts?: readonly { shiftId: number; label: string }[];
};

/** What the form holds; both kinds are kept while the person changes their mind. */
export type AudienceChoice = {
  kind: AudienceKind;
  memberStatuses: readonly AudienceMemberStatus[];
  roles: readonly AudienceMemberRole[];
  group: string;
  activityId: number | undefined;
  shiftId: number | undefined;
  signUpStatuses: readonly AudienceSignUpStatus[];
};

/** The request's audience; undefined while something is missing. */
export function toAudience(
  choice: AudienceChoice,
): RemoteRequest<typeof previewBulkMessageCall>['audience'] | undefined {
  if (choice.kind === 'members') {
    if (choice.memberStatuses.length === 0) return undefined;
    const group = choice.group.trim();
    const filter = { statuses: [...choice.memberStatuses], roles: [...choice.roles] };
    return { kind: 'members', ...filter, ...(group ? { group } : {}) };
  }
  if (choice.activityId === undefined || choice.signUpStatuses.length === 0) return undefined;
  const { activityId, shiftId } = choice;
  return {
    kind: 'activity',
    activityId,
    ...(shiftId === undefined ? {} : { shiftId }),
    statuses: [...choice.signUpStatuses],
  };
}

type BulkAudienceProps = {
  choice: AudienceChoice;
  activities: readonly BulkActivity[];
  /** Only the people of this one activity are written to. */
  isOfOneActivity: boolean;
  onChange: (choice: AudienceChoice) => void;
};

/** Whom the message is for: members by standing, role and group, or the people of one activity by state. */
export function BulkAudience({ choice, activities, isOfOneActivity, onChange }: BulkAudienceProps) {
  if (isOfOneActivity) return <ActivityFilter {...{ choice, activities, isOfOneActivity, onChange }} />;
  return (
    <>
      <fieldset className={styles.set}>
        <legend>发给谁</legend>
        {audienceKinds.map((kind) => (
          <label key={kind} className="ck ck--r">
            <input
              type="radio"
              name="audience"
              checked={choice.kind === kind}
              onChange={() => onChange({ ...choice, kind })}
            />
            <i />
            {audienceKindLabels[kind]}
          </label>
        ))}
      </fieldset>
      {choice.kind === 'members' ? (
        <MemberFilter choice={choice} onChange={onChange} />
      ) : (
        <ActivityFilter {...{ choice, activities, isOfOneActivity, onChange }} />
      )}
    </>
  );
}

function MemberFilter({ choice, onChange }: Omit<BulkAudienceProps, 'activities' | 'isOfOneActivity'>) {
  return (
    <>
      <WordBoxes
        legend="状态"
        labels={audienceMemberStatusLabels}
        chosen={choice.memberStatuses}
        onChange={(memberStatuses) => onChange({ ...choice, memberStatuses })}
      />
      <WordBoxes
        legend="角色（不选为全部）"
        labels={audienceMemberRoleLabels}
        chosen={choice.roles}
        onChange={(roles) => onChange({ ...choice, roles })}
      />
      <Field label="小组" hint="不填为全部小组">
        {(control) => (
          <span className="inp">
            <input
              {...control}
              value={choice.group}
              maxLength={20}
              onChange={({ target }) => onChange({ ...choice, group: target.value })}
            />
          </span>
        )}
      </Field>
    </>
  );
}

function ActivityFilter({ choice, activities, isOfOneActivity, onChange }: BulkAudienceProps) {
  const shifts = activities.find(({ activityId }) => activityId === choice.activityId)?.shifts ?? [];
  return (
    <>
      {!isOfOneActivity && (
        <Field label="活动" isRequired hint={activities.length === 0 ? '还没有已发布的活动' : undefined}>
          {(control) => (
            <Select
              {...control}
              value={choice.activityId ?? ''}
              none="请选择活动"
              options={activities.map(({ activityId, title }) => ({ value: activityId, label: title }))}
              onChoose={(id) =>
                onChange({ ...choice, activityId: id ? Number(id) : undefined, shiftId: undefined })
              }
            />
          )}
        </Field>
      )}
      {shifts.length > 1 && (
        <Field label="场次">
          {(control) => (
            <Select
              {...control}
              value={choice.shiftId ?? ''}
              none="全部场次"
              options={shifts.map(({ shiftId, label }) => ({ value: shiftId, label }))}
              onChoose={(id) => onChange({ ...choice, shiftId: id ? Number(id) : undefined })}
            />
          )}
        </Field>
      )}
      <WordBoxes
        legend="报名状态"
        labels={audienceSignUpStatusLabels}
        chosen={choice.signUpStatuses}
        onChange={(signUpStatuses) => onChange({ ...choice, signUpStatuses })}
      />
    </>
  );
}

type WordBoxesProps<Word extends string> = {
  legend: string;
  labels: Readonly<Record<Word, string>>;
  chosen: readonly Word[];
  onChange: (words: Word[]) => void;
};

function WordBoxes<Word extends string>({ legend, labels, chosen, onChange }: WordBoxesProps<Word>) {
  const words = keysOf(labels);
  return (
    <fieldset className={styles.set}>
      <legend>{legend}</legend>
      {words.map((word) => (
        <label key={word} className="ck">
          <input
            type="checkbox"
            checked={chosen.includes(word)}
            onChange={({ target }) =>
              onChange(words.filter((one) => (one === word ? target.checked : chosen.includes(one))))
            }
          />
          <i>
            <Check aria-hidden />
          </i>
          {labels[word]}
        </label>
      ))}
    </fieldset>
  );
}
