import { agoLabel, dayTimeLabel } from '#platform/contract/instants.ts';
import { StatusDot } from '#platform/web/ui/status-dot.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import type { RealNameCheckRow } from '../../contract/real-name.contract.ts';
import { checkStatusLabels, findingLabels, idKindLabels } from '../../contract/real-name.words.ts';
import styles from './real-name-review.module.css';

type RealNameTableProps = {
  rows: readonly RealNameCheckRow[];
  now: Date;
  onOpen: (checkId: number) => void;
};

/** Real-name checks: who, with which document, why a person must look, and how it ended. */
export function RealNameTable({ rows, now, onOpen }: RealNameTableProps) {
  return (
    <div className={styles.scroll}>
      <table className={`tbl ${styles.table}`}>
        <thead>
          <tr>
            <th>志愿者</th>
            <th>证件</th>
            <th>需要核对</th>
            <th>提交</th>
            <th>结果</th>
            <th>操作</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((check) => (
            <tr key={check.checkId}>
              <td>
                <b>{check.name}</b>
                <small>{check.volunteerNo}</small>
              </td>
              <td>
                <b>{idKindLabels[check.idKind]}</b>
                <small>{check.idMasked}</small>
              </td>
              <td className={styles.why}>
                {check.findings.map((finding) => findingLabels[finding]).join('；') ||
                  '权威部门核验一致，系统通过'}
              </td>
              <td className={styles.tight}>{agoLabel(check.submittedAt, now)}</td>
              <td>
                <Outcome check={check} />
              </td>
              <td>
                <Button
                  look="line"
                  size="sm"
                  aria-label={`${check.status === 'pending' ? '审核' : '查看'}${check.name}的实名认证`}
                  onClick={() => onOpen(check.checkId)}
                >
                  {check.status === 'pending' ? '审核' : '查看'}
                </Button>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Outcome({ check }: { check: RealNameCheckRow }) {
  const tone = check.status === 'passed' ? 'ok' : check.status === 'rejected' ? 'no' : 'run';
  return (
    <>
      <StatusDot tone={tone}>{checkStatusLabels[check.status]}</StatusDot>
      {check.decidedAt && (
        <small>
          {check.deciderName ?? '系统'}，{dayTimeLabel(check.decidedAt)}
        </small>
      )}
      {check.reason && <small>{check.reason}</small>}
    </>
  );
}
