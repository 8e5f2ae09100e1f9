import { complaintTargets } from '#domains/complaints/contract/complaints.words.ts';
import { getComplaintTarget } from '#domains/complaints/contract/complaints.contract.ts';
import { getSite } from '#domains/site/contract/site.contract.ts';
import { Island } from '#platform/web/islands/island.tsx';
import { definePage, type PageContext } from '#platform/web/page.tsx';
import { parseRouteId } from '#platform/web/route-id.ts';
import { Breadcrumb } from '#platform/web/frame/breadcrumb.tsx';
import { Notice } from '#platform/web/ui/notice.tsx';
import { BesideForm } from '../beside-form.tsx';
import { publicPaths } from '../site-navigation.ts';
import styles from './complaints.module.css';

const stepsAfterSending = [
  ['受理', '告诉你受不受理；不受理会写明理由', '2 个工作日'],
  ['调查', '调取签到、审核和操作记录，请被投诉方说明', ''],
  ['书面答复', '写明查到什么、怎么处理', '15 个工作日'],
  ['复核', '不同意答复，由另一个人再办一次', '答复后 10 个工作日内'],
] as const;

/** `/user-index/complain` 投诉举报: anybody complains, by name or without one. */
export const complainPage = definePage({
  load: async ({ call, viewer, url: { searchParams } }: PageContext) => {
    const targetType = complaintTargets.find((one) => one === searchParams.get('type'));
    const targetId = parseRouteId(searchParams.get('id') ?? undefined);
    const { title } =
      targetType && targetId ? await call(getComplaintTarget, { targetType, targetId }) : { title: null };
    return {
      site: await call(getSite, {}),
      isSignedIn: viewer.kind !== 'anonymous',
      isVolunteer: viewer.kind === 'volunteer',
      ...(targetType && targetId && title !== null && { target: { targetType, targetId, title } }),
    };
  },
  title: () => '投诉举报',
  description: () =>
    '代签、买卖时长、收费、强迫参加、泄露信息，都可以说。2 个工作日内告诉你受不受理，15 个工作日内给书面答复。',
  view: ({ data: { site, isSignedIn, isVolunteer, target } }) => (
    <div className={styles.page}>
      <div className={`container ${styles.wide}`}>
        <Breadcrumb
          className="only-d"
          trail={[{ label: '首页', href: publicPaths.home }]}
          current="投诉举报"
        />
        <h1>投诉举报</h1>
        <p>
          代签、买卖时长、收费、强迫参加、泄露信息，都可以说。2 个工作日内告诉你受不受理，15
          个工作日内给书面答复。
        </p>
        <Notice kind="warning" className={styles.urgent}>
          有人身危险请先打 110。泄露未成年人信息的，选“隐私”提交后排在最前面
          {site.phone && `，也可以直接打 ${site.phone}`}。
        </Notice>
        <div className={styles.columns}>
          <div>
            <Island name="complaint-form" props={{ isSignedIn, ...(target && { target }) }} />
            <noscript>
              <p className="panel">
                投诉需要启用浏览器脚本（JavaScript），也可以打服务热线，请工作人员代写。
              </p>
            </noscript>
          </div>
          <BesideForm steps={stepsAfterSending}>
            <section className="panel">
              <h2>已经投诉过？</h2>
              <p>
                <a
                  className="link"
                  href={isVolunteer ? '/usercenter/index/mycomplaint' : publicPaths.followComplaint}
                >
                  {isVolunteer ? '看我的投诉' : '用编号查进度'}
                </a>
              </p>
              {isVolunteer && (
                <p>
                  <a className="link" href={publicPaths.followComplaint}>
                    匿名的投诉用编号和查询码查
                  </a>
                </p>
              )}
            </section>
          </BesideForm>
        </div>
      </div>
    </div>
  ),
});
