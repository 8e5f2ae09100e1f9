import { minuteMs } from '#platform/contract/durations.ts';
import type { Act } from '#platform/server/calls/act.ts';
import type { BackgroundTask } from '#platform/server/background.ts';
import { changeNews, findRevision, takeFromReview } from './news.store.ts';
import { dueRows } from './news-due.queries.ts';
import { newsTopic, tellPublic, tellWriter } from './desk/publish-news.ts';
import type { ViewCounter } from './view-counter.ts';

const batch = 200;

/** 定时发布 → 已发布 when its time has come. */
async function publishDue(act: Act): Promise<boolean> {
  const due = await dueRows(act.sql, 'scheduled', { now: act.now, limit: batch });
  for (const row of due) {
    await changeNews(act.sql, row.id, { change: { status: 'published' }, now: act.now });
    await tellPublic(act, row.id);
    const revision = await findRevision(act.sql, row.id);
    const words = { title: '内容已按时发布', body: `“${row.title}”已发布，大家可以看到了。` };
    await tellWriter(act, { row, writerIds: revision?.writerIds ?? [] }, words);
    await act.audit({
      action: 'publishNews',
      targetType: 'news',
      targetId: row.id,
      detail: { from: 'scheduled', to: 'published' },
    });
  }
  return due.length === batch;
}

/** 已发布 → 已下线 when its end has come. */
async function expireDue(act: Act): Promise<boolean> {
  const due = await dueRows(act.sql, 'expired', { now: act.now, limit: batch });
  for (const row of due) {
    const change = {
      status: 'offline' as const,
      revisionStatus: null,
      submittedAt: null,
      isTop: false,
      note: '到期自动下线',
    };
    await changeNews(act.sql, row.id, { change, now: act.now });
    await takeFromReview(act.sql, row.id);
    await act.audit({
      action: 'expireNews',
      targetType: 'news',
      targetId: row.id,
      reason: change.note,
      detail: { from: 'published', to: change.status },
    });
  }
  if (due.length > 0) act.signal(newsTopic);
  return due.length === batch;
}

/** Takes items off the top when their time there is over. */
async function unpinDue(act: Act): Promise<boolean> {
  const due = await dueRows(act.sql, 'unpinning', { now: act.now, limit: batch });
  for (const row of due) {
    await changeNews(act.sql, row.id, { change: { isTop: false, topUntil: null }, now: act.now });
    await act.audit({ action: 'unpinNews', targetType: 'news', targetId: row.id });
  }
  if (due.length > 0) act.signal(newsTopic);
  return due.length === batch;
}

/** What the clock does to news. Views are stored by each process for itself, hence its number in the name. */
export const newsTasks = (views: ViewCounter, instance: number): BackgroundTask[] => [
  { name: 'news.publishDue', label: '内容定时发布', everyMs: 15_000, run: publishDue },
  { name: 'news.expireDue', label: '内容到期下线', everyMs: 30_000, run: expireDue },
  { name: 'news.unpinDue', label: '内容取消置顶', everyMs: minuteMs, run: unpinDue },
  {
    name: `news.storeViews.${instance}`,
    label: '保存浏览次数',
    everyMs: minuteMs,
    run: (act) => views.store(act),
  },
];
