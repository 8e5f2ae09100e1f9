import { dateTimeLabel } from '#platform/contract/instants.ts';
import { stateTone } from '#domains/site/contract/state-tones.words.ts';
import { useOperationQuery } from '#platform/web/calls/operation-hooks.tsx';
import { QueryList } from '#platform/web/list/query-list.tsx';
import { type Column, DataTable } from '#platform/web/table/data-table.tsx';
import { StatusDot } from '#platform/web/ui/status-dot.tsx';
import { auditResultLabels } from '../contract/audit-log.words.ts';
import type { MyLoginView } from '../contract/sessions.contract.ts';
import styles from './security.module.css';
import { listMyLoginsCall } from './sessions.calls.ts';

const wayLabels = { password: '用户名和密码', sms: '短信验证码' } as const;

const columns: readonly Column<MyLoginView>[] = [
  { key: 'at', header: '时间', isTight: true, cell: ({ at }) => dateTimeLabel(at) },
  { key: 'way', header: '方式', isTight: true, cell: ({ way }) => wayLabels[way] },
  {
    key: 'result',
    header: '结果',
    isTight: true,
    cell: ({ isDone }) => {
      const word = auditResultLabels[isDone ? 'done' : 'failed'];
      return <StatusDot tone={stateTone(word)}>{word}</StatusDot>;
    },
  },
  { key: 'address', header: '来源地址', cell: ({ address }) => address ?? '未保留' },
];

/** 最近登录: how one came in lately, and tries that were refused. */
export function LoginList() {
  const logins = useOperationQuery(listMyLoginsCall, {}, { reportedBy: 'form' });
  return (
    <section className={`panel ${styles.panel}`} aria-labelledby="logins">
      <div className={styles.head}>
        <h2 id="logins">最近登录</h2>
      </div>
      <QueryList query={logins} what="登录" empty={{ art: 'boat', title: '还没有登录记录' }}>
        {(rows) => <DataTable caption="最近登录" rows={rows} keyOf={({ at }) => at} columns={columns} />}
      </QueryList>
    </section>
  );
}
