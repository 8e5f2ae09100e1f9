import { dayLabel, spanLabel } from '#platform/contract/instants.ts';
import { useOperationCommand } from '#platform/web/calls/operation-hooks.tsx';
import type { RemoteResult } from '#platform/web/calls/remote.ts';
import { DueRing } from '#platform/web/due/due-ring.tsx';
import { showToast } from '#platform/web/frame/toast-store.ts';
import { Notice } from '#platform/web/ui/notice.tsx';
import { useNow } from '#platform/web/use-now.ts';
import { correctionRefusals, correctionLabel } from '../../contract/hours.words.ts';
import { justBefore } from '../desk/answer-desk.tsx';
import desk from '../desk/answer-desk.module.css';
import { CorrectionComparison } from '../desk/correction-comparison.tsx';
import { OpinionForm } from '../desk/opinion-form.tsx';
import { canAskMaterial } from '../material/ask-material-dialog.tsx';
import { AskCorrectionMaterial } from '../material/ask-team-material.tsx';
import { MaterialAsks } from '../material/material-asks.tsx';
import { Papers } from '../material/papers.tsx';
import {
  answerHourCorrectionCall,
  listHourCorrectionsCall,
  listJobHourCorrectionsCall,
  listTeamHourCorrectionsCall,
} from '../hours.calls.ts';

export type TeamCorrection = RemoteResult<typeof listTeamHourCorrectionsCall>['list'][number];

/** `+38 分钟`, `−15 分钟`: by how much a correction changes a record. */
export const changeWords = (before: number, after: number): string =>
  `${after > before ? '+' : '−'}${Math.abs(after - before)} 分钟`;

type TeamCorrectionProps = {
  correction: TeamCorrection;
  /** Opens a private file of the files room. */
  onOpenProof: (fileId: number) => void;
};

/** One correction that the team is asked for: recorded and asked for side by side, what the person says, the team's word. */
export function TeamCorrection({ correction, onOpenProof }: TeamCorrectionProps) {
  const now = useNow();
  const { recorded, name } = correction;
  const isWaiting = correction.state === 'atTeam' && correction.awaitsUntil === null;
  return (
    <article className="panel" aria-label={`${name}的更正申请`}>
      <header className={`${desk.part} ${desk.head}`}>
        <div>
          <h2>
            {name} 申请更正 {correction.hourNo}
          </h2>
          <p className="muted">
            {[correction.activityTitle, dayLabel(recorded.startsAt), correction.postName]
              .filter(Boolean)
              .join('，')}
          </p>
        </div>
        {isWaiting && (
          <DueRing
            hasWords
            startedAt={correction.createdAt}
            dueAt={justBefore(correction.dueAt)}
            now={now}
            what="前答复"
          />
        )}
      </header>
      <section className={desk.part}>
        <h3>新旧对照</h3>
        <CorrectionComparison correction={correction} gradeAfter={correction.gradeAfter} />
      </section>
      <div className={desk.pair}>
        <section className={desk.part}>
          <h3>志愿者怎么说</h3>
          <p className={desk.said}>{correction.text}</p>
          <Papers papers={correction.papers} of={name} onOpen={onOpenProof} />
        </section>
        <Known correction={correction} />
      </div>
      {correction.asks.length > 0 && (
        <section className={desk.part}>
          <MaterialAsks asks={correction.asks} />
        </section>
      )}
      {isWaiting ? <Answer correction={correction} /> : <Answered correction={correction} />}
    </article>
  );
}

const Known = ({ correction: { recorded, papers, gradeAfter } }: { correction: TeamCorrection }) => (
  <section className={desk.part}>
    <h3>系统里查得到的</h3>
    <ul className={desk.known}>
      <li>
        {recorded.in || recorded.out
          ? `考勤：${spanLabel(recorded.in?.at ?? recorded.startsAt, recorded.out?.at ?? recorded.endsAt)}`
          : '这条记录没有考勤'}
      </li>
      <li>
        {gradeAfter === recorded.evidenceGrade
          ? `同意后证据仍是 ${gradeAfter} 级`
          : `同意后证据由 ${recorded.evidenceGrade} 级变为 ${gradeAfter} 级`}
      </li>
      <li>
        {papers.length > 0 ? `本人交了 ${papers.length} 份证据` : '本人没有交证据'}
        {papers.length > 0 && <small>只给你们和中心的审核人员看，看过会告诉本人</small>}
      </li>
    </ul>
  </section>
);

function Answer({ correction }: { correction: TeamCorrection }) {
  const answer = useOperationCommand(answerHourCorrectionCall, {
    refreshes: [listTeamHourCorrectionsCall, listHourCorrectionsCall, listJobHourCorrectionsCall],
    reportedBy: 'form',
  });
  const { correctionId, oldMinutes, wishedMinutes, isOwn } = correction;
  if (isOwn)
    return (
      <div className={desk.part}>
        <Notice kind="info">{correctionRefusals.ownCorrection}</Notice>
      </div>
    );
  const change = changeWords(oldMinutes, wishedMinutes);
  return (
    <OpinionForm
      keptAs={`correction-${correctionId}`}
      beside={
        canAskMaterial(correction, 'team') && (
          <AskCorrectionMaterial name={correction.name} correctionId={correctionId} />
        )
      }
      note={`原记录一分钟也不会改。批准后新增一行“更正 ${change}”，两行合计 ${wishedMinutes} 分钟。`}
      opinions={[
        {
          value: 'agree',
          label: `同意，${change}`,
          hint: '要第二个人批准：转实践中心',
          minutes: wishedMinutes,
        },
        { value: 'other', label: '改成别的分钟数', hint: '写明依据，志愿者会看到', minutes: null },
        {
          value: 'refuse',
          label: '不同意，维持原记录',
          hint: '志愿者可以再请中心看一次',
          minutes: oldMinutes,
        },
      ]}
      onSend={async (said) => {
        await answer.mutateAsync({ correctionId, ...said });
        showToast({ kind: 'success', text: '意见已提交，志愿者会收到消息' });
      }}
    />
  );
}

/** Why the team has said nothing. */
const silenceOf = ({ state, awaitsUntil }: TeamCorrection): string => {
  if (awaitsUntil !== null && state === 'atTeam') return '本人补交或到期以后，你们接着答复。';
  return state === 'withdrawn' ? '本人撤回了申请。' : '你们没有答复，已转给实践中心。';
};

const Answered = ({ correction }: { correction: TeamCorrection }) => (
  <section className={desk.part}>
    <h3>{correctionLabel(correction)}</h3>
    {correction.teamOpinion ? (
      <p>
        {correction.teamMinutes === null ? '你们不同意' : `你们认可 ${correction.teamMinutes} 分钟`}：
        {correction.teamOpinion}
      </p>
    ) : (
      <p>{silenceOf(correction)}</p>
    )}
    {correction.centreOpinion && <p className="muted">中心：{correction.centreOpinion}</p>}
  </section>
);
