import type { ReactNode } from 'react';
import { accountKinds } from '#platform/contract/account-kinds.ts';
import type { UnavailableReason } from '#platform/server/calls/failures.ts';
import type { Viewer } from '#platform/web/page.tsx';
import { ErrorScene } from '#platform/web/frame/error-scene.tsx';
import { ButtonAnchor } from '#platform/web/ui/button.tsx';

const homePath = '/user-index/index';
const switchAccountPath = '/user-index/login';

const HomeLink = () => (
  <ButtonAnchor look="primary" size="lg" href={homePath}>
    回到首页
  </ButtonAnchor>
);

const HelpLink = () => (
  <a className="more" href="/user-index/help">
    帮助中心
  </a>
);

/** What /404 shows; `instead` is where else a visitor may want to go. */
export const notFoundPage = (
  ownerName: string,
  hotline: string,
  instead: { label: string; href: string },
): ReactNode => (
  <ErrorScene
    code={404}
    homeHref={homePath}
    ownerName={ownerName}
    headerLink={<HelpLink />}
    actions={
      <>
        <HomeLink />
        <ButtonAnchor look="line" size="lg" href={instead.href}>
          {instead.label}
        </ButtonAnchor>
      </>
    }
    notes={hotline ? [`热线 ${hotline}`] : []}
  />
);

/** What /401 shows: who is signed in here, and how to come back as somebody else; nobody signed in is asked to log in. */
export const forbiddenPage = (ownerName: string, viewer: Viewer): ReactNode => (
  <ErrorScene
    code={401}
    homeHref={homePath}
    ownerName={ownerName}
    headerLink={<HelpLink />}
    {...(viewer.kind === 'anonymous'
      ? { title: '请先登录', text: '你还没有登录，或者登录已经结束。登录后再打开这个页面。' }
      : {})}
    actions={
      <>
        <ButtonAnchor look="primary" size="lg" href={switchAccountPath}>
          {viewer.kind === 'anonymous' ? '去登录' : '换个账号登录'}
        </ButtonAnchor>
        <ButtonAnchor look="line" size="lg" href={homePath}>
          回到首页
        </ButtonAnchor>
      </>
    }
    notes={[
      viewer.kind === 'anonymous'
        ? '当前没有登录'
        : `当前身份：${accountKinds[viewer.kind].name} ${viewer.displayName}`,
    ]}
  />
);

/** What a fault shows; the request id finds it in the log. */
export const faultPage = (requestId: string): ReactNode => (
  <ErrorScene
    code={500}
    homeHref={homePath}
    headerLink={<HelpLink />}
    actions={<HomeLink />}
    notes={[`请求编号 ${requestId}`]}
  />
);

/** What is shown while nothing can be read, under the address that was asked for. */
export const unavailablePage = (address: string, reason: UnavailableReason): ReactNode => (
  <ErrorScene
    code={503}
    homeHref={homePath}
    {...(reason === 'busy'
      ? {}
      : {
          title: '桥断了一截，正在抢修',
          text: '系统暂时连不上数据。这一页过几秒会自己再试一次，恢复后照常显示。',
        })}
    actions={
      <>
        <ButtonAnchor look="primary" size="lg" href={address}>
          再试一次
        </ButtonAnchor>
        <ButtonAnchor look="line" size="lg" href={homePath}>
          回到首页
        </ButtonAnchor>
      </>
    }
  />
);
