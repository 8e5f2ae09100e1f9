import { witnessWords } from '#domains/site/contract/witness.words.ts';
import { hoursLabel } from '#platform/contract/figures.ts';
import { dayTimeLabel, spanLabel } from '#platform/contract/instants.ts';
import type { ResultOf } from '#platform/contract/operation.ts';
import type { listHoursForReview } from '../../contract/hours.contract.ts';
import { entryAnswers, hourStates } from '../../contract/hours.words.ts';

type ReviewHourProofProps = {
  hour: ResultOf<typeof listHoursForReview>['list'][number];
  /** Opens a private file of the files room. */
  onOpenProof: (fileId: number) => void;
};

/** Beside a record: what proves an entry and the person's word on it, and the other side of a conflict. */
export function ReviewHourProof({ hour, onOpenProof }: ReviewHourProofProps) {
  const { entry, claim, conflicts, papers } = hour;
  return (
    <>
      {papers.map((paper) => (
        <button
          key={paper.fileId}
          type="button"
          className="link"
          aria-label={`查看${hour.volunteerName}的更正证据${paper.name}`}
          onClick={() => onOpenProof(paper.fileId)}
        >
          {paper.name}
        </button>
      ))}
      {entry && (
        <p>
          <b>{entryAnswers[entry.answer]}</b>
          {entry.answer === 'waiting' && `，${dayTimeLabel(entry.answerDueAt)} 前可答复`}
          {entry.answerReason && `：${entry.answerReason}`}
        </p>
      )}
      {entry && <Witness {...entry} name={hour.volunteerName} onOpenProof={onOpenProof} />}
      {claim && (
        <>
          <p>
            <b>个人申请 {claim.claimNo}</b>：本人申请 {claim.minutes} 分钟
            {claim.teamMinutes !== null && `，队伍认可 ${claim.teamMinutes} 分钟`}
            {claim.teamOpinion === null
              ? claim.lateReason === null && '，队伍没有表态'
              : `，${claim.teamMinutes === null ? '队伍不同意' : '队伍的话'}：${claim.teamOpinion}`}
          </p>
          {claim.lateReason !== null && (
            <p>
              <b>已超过 30 天</b>，只由中心两位审核员先后认定。迟报原因：{claim.lateReason}
            </p>
          )}
          {claim.firstOpinion !== null && (
            <p>
              <b>{claim.firstName}已初核</b>：{claim.firstOpinion}
            </p>
          )}
          <p>本人写的经过：{claim.text}</p>
          <Witness {...claim} name={hour.volunteerName} onOpenProof={onOpenProof} />
        </>
      )}
      {conflicts.map((other) => (
        <p key={other.hourId}>
          <b>时间重叠</b>：{other.teamName}“{other.activityTitle}” {spanLabel(other.startsAt, other.endsAt)}，
          {hoursLabel(other.minutes)} 小时，{other.evidenceGrade} 级，{hourStates[other.state]}（
          {other.hourNo}）
        </p>
      ))}
    </>
  );
}

type WitnessProps = {
  witnessName: string;
  witnessMobileTail: string;
  proofs: readonly { fileId: number; name: string }[];
  /** Whose record it is. */
  name: string;
  onOpenProof: (fileId: number) => void;
};

/** Who was there, and the papers. */
const Witness = ({ witnessName, witnessMobileTail, proofs, name, onOpenProof }: WitnessProps) => (
  <p>
    {witnessWords({ witnessName, witnessMobileTail })}
    {proofs.map((proof) => (
      <button
        key={proof.fileId}
        type="button"
        className="link"
        aria-label={`查看${name}的证明材料${proof.name}`}
        onClick={() => onOpenProof(proof.fileId)}
      >
        {proof.name}
      </button>
    ))}
  </p>
);
