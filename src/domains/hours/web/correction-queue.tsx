import { useState } from 'react';
import { dayLabel, dayTimeLabel, spanLabel } from '#platform/contract/instants.ts';
import { useOperationCommand, useOperationQuery } from '#platform/web/calls/operation-hooks.tsx';
import type { RemoteResult } from '#platform/web/calls/remote.ts';
import { Field } from '#platform/web/fields/field.tsx';
import { SelectField } from '#platform/web/fields/select-field.tsx';
import type { ListQuery } from '#platform/web/list/query-list.tsx';
import { QueryPanel } from '#platform/web/list/query-panel.tsx';
import { CompareTable } from '#platform/web/table/compare-table.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { ConfirmDialog } from '#platform/web/ui/confirm-dialog.tsx';
import { useKeptForm } from '#platform/web/use-kept-text.ts';
import { correctionCauses, correctionLabel } from '../contract/hours.words.ts';
import {
  answerHourCorrectionCall,
  listActivityHoursCall,
  listHourCorrectionsCall,
  listJobHourCorrectionsCall,
  listJobHoursCall,
} from './hours.calls.ts';
import styles from './mine/my-hour-rows.module.css';

type Asked = RemoteResult<typeof listHourCorrectionsCall>['list'][number];

type Corrections = ListQuery<RemoteResult<typeof listHourCorrectionsCall>>;
const page = { pageSize: 50 };

/** 时长更正 of an activity. */
export const CorrectionQueue = ({ activityId }: { activityId: number }) => (
  <Queue
    corrections={useOperationQuery(listHourCorrectionsCall, { activityId, ...page }, { reportedBy: 'form' })}
  />
);

/** 时长更正 of a job. */
export const JobCorrectionQueue = ({ jobId }: { jobId: number }) => (
  <Queue
    corrections={useOperationQuery(listJobHourCorrectionsCall, { jobId, ...page }, { reportedBy: 'form' })}
  />
);

/** What volunteers asked for, what waits for the team first; there only while there are some. */
function Queue({ corrections }: { corrections: Corrections }) {
  const [openId, setOpenId] = useState<number>();
  const open = corrections.data?.list.find((one) => one.correctionId === openId);
  return (
    <QueryPanel query={corrections} title="时长更正">
      {(rows) => (
        <>
          <ul className={styles.list}>
            {rows.map((one) => (
              <li key={one.correctionId}>
                <b>{one.name}</b>
                <span>
                  {dayLabel(one.startsAt)} {spanLabel(one.startsAt, one.endsAt)}
                  {one.postName && ` · ${one.postName}`}
                  <small>
                    {correctionCauses[one.cause]}，{one.oldMinutes} 分钟改为 {one.wishedMinutes} 分钟：
                    {one.text}
                  </small>
                  {one.teamOpinion && <small>我们的答复：{one.teamOpinion}</small>}
                </span>
                {one.state === 'atTeam' ? (
                  <Button look="primary" size="sm" onClick={() => setOpenId(one.correctionId)}>
                    答复，{dayLabel(new Date(Date.parse(one.dueAt) - 1))}前
                  </Button>
                ) : (
                  <span className="tag">{correctionLabel(one)}</span>
                )}
              </li>
            ))}
          </ul>
          {open && <AnswerDialog asked={open} onClose={() => setOpenId(undefined)} />}
        </>
      )}
    </QueryPanel>
  );
}

const verdicts = [
  { value: 'agree', label: '同意' },
  { value: 'other', label: '改成别的分钟数' },
  { value: 'refuse', label: '不同意，维持原记录' },
] as const;
type Verdict = (typeof verdicts)[number]['value'];

function AnswerDialog({ asked, onClose }: { asked: Asked; onClose: () => void }) {
  const answer = useOperationCommand(answerHourCorrectionCall, {
    refreshes: [listHourCorrectionsCall, listJobHourCorrectionsCall, listActivityHoursCall, listJobHoursCall],
    reportedBy: 'form',
  });
  const { correctionId } = asked;
  const [{ verdict, minutes }, change, forget] = useKeptForm(`correction-verdict-${correctionId}`, {
    verdict: '',
    minutes: '',
  });
  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      onConfirm={async (opinion) => {
        await answer.mutateAsync({
          correctionId,
          verdict: verdict as Verdict,
          opinion,
          ...(verdict === 'other' && minutes && { minutes: Number(minutes) }),
        });
        forget();
      }}
      keepsText
      title={`答复${asked.name}的更正申请`}
      decisiveLabel="提交意见"
      safeLabel="取消"
      tone="plain"
      failure={answer.error}
      reason={{
        keptAs: `correction-${correctionId}`,
        label: '理由',
        hint: '志愿者和中心的审核人员都看得到',
        isRequired: true,
      }}
    >
      <CompareTable
        before="现在的记录"
        after="志愿者说应该是"
        rows={[
          { label: '分钟', before: `${asked.oldMinutes} 分钟`, after: `${asked.wishedMinutes} 分钟` },
          { label: '原因', before: correctionCauses[asked.cause] },
          { label: '说明', before: asked.text },
          { label: '提出', before: dayTimeLabel(asked.createdAt) },
        ]}
      />
      <SelectField
        label="你们的意见"
        isRequired
        options={[{ value: '', label: '请选择' }, ...verdicts]}
        value={verdict}
        onChange={(chosen) => change({ verdict: chosen })}
        error={answer.error?.errorOf('verdict')}
      />
      {verdict === 'other' && (
        <Field label="你们认可的分钟数" isRequired error={answer.error?.errorOf('minutes')}>
          {(control) => (
            <span className="inp">
              <input
                {...control}
                inputMode="numeric"
                maxLength={3}
                value={minutes}
                onChange={({ target }) => change({ minutes: target.value.replace(/\D/g, '') })}
              />
            </span>
          )}
        </Field>
      )}
      <p className="muted">原记录一分钟也不会改；同意的更正由实践中心第二个人批准后，另加一条更正记录。</p>
    </ConfirmDialog>
  );
}
