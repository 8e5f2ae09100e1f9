import { figureLabel } from '#platform/contract/figures.ts';
import { Notice } from '#platform/web/ui/notice.tsx';
import type { RemoteResult } from '#platform/web/calls/remote.ts';
import type { previewBulkMessageCall } from './messages.calls.ts';

/** Whom the message would reach: how many, some of them, and how often the team may still write today. */
export function BulkPreview({ preview }: { preview: RemoteResult<typeof previewBulkMessageCall> }) {
  const { recipientCount, mutedCount, sample, leftToday, audienceLabel } = preview;
  return (
    <Notice kind={recipientCount === 0 ? 'warning' : 'info'} isLive>
      <b>{recipientCount === 0 ? '没有符合条件的收件人' : `将发给 ${figureLabel(recipientCount)} 人`}</b>（
      {audienceLabel}
      ）。
      {sample.length > 0 && `${sample.join('、')}${recipientCount > sample.length ? ' 等' : ''}。`}
      {mutedCount > 0 && `另有 ${mutedCount} 人不接收本队群发。`}
      今天还能群发 {Math.max(0, leftToday)} 次。
    </Notice>
  );
}
