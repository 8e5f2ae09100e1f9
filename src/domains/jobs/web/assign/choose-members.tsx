import { useState } from 'react';
import { memberRoleLabels } from '#domains/teams/contract/teams.words.ts';
import { dayTimeLabel } from '#platform/contract/instants.ts';
import { useOperationCommand, useOperationQuery } from '#platform/web/calls/operation-hooks.tsx';
import { TextField } from '#platform/web/fields/text-field.tsx';
import { showToast } from '#platform/web/frame/toast-store.ts';
import { QueryList } from '#platform/web/list/query-list.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { Notice } from '#platform/web/ui/notice.tsx';
import { memberStopLabels, mostMembers } from '../../contract/assignments.words.ts';
import type { JobCandidate } from '../../contract/assignments.contract.ts';
import {
  assignMembersCall,
  getTeamJobCall,
  listJobCandidatesCall,
  listJobMembersCall,
} from '../jobs.calls.ts';
import styles from '../team/team-job.module.css';

const reads = [getTeamJobCall, listJobMembersCall, listJobCandidatesCall];
const shownAtOnce = 20;

/** Members to choose from, found by name; who cannot go is shown with the reason, who has something else with what. */
export function ChooseMembers({ jobId, onDone }: { jobId: number; onDone: () => void }) {
  const [keyword, setKeyword] = useState('');
  const [chosen, setChosen] = useState<readonly number[]>([]);
  const candidates = useOperationQuery(
    listJobCandidatesCall,
    { jobId, keyword, pageNum: 1, pageSize: shownAtOnce },
    { keepsPrevious: true, reportedBy: 'form' },
  );
  const assign = useOperationCommand(assignMembersCall, { refreshes: reads, reportedBy: 'form' });
  // Awaited: the first who is asked moves the job on, and its page is drawn anew before a callback of this form would run.
  const send = async (): Promise<void> => {
    try {
      await assign.mutateAsync({ jobId, volunteerIds: [...chosen] });
      showToast({ kind: 'success', text: '已问过队员，等他们答复' });
      onDone();
    } catch {
      // Said above the list.
    }
  };
  const toggle = ({ volunteerId }: JobCandidate): void =>
    setChosen(
      chosen.includes(volunteerId) ? chosen.filter((one) => one !== volunteerId) : [...chosen, volunteerId],
    );
  return (
    <section className={styles.back} aria-label="分派队员">
      <h3>请谁去？</h3>
      {assign.error && (
        <Notice kind="error" isLive>
          {assign.error.msg}
        </Notice>
      )}
      <TextField label="按姓名找" value={keyword} maxLength={20} onChange={setKeyword} />
      <QueryList
        query={candidates}
        what="队员"
        isBare
        empty={{ art: 'boat', title: '没有找到队员', text: '换个名字再找。' }}
      >
        {(rows) => (
          <ul className={styles.list}>
            {rows.map((one) => (
              <li key={one.volunteerId}>
                <label className={styles.choice}>
                  <input
                    type="checkbox"
                    checked={chosen.includes(one.volunteerId)}
                    disabled={one.stoppedBy !== null}
                    onChange={() => toggle(one)}
                  />
                  <span>
                    <b>{one.name}</b> <small>{memberRoleLabels[one.memberRole]}</small>
                    {one.stoppedBy && <small>{memberStopLabels[one.stoppedBy]}</small>}
                    {one.clash && (
                      <small>
                        {dayTimeLabel(one.clash.startsAt)} 有“{one.clash.title}”
                      </small>
                    )}
                  </span>
                </label>
              </li>
            ))}
          </ul>
        )}
      </QueryList>
      <p className="hint">由队员自己答复去不去，婉拒不扣分。一件任务至多 {mostMembers} 人。</p>
      <div className={styles.chips}>
        <Button onClick={onDone}>先不派</Button>
        <Button
          look="primary"
          isBusy={assign.isPending}
          disabled={chosen.length === 0 || chosen.length > mostMembers}
          onClick={() => void send()}
        >
          {chosen.length === 0 ? '先选队员' : `问这 ${chosen.length} 位`}
        </Button>
      </div>
    </section>
  );
}
