import { jobPaths } from '#domains/jobs/web/job-paths.ts';
import { Breadcrumb } from '#platform/web/frame/breadcrumb.tsx';
import { ListTabs } from '#platform/web/list/list-tabs.tsx';
import { usePageTitle } from '#platform/web/page-title.ts';

/** What one may take, and what one took. */
export const takenTabKeys = ['open', 'mine'] as const;
type Tab = (typeof takenTabKeys)[number];

type TakenTabsProps = {
  title: string;
  text: string;
  labels: Readonly<Record<Tab, string>>;
  counts: Readonly<Record<Tab, number | undefined>>;
  current: Tab;
};

/** The head of a page below 我的任务 with what one may take and what one took. */
export function TakenTabs({ title, text, labels, counts, current }: TakenTabsProps) {
  usePageTitle(title);
  return (
    <>
      <Breadcrumb trail={[{ label: '我的任务', href: jobPaths.myJobs }]} current={title} />
      <div className="ph">
        <div>
          <h1>{title}</h1>
          <p>{text}</p>
        </div>
      </div>
      <ListTabs
        label={title}
        current={current}
        tabs={takenTabKeys.map((key) => ({ key, label: labels[key], count: counts[key] }))}
      />
    </>
  );
}
