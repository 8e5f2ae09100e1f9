import { stateTone } from '#domains/site/contract/state-tones.words.ts';
import { StatusDot } from '#platform/web/ui/status-dot.tsx';
import { type NewsStatus, newsStatusLabels, type WorkStatus } from '../../contract/news.words.ts';

/** The state of an item, and beside it that of a change to what is public. */
export function NewsStatusMark({
  status,
  revision,
}: {
  status: NewsStatus;
  revision?: WorkStatus | null | undefined;
}) {
  return (
    <>
      <StatusDot tone={stateTone(newsStatusLabels[status])}>{newsStatusLabels[status]}</StatusDot>
      {revision && (
        <StatusDot tone={stateTone(newsStatusLabels[revision])}>修改稿{newsStatusLabels[revision]}</StatusDot>
      )}
    </>
  );
}
