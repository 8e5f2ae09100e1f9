import { Breadcrumb } from '#platform/web/ui/breadcrumb.tsx';
import { EmptyState } from '#platform/web/ui/empty-state.tsx';
import { Field } from '#platform/web/ui/field.tsx';
import { Notice } from '#platform/web/ui/notice.tsx';
import { Pager } from '#platform/web/ui/pager.tsx';
import { RippleLoading } from '#platform/web/ui/ripple-loading.tsx';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import { Tabs } from '#platform/web/ui/tabs.tsx';
import { Section } from './section.tsx';

/** Breadcrumb, tabs, pager. */
export function Navigation() {
  return (
    <Section title="导航">
      <Breadcrumb
        trail={[
          { label: '首页', href: '#home' },
          { label: '志愿活动', href: '#list' },
        ]}
        current="净滩行动"
      />
      <Tabs
        label="我的活动"
        tabs={[
          { label: '全部', href: '#1', count: 42, isCurrent: true },
          { label: '待参加', href: '#2', count: 3 },
          { label: '已完成', href: '#3', count: 39 },
        ]}
      />
      <p className="gallery-row">
        <Pager page={6} pageCount={20} hrefOf={(page) => `#page-${page}`} />
      </p>
    </Section>
  );
}

/** Fields in their states. */
export function Forms() {
  return (
    <Section title="表单">
      <div className="gallery-grid">
        <Field label="姓名" hint="与身份证一致" isRequired>
          {(control) => (
            <span className="inp">
              <input {...control} placeholder="请输入姓名" />
            </span>
          )}
        </Field>
        <Field label="手机号" error="请输入 11 位手机号" isRequired>
          {(control) => (
            <span className="inp">
              <input {...control} defaultValue="1388" />
            </span>
          )}
        </Field>
        <Field label="用户名" confirmation="这个用户名可以用">
          {(control) => (
            <span className="inp">
              <input {...control} defaultValue="zhixia" />
            </span>
          )}
        </Field>
        <Field label="说明">
          {(control) => (
            <span className="inp inp--area">
              <textarea {...control} placeholder="写给领队的话" />
            </span>
          )}
        </Field>
      </div>
    </Section>
  );
}

/** Empty, loading and remarks. */
export function Feedback() {
  return (
    <Section title="空、加载、提示">
      <div className="gallery-grid">
        <div className="panel">
          <EmptyState
            art="lens"
            title="没有找到“皮划艇清江”"
            text="换个词，或者放宽区域和时间试试"
            action={
              <a className="btn btn--line" href="#clear">
                清空筛选
              </a>
            }
          />
        </div>
        <div className="panel">
          <EmptyState
            art="boat"
            title="还没有报名活动"
            text="这周末有 98 场活动在等人"
            action={
              <a className="btn btn--primary" href="#find">
                去找活动
              </a>
            }
          />
        </div>
        <div className="panel">
          <EmptyState art="bridge" title="网络断了一下" text="内容没有加载出来，检查网络后再试" />
        </div>
        <div className="panel">
          <EmptyState art="lock" title="登录后才能看" text="这里是你的个人记录" />
        </div>
      </div>
      <div className="gallery-grid">
        <Skeleton kind="cards" count={1} />
        <Skeleton kind="rows" />
        <div className="panel">
          <RippleLoading />
        </div>
        <div className="gallery-stack">
          <Notice kind="warning">石矶区今晚大风蓝色预警，户外活动请听领队安排</Notice>
          <Notice kind="error">有 1 处需要修改：第 3 场结束时间要晚于开始时间</Notice>
          <Notice kind="info">系统将于 11月24日 0:00 升级，约 4 小时</Notice>
          <Notice kind="success">资料已保存</Notice>
        </div>
      </div>
    </Section>
  );
}
