import { useOperationQuery } from '#platform/web/calls/operation-hooks.tsx';
import list from '#platform/web/list/admin-list.module.css';
import { Avatar } from '#platform/web/ui/avatar.tsx';
import { getMeCall } from './accounts.calls.ts';
import styles from './own-facts.module.css';
import { getMyMobileCall } from './sms/mobile.calls.ts';

type OwnFactsProps = {
  /** What other rooms know of the person: role, unit. */
  besides: readonly (readonly [name: string, value: string])[];
};

/** Who I am to the product: name, account, number, and what the page knows besides. */
export function OwnFacts({ besides }: OwnFactsProps) {
  const me = useOperationQuery(getMeCall, {}, { staleMs: 300_000 });
  const mobile = useOperationQuery(getMyMobileCall, {}, { reportedBy: 'form' });
  if (!me.data) return null;
  const { loginId, realName, loginName } = me.data;
  const number = mobile.data && (mobile.data.mobileMasked ?? '未绑定，请联系系统管理员登记');
  const facts = [
    ['姓名', realName],
    ['用户名', loginName],
    ...(number ? [['手机号', number] as const] : []),
    ...besides,
  ] as const;
  return (
    <section className={`pn ${styles.own}`} aria-label="我的资料">
      <Avatar personKey={String(loginId)} size="lg" />
      <dl className={list.facts}>
        {facts.map(([name, value]) => (
          <div key={name} className={styles.fact}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
