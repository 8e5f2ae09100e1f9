import { figureLabel } from '#platform/contract/figures.ts';
import {
  CalendarCheck,
  Clock,
  FileCheck,
  Landmark,
  Pencil,
  Phone,
  UserRound,
  UsersRound,
} from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { consentOffers, consentsNeeded } from '#domains/accounts/contract/consents.words.ts';
import { listStarLevels } from '#domains/awards/contract/star-levels.contract.ts';
import { getSite } from '#domains/site/contract/site.contract.ts';
import { getHomeFigures } from '#domains/statistics/contract/statistics.contract.ts';
import { teamRegistrationNotes } from '#domains/teams/contract/registration.words.ts';
import { registrationNotes } from '#domains/volunteers/contract/registration.words.ts';
import { toDay } from '#platform/contract/instants.ts';
import { Island } from '#platform/web/islands/island.tsx';
import { definePage, type PageContext } from '#platform/web/page.tsx';
import { safePath } from '#platform/web/session/return-to.ts';
import { AuthHeader } from './auth-header.tsx';
import styles from './register.module.css';

type Data = Awaited<ReturnType<typeof load>>;

async function load({ call, url, now, cookies }: PageContext) {
  const [site, figures, { levels }] = await Promise.all([
    call(getSite, {}),
    call(getHomeFigures, {}),
    call(listStarLevels, {}),
  ]);
  return {
    site,
    figures,
    firstStarMinutes: levels[0]?.minMinutes,
    isTeam: url.searchParams.get('type') === 'team',
    redirect: safePath(url.searchParams.get('redirect'), ''),
    today: toDay(now),
    isElder: cookies['view'] === 'elder',
  };
}

/** `/user-index/register`: volunteers, or teams by `?type=team`; back to `?redirect=` afterwards. */
export const registerPage = definePage({
  load,
  title: ({ isTeam }) => (isTeam ? '服务队伍注册' : '志愿者注册'),
  description: ({ site, isTeam }) =>
    isTeam ? `服务队伍入驻${site.title}：登记资料、上传证明、等待审核。` : `注册成为${site.title}的志愿者。`,
  head: ({ isTeam }) => ({ canonical: `/user-index/register${isTeam ? '?type=team' : ''}` }),
  view: ({ data }) => (
    <>
      <AuthHeader
        ownerName={data.site.undertaker || data.site.title}
        isElder={data.isElder}
        redirect={data.redirect}
      />
      <div className={styles.body}>
        <div className={`container ${styles.grid}`}>
          <main id="main" className={styles.main}>
            <h1>注册</h1>
            <p className={styles.sub}>{subtitleOf(data)}</p>
            <RolePicker {...data} />
            <Notes isTeam={data.isTeam} />
            <RegisterIsland data={data} />
          </main>
          <aside className={styles.tip} aria-label="说明">
            <Tip
              title={data.isTeam ? '审核要多久' : '注册以后你可以'}
              lines={data.isTeam ? teamTips : volunteerTips(data)}
            />
            <Tip title="需要帮忙？" lines={helpLines(data)} />
          </aside>
        </div>
      </div>
    </>
  ),
});

const subtitleOf = ({ isTeam, figures }: Data): string =>
  isTeam
    ? `把身边做好事的人聚成一支队伍，全市已有 ${figureLabel(figures.teamCount)} 支。`
    : `两分钟，就能成为第 ${figureLabel(figures.volunteerCount + 1)} 位志愿者。`;

function RolePicker({ isTeam, redirect }: Data) {
  const back = redirect ? `redirect=${encodeURIComponent(redirect)}` : '';
  const href = (type: string) => `/user-index/register?${[type, back].filter(Boolean).join('&')}`;
  return (
    <nav className={styles.roles} aria-label="身份">
      <a
        className={styles.volunteer}
        href={href('type=volunteer')}
        aria-current={isTeam ? undefined : 'page'}
      >
        <i>
          <UserRound className="ic" aria-hidden />
        </i>
        <span>
          <b>我是志愿者</b>
          <small>个人参加活动，记录时长</small>
        </span>
      </a>
      <a className={styles.team} href={href('type=team')} aria-current={isTeam ? 'page' : undefined}>
        <i>
          <UsersRound className="ic" aria-hidden />
        </i>
        <span>
          <b>我们是服务队伍</b>
          <small>招募队员，发布活动</small>
        </span>
      </a>
    </nav>
  );
}

/** What must be told before anything is asked (北京市志愿服务促进条例 13). */
const Notes = ({ isTeam }: Pick<Data, 'isTeam'>) => (
  <details className={`panel ${styles.notes}`} open>
    <summary>登记前请了解</summary>
    <dl>
      {(isTeam ? teamRegistrationNotes : registrationNotes).map(({ title, text }) => (
        <div key={title}>
          <dt>{title}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  </details>
);

function RegisterIsland({ data: { site, isTeam, today } }: { data: Data }) {
  const common = { areas: site.areas, categories: site.categories, today };
  if (isTeam)
    return (
      <Island name="register-team-form" props={{ ...common, consents: consentOffers(consentsNeeded.team) }} />
    );
  const offers = {
    consents: consentOffers(consentsNeeded.volunteer),
    guardianConsents: consentOffers(consentsNeeded.guardian),
  };
  return <Island name="register-volunteer-form" props={{ ...common, ...offers }} />;
}

type TipLine = { icon: LucideIcon; text: string };

const Tip = ({ title, lines }: { title: string; lines: readonly TipLine[] }) => (
  <section className="panel">
    <h2>{title}</h2>
    <ul>
      {lines.map(({ icon: Icon, text }) => (
        <li key={text}>
          <Icon className="ic" aria-hidden />
          {text}
        </li>
      ))}
    </ul>
  </section>
);

const volunteerTips = ({ firstStarMinutes }: Data): readonly TipLine[] => [
  { icon: CalendarCheck, text: '报名全市的活动，扫码签到签退' },
  {
    icon: Clock,
    text: `服务时长核定、公示后自动累计${firstStarMinutes ? `，满 ${firstStarMinutes / 60} 小时成为一星候选` : ''}`,
  },
  { icon: FileCheck, text: '随时查看自己的服务记录，有疑问可以提异议' },
];

const teamTips: readonly TipLine[] = [
  { icon: FileCheck, text: '一般 1 个工作日内由实践中心审核' },
  { icon: Clock, text: '结果通过站内消息告知，也可以登录团队中心查看' },
  { icon: Pencil, text: '被退回时会写明原因，补充后可以再次提交' },
];

const helpLines = ({ site }: Data): readonly TipLine[] => [
  ...(site.phone ? [{ icon: Phone, text: [site.phone, site.phoneHours].filter(Boolean).join('，') }] : []),
  { icon: Landmark, text: '也可以去任何一个文明实践站现场办理' },
];
