import { categoryMark } from '#domains/site/contract/categories.words.ts';
import { witnessWords } from '#domains/site/contract/witness.words.ts';
import { dayLabel, dayTimeLabel, spanLabel } from '#platform/contract/instants.ts';
import { hoursLabel } from '#platform/contract/figures.ts';
import { useOperationCommand } from '#platform/web/calls/operation-hooks.tsx';
import type { RemoteResult } from '#platform/web/calls/remote.ts';
import { DueRing } from '#platform/web/due/due-ring.tsx';
import { showToast } from '#platform/web/frame/toast-store.ts';
import { CompareTable } from '#platform/web/table/compare-table.tsx';
import { KindChip } from '#platform/web/ui/kind-chip.tsx';
import { Notice } from '#platform/web/ui/notice.tsx';
import { useNow } from '#platform/web/use-now.ts';
import { claimStateLabel, claimStepRefusals } from '../../contract/claims.words.ts';
import { justBefore } from '../desk/answer-desk.tsx';
import desk from '../desk/answer-desk.module.css';
import { OpinionForm } from '../desk/opinion-form.tsx';
import { canAskMaterial } from '../material/ask-material-dialog.tsx';
import { AskClaimMaterial } from '../material/ask-team-material.tsx';
import { MaterialAsks } from '../material/material-asks.tsx';
import { answerHourClaimCall, listTeamHourClaimsCall } from '../hours.calls.ts';

export type TeamClaim = RemoteResult<typeof listTeamHourClaimsCall>['list'][number];

type TeamClaimProps = {
  claim: TeamClaim;
  /** Opens a private file of the files room. */
  onOpenProof: (fileId: number) => void;
};

/** One claim made to the team: what is claimed beside what is recorded, what the person says, what the product knows, the team's word. */
export function TeamClaim({ claim, onOpenProof }: TeamClaimProps) {
  const now = useNow();
  const isWaiting = claim.state === 'atTeam' && claim.awaitsUntil === null;
  return (
    <article className="panel" aria-label={`${claim.name}的补记申请`}>
      <header className={`${desk.part} ${desk.head}`}>
        <div>
          <h2>
            {claim.name} 申请补记 {claim.claimNo}
          </h2>
          <p className="muted">
            {claim.title}，{dayLabel(claim.startsAt)} <KindChip {...categoryMark(claim.category)} />
          </p>
        </div>
        {isWaiting && (
          <DueRing
            hasWords
            startedAt={claim.createdAt}
            dueAt={justBefore(claim.dueAt)}
            now={now}
            what="前答复"
          />
        )}
      </header>
      <section className={desk.part}>
        <h3>对照</h3>
        <CompareTable
          before="现在的记录"
          after="志愿者说应该是"
          rows={[
            {
              label: '起止',
              before: '没有记录',
              after: `${dayLabel(claim.startsAt)} ${spanLabel(claim.startsAt, claim.endsAt)}`,
            },
            {
              label: '分钟',
              before: '0 分钟',
              after: `${claim.minutes} 分钟，${hoursLabel(claim.minutes)} 小时`,
            },
            { label: '地点', before: '—', after: claim.place },
            { label: '证据等级', before: '—', after: 'D 级，个人申请一律记 D 级' },
            { label: '提出', before: dayTimeLabel(claim.createdAt) },
          ]}
        />
      </section>
      <div className={desk.pair}>
        <section className={desk.part}>
          <h3>志愿者怎么说</h3>
          <p className={desk.said}>{claim.text}</p>
          <p className={desk.papers}>
            {claim.proofs.map(({ fileId, name }) => (
              <button key={fileId} type="button" className="link" onClick={() => onOpenProof(fileId)}>
                {name}
              </button>
            ))}
          </p>
          <p className="muted">{witnessWords(claim)}</p>
        </section>
        <Known claim={claim} />
      </div>
      {claim.asks.length > 0 && (
        <section className={desk.part}>
          <MaterialAsks asks={claim.asks} />
        </section>
      )}
      {isWaiting ? <Answer claim={claim} /> : <Answered claim={claim} />}
    </article>
  );
}

const Known = ({ claim }: { claim: TeamClaim }) => (
  <section className={desk.part}>
    <h3>系统里查得到的</h3>
    <ul className={desk.known}>
      <li>{claim.isMember ? '现在是你们的队员' : '现在不是你们的队员'}</li>
      {claim.signUps.length === 0 ? (
        <li>这段时间没有报名你们的活动</li>
      ) : (
        claim.signUps.map((words) => <li key={words}>这段时间报名了：{words}</li>)
      )}
      <li>
        {claim.claimsBefore === 0
          ? '以前没有申请过补记'
          : `以前申请过 ${claim.claimsBefore} 次，认定 ${claim.acceptedBefore} 次`}
      </li>
      <li>
        这段时间没有别的时长记录<small>有重叠的，提交时已经拦下</small>
      </li>
    </ul>
  </section>
);

function Answer({ claim }: { claim: TeamClaim }) {
  const answer = useOperationCommand(answerHourClaimCall, {
    refreshes: [listTeamHourClaimsCall],
    reportedBy: 'form',
  });
  if (claim.isOwn)
    return (
      <div className={desk.part}>
        <Notice kind="info">{claimStepRefusals.ownClaim}</Notice>
      </div>
    );
  return (
    <OpinionForm
      key={claim.claimId}
      keptAs={`claim-${claim.claimId}`}
      beside={canAskMaterial(claim, 'team') && <AskClaimMaterial name={claim.name} claimId={claim.claimId} />}
      note="个人申请都要由实践中心的第二个人审核，再公示 3 个工作日。你们只对自己知道的负责。"
      opinions={[
        {
          value: 'agree',
          label: `属实，认可 ${claim.minutes} 分钟`,
          hint: '转实践中心审核',
          minutes: claim.minutes,
        },
        { value: 'fewer', label: '属实，但没有这么久', hint: '写明你们认可的分钟数和依据', minutes: null },
        { value: 'refuse', label: '不同意', hint: '志愿者可以再请中心看一次', minutes: 0 },
      ]}
      onSend={async (said) => {
        await answer.mutateAsync({ claimId: claim.claimId, ...said });
        showToast({ kind: 'success', text: '意见已提交，志愿者会收到消息' });
      }}
    />
  );
}

/** Why the team has said nothing. */
const silenceOf = ({ state, awaitsUntil }: TeamClaim): string => {
  if (awaitsUntil !== null && state === 'atTeam') return '本人补交或到期以后，你们接着答复。';
  return state === 'withdrawn' ? '本人撤回了申请。' : '你们没有答复，已转给实践中心。';
};

const Answered = ({ claim }: { claim: TeamClaim }) => (
  <section className={desk.part}>
    <h3>{claimStateLabel(claim)}</h3>
    {claim.teamOpinion ? (
      <p>
        {claim.teamMinutes === null ? '你们不同意' : `你们认可 ${claim.teamMinutes} 分钟`}：
        {claim.teamOpinion}
      </p>
    ) : (
      <p>{silenceOf(claim)}</p>
    )}
    {claim.hour?.decisionNote && <p className="muted">中心：{claim.hour.decisionNote}</p>}
  </section>
);
