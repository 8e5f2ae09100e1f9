import { StatusDot, type StatusTone } from '#platform/web/ui/status-dot.tsx';
import { type NewsStatus, newsStatusLabels, type WorkStatus } from '../../contract/news.words.ts';

const tones: Record<NewsStatus, StatusTone> = {
  draft: 'end',
  pending: 'soon',
  pending2: 'soon',
  returned: 'no',
  scheduled: 'run',
  published: 'open',
  offline: 'end',
};

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
      <StatusDot tone={tones[status]}>{newsStatusLabels[status]}</StatusDot>
      {revision && <StatusDot tone={tones[revision]}>修改稿{newsStatusLabels[revision]}</StatusDot>}
    </>
  );
}
