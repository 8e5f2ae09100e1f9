import {
  attendanceMethods,
  attendanceStepLabels,
  placeResults,
} from '#domains/attendance/contract/attendance.words.ts';
import { PrivateFileLinks } from '#platform/web/private-files/private-file-links.tsx';
import { timeLabel } from '#platform/contract/instants.ts';
import type { HourProof } from '../../contract/hour-proof.contract.ts';
import { awaitsMaterialLabel } from '../../contract/material.words.ts';
import { evidenceGrades } from '../../contract/hours.words.ts';
import type { HourForReview } from './hour-for-review.ts';
import styles from './hour-proof-view.module.css';

type HourProofViewProps = {
  hour: HourForReview;
  /** In a row among many: without what the grade means and the receipts. */
  isBrief?: boolean;
  /** Opens a photo of the visit. */
  onOpenProof: (fileId: number) => void;
};

/** How a record is proved: its grade, what the reviewer should notice, and every step with method, place and receipt. */
export function HourProofView({ hour, isBrief, onOpenProof }: HourProofViewProps) {
  const { proof } = hour;
  const marks = marksOf(hour);
  return (
    <div className={styles.proof}>
      <b>{hour.evidenceGrade} 级</b>
      {!isBrief && <small>{evidenceGrades[hour.evidenceGrade]}</small>}
      {marks.length > 0 && (
        <ul className={styles.marks} aria-label="要留意">
          {marks.map((mark) => (
            <li key={mark}>{mark}</li>
          ))}
        </ul>
      )}
      {hour.visit && (
        <ol className={styles.steps} aria-label="上门经过">
          <li>任务 {hour.visit.jobNo}</li>
          {hour.visit.inAt && (
            <li>
              上门 <span className="num">{timeLabel(hour.visit.inAt)}</span>{' '}
              {hour.visit.fixReason === null ? '本人签到' : `队伍填写，原因：${hour.visit.fixReason}`}
            </li>
          )}
          {hour.visit.outAt && (
            <li>
              离开 <span className="num">{timeLabel(hour.visit.outAt)}</span>
            </li>
          )}
          {hour.visit.reportText && <li>反馈：{hour.visit.reportText}</li>}
          {hour.visit.photoFileIds.length > 0 && (
            <li>
              <PrivateFileLinks fileIds={hour.visit.photoFileIds} noun="照片" onOpen={onOpenProof} />
            </li>
          )}
        </ol>
      )}
      {proof && (
        <ol className={styles.steps} aria-label="签到签退经过">
          {proof.steps.map((step) => (
            <li key={step.receiptNo}>
              {attendanceStepLabels[step.kind]}{' '}
              <span className="num">{timeLabel(step.tappedAt ?? step.at)}</span>{' '}
              {step.kind !== 'confirm' && step.kind !== 'fix' && attendanceMethods[step.method]}
              {!step.isOwn && (step.kind === 'fix' ? '领队登记' : '，领队登记')}
              {placeOf(step)}
              {step.tappedAt && `，当时没有网络，${timeLabel(step.at)} 才传上来`}
              {step.isSecondDevice && '，一小时内在两台设备上出示'}
              {step.reason && `，原因：${step.reason}`}
              {!isBrief && <small>回执号 {step.receiptNo}</small>}
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}

/** What speaks for a second look, in words. */
export function marksOf({ proof, isLeadersOwn, conflicts, correction, claim }: HourForReview): string[] {
  return [
    ...((correction ?? claim)?.awaitsUntil ? [awaitsMaterialLabel] : []),
    ...(conflicts.length > 0 ? ['与另一条记录时间重叠'] : []),
    ...(isLeadersOwn ? ['本队负责人自己的时长'] : []),
    ...(proof && proof.othersOnDevice > 0 ? [`与另外 ${proof.othersOnDevice} 人同一设备`] : []),
    ...(proof?.steps.some(({ isSecondDevice }) => isSecondDevice) ? ['志愿者码在两台设备上出示'] : []),
    ...(proof?.awaitsVolunteer === 'fix' ? ['补签，本人还没有确认'] : []),
    ...(proof?.awaitsVolunteer === 'walkIn' ? ['现场加入，本人还没有确认'] : []),
    ...(proof && proof.walkInsBesides > 0 ? [`一分钟内登记了另外 ${proof.walkInsBesides} 个现场加入`] : []),
    ...(proof?.isWalkIn ? ['现场加入，没有报名'] : []),
    ...(proof?.steps.some(({ tappedAt }) => tappedAt !== null) ? ['没有网络时点的名，后来才传上来'] : []),
  ];
}

function placeOf(step: HourProof['steps'][number]): string {
  if (!step.isOwn || step.kind === 'confirm' || step.placeResult === 'notRequired') return '';
  const result =
    step.placeResult in placeResults ? placeResults[step.placeResult as keyof typeof placeResults] : '';
  const distance = step.distanceM === null ? '' : `，距 ${step.distanceM} 米`;
  const accuracy = step.accuracyM === null ? '' : `，精度 ${step.accuracyM} 米`;
  return `，${result}${distance}${accuracy}`;
}
