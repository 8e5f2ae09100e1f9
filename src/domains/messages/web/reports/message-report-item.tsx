import { dateTimeLabel } from '#platform/contract/instants.ts';
import { useRefresh } from '#platform/web/calls/operation-hooks.tsx';
import { DeskDecision } from '#platform/web/decisions/desk-decision.tsx';
import { DeskItem, DeskSection } from '#platform/web/decisions/desk-item.tsx';
import { useDecision } from '#platform/web/decisions/use-decision.ts';
import { showToast } from '#platform/web/frame/toast-store.ts';
import { useKeptText } from '#platform/web/use-kept-text.ts';
import type { MessageReportView } from '../../contract/bulk.contract.ts';
import { reportStatusLabels } from '../../contract/messages.words.ts';
import { decideMessageReportCall, listMessageReportsCall } from '../messages.calls.ts';

type MessageReportItemProps = { report: MessageReportView; onDecided: () => void };
type Verdict = 'upheld' | 'dismissed';
const refreshes = [listMessageReportsCall];
const missing = '请填写处理说明，举报人会看到';

/** One reported bulk message: what was sent, why somebody reports it, and 属实 / 不属实 with the words for it. */
export function MessageReportItem({ report, onDecided }: MessageReportItemProps) {
  return (
    <>
      <DeskItem
        title={report.title}
        facts={[
          ['队伍', report.teamName],
          ['举报原因', report.reason],
          ['举报人', report.reporter],
          ['举报时间', dateTimeLabel(report.createdAt)],
          ['状态', reportStatusLabels[report.status]],
          ['处理', report.decidedAt && `${report.deciderName ?? '系统'}，${dateTimeLabel(report.decidedAt)}`],
          ['处理说明', report.note],
        ]}
      />
      <DeskSection title="消息正文">
        <p>{report.body}</p>
        {report.status === 'open' && (
          <p className="muted">举报属实的，队伍在 30 天内不能群发消息，举报人和队伍都会收到通知。</p>
        )}
      </DeskSection>
      <ReportDecision report={report} onDecided={onDecided} />
    </>
  );
}

function ReportDecision({ report, onDecided }: MessageReportItemProps) {
  const { reportId, title, status } = report;
  const [text, onChange, forget] = useKeptText(`report:${reportId}`);
  const review = useDecision(decideMessageReportCall, {
    subject: { kind: 'messageReport', id: reportId },
    refreshes,
  });
  const onTakeLatest = useRefresh(refreshes);
  const decideAs = (verdict: Verdict) => (note: string) =>
    review.decide(
      { reportId, verdict, note },
      {
        words: `判定“${title}”的举报${reportStatusLabels[verdict]}`,
        onDone: () => {
          forget();
          showToast({ kind: 'success', text: '举报已处理，举报人会收到通知' });
        },
        onDecided,
      },
    );
  return (
    <DeskDecision
      review={review}
      isOpen={status === 'open'}
      reason={{ text, onChange, label: '处理说明', hint: '必填，举报人会看到', field: 'note' }}
      onTakeLatest={onTakeLatest}
      choices={[
        {
          verdict: 'upheld',
          label: '属实',
          look: 'danger',
          deskKey: 'r',
          missing,
          decide: decideAs('upheld'),
        },
        {
          verdict: 'dismissed',
          label: '不属实',
          look: 'primary',
          deskKey: 'p',
          missing,
          decide: decideAs('dismissed'),
        },
      ]}
    />
  );
}
