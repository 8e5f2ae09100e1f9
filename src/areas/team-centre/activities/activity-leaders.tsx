import { useState } from 'react';
import { listActivityLeadersCall, setActivityLeadersCall } from '#domains/activities/web/activities.calls.ts';
import { leaderLimit } from '#domains/activities/contract/leaders.words.ts';
import { listMembersCall } from '#domains/teams/web/members/members.calls.ts';
import { useOperationCommand, useOperationQuery } from '#platform/web/calls/operation-hooks.tsx';
import type { RemoteResult } from '#platform/web/calls/remote.ts';
import { ChoicesField } from '#platform/web/fields/choices-field.tsx';
import { TextField } from '#platform/web/fields/text-field.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { Notice } from '#platform/web/ui/notice.tsx';
import styles from './activity-leaders.module.css';

type Leader = RemoteResult<typeof listActivityLeadersCall>['leaders'][number];

/** Who leads this activity (领队), and for managers the way to appoint others. */
export function ActivityLeaders({ activityId }: { activityId: number }) {
  const read = useOperationQuery(listActivityLeadersCall, { id: activityId });
  const [isOpen, setOpen] = useState(false);
  if (!read.data) return null;
  const { leaders, canAppoint } = read.data;
  return (
    <section className="panel">
      <div className="panel__h">
        <h2>领队</h2>
        {canAppoint && (
          <Button size="sm" look="line" onClick={() => setOpen(true)}>
            {leaders.length > 0 ? '调整领队' : '指定领队'}
          </Button>
        )}
      </div>
      <div className={styles.body}>
        {leaders.length > 0 ? (
          <ul className={styles.names}>
            {leaders.map(({ teamUserId, name, groupName }) => (
              <li key={teamUserId} className="tag">
                {groupName ? `${name} · ${groupName}` : name}
              </li>
            ))}
          </ul>
        ) : (
          <p>还没有领队。领队用自己的账号登录，就能审核报名、点名和核定时长，不用共用队伍账号。</p>
        )}
      </div>
      {isOpen && <LeadersDialog activityId={activityId} leaders={leaders} onClose={() => setOpen(false)} />}
    </section>
  );
}

/** Chooses among the members in the team, found by name or number; the leaders of now stay in the list. */
function LeadersDialog({
  activityId,
  leaders,
  onClose,
}: {
  activityId: number;
  leaders: readonly Leader[];
  onClose: () => void;
}) {
  const [keyword, setKeyword] = useState('');
  const [chosen, setChosen] = useState(leaders.map(({ teamUserId, name }) => ({ teamUserId, name })));
  const found = useOperationQuery(
    listMembersCall,
    { status: 'active', pageSize: 30, sort: 'hours', ...(keyword.trim() && { keyword: keyword.trim() }) },
    { keepsPrevious: true },
  );
  const save = useOperationCommand(setActivityLeadersCall, {
    refreshes: [listActivityLeadersCall],
    reportedBy: 'form',
  });
  const members = (found.data?.list ?? []).filter(({ volunteerId }) => volunteerId !== null);
  const others = members.filter(({ teamUserId }) => !chosen.some((one) => one.teamUserId === teamUserId));
  const all = [...chosen, ...others];
  return (
    <Dialog
      isOpen
      onClose={onClose}
      keepsText
      title="指定领队"
      decisive={{
        label: '保存领队',
        isBusy: save.isPending,
        onPress: () =>
          save.mutate(
            { activityId, teamUserIds: chosen.map(({ teamUserId }) => teamUserId) },
            { onSuccess: onClose },
          ),
      }}
    >
      <div className={styles.find}>
        <TextField label="按姓名、手机尾号查找队员" value={keyword} onChange={setKeyword} maxLength={30} />
      </div>
      <ChoicesField
        label="在队队员"
        hint={`至多 ${leaderLimit} 位。新的领队会收到消息，用自己的账号登录后切换到队伍。`}
        options={all.map(({ teamUserId, name }) => ({ value: String(teamUserId), label: name }))}
        chosen={chosen.map(({ teamUserId }) => String(teamUserId))}
        onChange={(ids) => setChosen(all.filter(({ teamUserId }) => ids.includes(String(teamUserId))))}
        max={leaderLimit}
      />
      {save.error && (
        <Notice kind="error" isLive>
          {save.error.msg}
        </Notice>
      )}
    </Dialog>
  );
}
