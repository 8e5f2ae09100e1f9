import { CalendarPlus } from 'lucide-react';
import { useState } from 'react';
import { IssuerSealPanel } from '#domains/certificates/web/seal/issuer-seal-panel.tsx';
import type { CalendarDay } from '#domains/site/contract/site-admin.contract.ts';
import { getSiteSettingsCall, listWorkCalendarCall } from '#domains/site/web/site-admin.calls.ts';
import { SiteSettingsForm } from '#domains/site/web/site-settings-form.tsx';
import { WorkCalendarChanges } from '#domains/site/web/calendar/work-calendar-changes.tsx';
import { WorkCalendarMonth } from '#domains/site/web/calendar/work-calendar-month.tsx';
import { WorkCalendarTable } from '#domains/site/web/calendar/work-calendar-table.tsx';
import { WorkDayDialog } from '#domains/site/web/calendar/work-day-dialog.tsx';
import { toDay } from '#platform/contract/instants.ts';
import { useOperationQuery } from '#platform/web/calls/operation-hooks.tsx';
import { monthOf } from '#platform/web/month-days.ts';
import { usePageTitle } from '#platform/web/page-title.ts';
import { Notice } from '#platform/web/ui/notice.tsx';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import { useNow } from '#platform/web/use-now.ts';
import { QueryList } from '#platform/web/list/query-list.tsx';
import { ListTabs } from '#platform/web/list/list-tabs.tsx';
import { LoadFailed } from '#platform/web/list/load-failed.tsx';
import { useUrlFilters } from '#platform/web/list/use-url-filters.ts';
import { Button } from '#platform/web/ui/button.tsx';
import styles from './site-settings-page.module.css';

const tabs = ['texts', 'seal', 'calendar'] as const;

/** `/system/site` 站点设置: texts of the site, the seal of its certificates, and the calendar by which deadlines count. */
export function Component() {
  usePageTitle('站点设置');
  const tab = useUrlFilters().oneOf('tab', tabs);
  return (
    <>
      <div className="pt">
        <div>
          <h1>站点设置</h1>
          <p>网站名称、页脚和通知，证书上的印章，以及公示和审核时限用的工作日历。</p>
        </div>
      </div>
      <section className="pn" aria-label="设置">
        <ListTabs
          label="设置内容"
          current={tab}
          tabs={[
            { key: 'texts', label: '名称和页脚' },
            { key: 'seal', label: '证书印章' },
            { key: 'calendar', label: '工作日历' },
          ]}
        />
        {tab === 'texts' && <Texts />}
        {tab === 'seal' && <IssuerSealPanel />}
        {tab === 'calendar' && <Calendar />}
      </section>
    </>
  );
}

function Texts() {
  const settings = useOperationQuery(getSiteSettingsCall, {}, { reportedBy: 'form' });
  const [savedCount, setSavedCount] = useState(0);
  if (settings.isPending) return <Skeleton kind="block" />;
  if (settings.isError)
    return <LoadFailed what="设置" failure={settings.error} onRetry={() => void settings.refetch()} />;
  return (
    <div className={styles.form}>
      <SiteSettingsForm
        key={savedCount}
        settings={settings.data}
        onSaved={() => setSavedCount(savedCount + 1)}
      />
    </div>
  );
}

function Calendar() {
  const url = useUrlFilters({ view: 'month' });
  const today = toDay(useNow());
  const month = monthOf(url.text('month'), today);
  const year = Number(month.slice(0, 4));
  const calendar = useOperationQuery(
    listWorkCalendarCall,
    { year },
    { keepsPrevious: true, reportedBy: 'form' },
  );
  const [edited, setEdited] = useState<CalendarDay | 'new'>();
  const onEdit = calendar.data?.mayEdit ? setEdited : undefined;
  return (
    <>
      {calendar.data?.mayEdit && (
        <p className={styles.act}>
          <Button look="primary" onClick={() => setEdited('new')}>
            <CalendarPlus className="ic" aria-hidden />
            添加日期
          </Button>
        </p>
      )}
      {calendar.data?.mayEdit === false && (
        <Notice kind="info" className={styles.notice}>
          工作日历由实践中心统一设置，所和站只能查看。
        </Notice>
      )}
      {calendar.data && calendar.data.changes.length > 0 && (
        <div className={styles.notices}>
          <WorkCalendarChanges changes={calendar.data.changes} />
        </div>
      )}
      {calendar.data && (
        <WorkCalendarMonth
          month={month}
          today={today}
          days={calendar.data.list}
          onMonth={(next) => url.change({ month: next === today.slice(0, 7) ? undefined : next })}
          onOpen={onEdit}
        />
      )}
      <h2 className={styles.title}>{year} 年和平常不同的日子</h2>
      <QueryList
        query={calendar}
        url={url}
        what="日期"
        empty={{
          art: 'boat',
          title: `${year} 年还没有特别的日期`,
          text: '没有列出的日子，周一到周五是工作日。',
        }}
      >
        {(days) => <WorkCalendarTable days={days} onEdit={onEdit} />}
      </QueryList>
      {edited && (
        <WorkDayDialog day={edited === 'new' ? undefined : edited} onClose={() => setEdited(undefined)} />
      )}
    </>
  );
}
