import { useState } from 'react';
import { dayTimeLabel } from '#platform/contract/instants.ts';
import { useOperationCommand } from '#platform/web/calls/operation-hooks.tsx';
import { ConfirmDialog } from '#platform/web/ui/confirm-dialog.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import type { MessageReportView } from '../contract/bulk.contract.ts';
import { reportStatusLabels } from '../contract/messages.words.ts';
import styles from './bulk-message.module.css';
import { decideMessageReportCall, listMessageReportsCall } from './messages.calls.ts';

type Deciding = { report: MessageReportView; verdict: 'upheld' | 'dismissed' };

/** Reported bulk messages for staff: what was sent, why somebody reports it, and the decision with its reason. */
export function MessageReports({ reports }: { reports: readonly MessageReportView[] }) {
  const [deciding, setDeciding] = useState<Deciding>();
  const decide = useOperationCommand(decideMessageReportCall, {
    refreshes: [listMessageReportsCall],
    reportedBy: 'form',
  });
  const isUpheld = deciding?.verdict === 'upheld';
  return (
    <>
      <ul className={styles.history}>
        {reports.map((report) => (
          <li key={report.reportId}>
            <b>
              {report.teamName}：{report.title}
            </b>
            <p>{report.body}</p>
            <p>
              举报原因：{report.reason}
              {report.note && `；处理说明：${report.note}`}
            </p>
            <small>
              {report.reporter} · {dayTimeLabel(report.createdAt)} · {reportStatusLabels[report.status]}
            </small>
            {report.status === 'open' && (
              <div className={styles.acts}>
                {(['dismissed', 'upheld'] as const).map((verdict) => (
                  <Button
                    key={verdict}
                    size="sm"
                    look={verdict === 'upheld' ? 'danger' : 'line'}
                    onClick={() => {
                      decide.reset();
                      setDeciding({ report, verdict });
                    }}
                  >
                    {reportStatusLabels[verdict]}
                  </Button>
                ))}
              </div>
            )}
          </li>
        ))}
      </ul>
      <ConfirmDialog
        isOpen={deciding !== undefined}
        onClose={() => setDeciding(undefined)}
        keptAs={deciding && `report:${deciding.report.reportId}:${deciding.verdict}`}
        failure={decide.error}
        tone={isUpheld ? 'danger' : 'plain'}
        title={isUpheld ? '举报属实' : '举报不属实'}
        decisiveLabel="确定"
        reason={{ label: '处理说明', isRequired: true }}
        onConfirm={(note) =>
          deciding &&
          decide.mutateAsync({ reportId: deciding.report.reportId, verdict: deciding.verdict, note })
        }
      >
        <p>
          {isUpheld
            ? `${deciding?.report.teamName ?? ''}将在 30 天内不能群发消息，举报人和队伍都会收到通知。`
            : '举报人会收到通知。'}
        </p>
      </ConfirmDialog>
    </>
  );
}
