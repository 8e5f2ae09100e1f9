import { getActionLink } from '#domains/messages/contract/action-links.contract.ts';
import { dayTimeLabel } from '#platform/contract/instants.ts';
import type { ResultOf } from '#platform/contract/operation.ts';
import { Island } from '#platform/web/islands/island.tsx';
import { OperationFailed } from '#platform/web/calls/operation-failed.ts';
import { definePage } from '#platform/web/page.tsx';
import { Notice } from '#platform/web/ui/notice.tsx';
import styles from './action-link-page.module.css';
import { publicPaths } from './site-navigation.ts';

type Link = ResultOf<typeof getActionLink>;

/**
 * `/user-index/act/{token}`: what a one-time link from a message or SMS would do. Drawing it changes nothing, as link
 * previews open it too; only the buttons answer.
 */
export const actionLinkPage = definePage({
  load: async ({ call, url }) => {
    const token = url.pathname.split('/').at(-1) ?? '';
    try {
      return { token, link: await call(getActionLink, { token }) };
    } catch (error) {
      if (error instanceof OperationFailed && [400, 404].includes(error.code))
        return { token, link: undefined };
      throw error;
    }
  },
  title: ({ link }) => link?.title ?? '链接已失效',
  head: () => ({ canonical: publicPaths.home }),
  view: ({ data: { token, link } }) => (
    <div className={`container ${styles.page}`}>
      <h1>{link?.title ?? '链接已失效'}</h1>
      {link ? (
        <Facts link={link} />
      ) : (
        <Notice kind="warning">这个链接不存在或已失效，请确认地址是否完整，或登录后在系统消息里查看。</Notice>
      )}
      {link?.state === 'open' && (
        <Island
          name="action-link-panel"
          props={{
            token,
            acceptLabel: link.acceptLabel,
            declineLabel: link.declineLabel,
            acceptMeans: link.acceptMeans,
            declineMeans: link.declineMeans,
          }}
        />
      )}
      {link && link.state !== 'open' && <Notice kind="warning">{closedSentence(link)}</Notice>}
      <p className={styles.foot}>
        <a href="/usercenter/index/mymsg">登录查看系统消息</a> ·{' '}
        <a href={publicPaths.activities}>看看其他活动</a>
      </p>
    </div>
  ),
});

function closedSentence(link: Link): string {
  if (link.state === 'used')
    return `这个链接已经用过了，你选择了“${link.answer === 'accept' ? link.acceptLabel : link.declineLabel}”。`;
  if (link.state === 'expired')
    return `已经过了确认时间（${dayTimeLabel(link.expiresAt)}），名额可能已让给下一位。`;
  return '这件事已经不在等你的答复了，可能你已在别处答复过，或者情况有变。';
}

function Facts({ link }: { link: Link }) {
  return (
    <dl className={styles.facts}>
      <div>
        <dt>给</dt>
        <dd>{link.recipient}</dd>
      </div>
      {link.facts.map(({ label, text }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{text}</dd>
        </div>
      ))}
      <div>
        <dt>请在此前答复</dt>
        <dd>{dayTimeLabel(link.expiresAt)}</dd>
      </div>
    </dl>
  );
}
