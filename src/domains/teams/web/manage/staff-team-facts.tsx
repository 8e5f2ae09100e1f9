import { FileText, TriangleAlert } from 'lucide-react';
import { fileSizeLabel } from '#domains/files/contract/files.words.ts';
import { categoryMark } from '#domains/site/contract/categories.words.ts';
import { dayLabel, dayTimeLabel } from '#platform/contract/instants.ts';
import { callOperation } from '#platform/web/calls/call-operation.ts';
import { KindChip } from '#platform/web/ui/kind-chip.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import type { TeamForReview, TeamForStaff } from '../../contract/manage-teams.contract.ts';
import { joinModeLabels, trustGradeLabels } from '../../contract/teams.words.ts';
import { getFileLinkCall } from './manage-teams.calls.ts';
import { dayBefore, TeamStatusDot } from './staff-team-table.tsx';
import styles from './staff-team.module.css';

type StaffTeam = TeamForReview | TeamForStaff;

/** One team as the centre needs it: facts, its own words, papers. */
export function StaffTeamFacts({ team }: { team: StaffTeam }) {
  return (
    <>
      <div className={styles.head}>
        <div className={styles.acts}>
          <KindChip {...categoryMark(team.category)} />
          <TeamStatusDot status={team.status} />
        </div>
        <h2>{team.name}</h2>
        <dl className={styles.facts}>
          {factsOf(team).map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
      {'findings' in team && team.findings.length > 0 && <Findings findings={team.findings} />}
      <section className={styles.section}>
        <h3>队伍介绍</h3>
        {team.slogan && <b>{team.slogan}</b>}
        <p>{team.intro || '没有填写'}</p>
      </section>
      <Proofs team={team} />
    </>
  );
}

function factsOf(team: StaffTeam): [string, string][] {
  const contact = `${team.contactName} ${team.contactPhone}${team.isContactPublic ? '（公开）' : '（不公开）'}`;
  const facts: [string, string | null | false][] = [
    ['队伍编号', team.teamNo],
    ['队伍类别', team.teamClass],
    ['登记形式', team.legalForm],
    ['信用代码', team.uscc],
    ['所属阵地', team.organisationName],
    ['区域', team.areaName || '全市'],
    ['地址', team.address],
    ['成立日期', team.foundedOn],
    ['负责人', team.leaderName],
    ['账号手机', team.accountMobileMasked],
    ['联系人', contact],
    ['邮箱', team.email],
    ['加入方式', joinModeLabels[team.joinMode]],
    ['信用等级', `${team.trustGrade} ${trustGradeLabels[team.trustGrade]}`],
    ['提交时间', team.submittedAt && dayTimeLabel(team.submittedAt)],
    ['暂停到', team.suspendedUntil && dayLabel(dayBefore(team.suspendedUntil))],
    ['未结束活动', 'openActivityCount' in team && `${team.openActivityCount} 个`],
    ['最近意见', team.reviewNote],
  ];
  return facts.filter((fact): fact is [string, string] => Boolean(fact[1]));
}

const Findings = ({ findings }: { findings: readonly string[] }) => (
  <section className={styles.section} aria-label="系统提醒">
    {findings.map((finding) => (
      <span key={finding} className={styles.warn}>
        <TriangleAlert className="ic" aria-hidden />
        {finding}
      </span>
    ))}
  </section>
);

function Proofs({ team: { proofs } }: { team: StaffTeam }) {
  const open = async (fileId: number): Promise<void> => {
    // The failure was told by the call.
    const link = await callOperation(getFileLinkCall, { id: fileId }).catch(() => undefined);
    if (link) window.open(link.url, '_blank', 'noopener');
  };
  return (
    <section className={styles.section}>
      <h3>证明材料</h3>
      {proofs.length === 0 && <p>没有上传材料</p>}
      <ul className={styles.lines}>
        {proofs.map(({ fileId, name, bytes }) => (
          <li key={fileId}>
            <Button look="line" size="sm" onClick={() => void open(fileId)}>
              <FileText className="ic" aria-hidden />
              {name}
            </Button>
            <small>{fileSizeLabel(bytes)}</small>
          </li>
        ))}
      </ul>
    </section>
  );
}
