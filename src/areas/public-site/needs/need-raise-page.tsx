import { Phone } from 'lucide-react';
import { getServiceItem, listServiceMenu } from '#domains/needs/contract/service-menu.contract.ts';
import { getSite } from '#domains/site/contract/site.contract.ts';
import { toInstant } from '#platform/contract/instants.ts';
import { Breadcrumb } from '#platform/web/frame/breadcrumb.tsx';
import { Island } from '#platform/web/islands/island.tsx';
import { definePage, type PageContext } from '#platform/web/page.tsx';
import { BesideForm } from '../beside-form.tsx';
import { publicPaths } from '../site-navigation.ts';
import { EmergencyStrip } from './emergency-strip.tsx';
import { MenuDoor } from './menu-door.tsx';
import styles from './need-pages.module.css';

const stepsAfterSending = [
  ['核实', '工作人员打电话问清楚', '1 个工作日'],
  ['派单', '派给合适的队伍', '1 个工作日'],
  ['接单', '队伍可以婉拒，我们再派', '24 小时'],
  ['约时间', '上门时间要你点头才算数', '2 个工作日'],
  ['评单', '事情解决了没有，你说了算', '15 天内'],
] as const;

/** Services beside the way in own words. */
const doorItems = 4;

/** `/user-index/needRaise` 我要点单: three short steps to ask for help, with an account or without one. */
export const needRaisePage = definePage({
  load: async ({ call, viewer, now, url }: PageContext) => {
    const itemId = Number(/^\d{1,15}$/.exec(url.searchParams.get('item') ?? '')?.[0] ?? 0);
    const [site, menu] = await Promise.all([
      call(getSite, {}),
      call(listServiceMenu, { pageSize: doorItems }),
    ]);
    // A service that left the menu meanwhile is ordered in own words.
    const card = itemId > 0 ? await call(getServiceItem, { id: itemId }).catch(() => undefined) : undefined;
    const service = card && { serviceItemId: card.serviceItemId, name: card.name, needType: card.needType };
    return {
      site,
      menu,
      card,
      service,
      form: { areas: site.areas, isVolunteer: viewer.kind === 'volunteer', now: toInstant(now) },
    };
  },
  title: () => '我要点单',
  description: () => '写下要帮的忙，工作人员核实后找队伍上门。三步，大约三分钟，全程不收费。',
  view: ({ data: { site, menu, card, service, form } }) => (
    <div className={styles.page}>
      <div className={`container ${styles.raise}`}>
        <Breadcrumb
          className="only-d"
          trail={[
            { label: '首页', href: publicPaths.home },
            { label: '服务需求', href: publicPaths.needs },
          ]}
          current="我要点单"
        />
        <div className={styles.title}>
          <div>
            <h1>我要点单</h1>
            <p>写下要帮的忙，我们去找合适的队伍。三步，大约三分钟，全程不收费。</p>
          </div>
          <a className="link" href={publicPaths.followNeed}>
            查我的单
          </a>
        </div>
        <EmergencyStrip />
        <div className={styles.columns}>
          <div>
            <MenuDoor menu={menu} card={card} />
            {service ? (
              <Island name="order-service-form" props={{ ...form, service }} />
            ) : (
              <Island name="raise-need-form" props={form} />
            )}
            <noscript>
              <p className="panel">
                点单需要启用浏览器脚本（JavaScript），也可以打服务热线，或者到任一文明实践站请工作人员代点。
              </p>
            </noscript>
          </div>
          <BesideForm steps={stepsAfterSending} first={<div id="need-preview" />}>
            {site.phone && (
              <section className="panel">
                <h2>需要帮忙填？</h2>
                <p className={styles.call}>
                  <Phone className="ic" aria-hidden />
                  <a className="link" href={`tel:${site.phone.replaceAll('-', '')}`}>
                    {site.phone}
                  </a>
                </p>
                <p>{site.phoneHours}，也可以到任一文明实践站。</p>
              </section>
            )}
          </BesideForm>
        </div>
      </div>
    </div>
  ),
});
