import { dayTimeLabel } from '#platform/contract/instants.ts';
import list from '#platform/web/list/admin-list.module.css';
import { Button } from '#platform/web/ui/button.tsx';
import type { PageErrorView } from '../contract/site-admin.contract.ts';

type PageErrorTableProps = {
  errors: readonly PageErrorView[];
  isBusy: boolean;
  onSettle: ((error: PageErrorView) => void) | undefined;
};

/** Kinds of errors that pages reported, with where and how often. */
export function PageErrorTable({ errors, isBusy, onSettle }: PageErrorTableProps) {
  return (
    <div className={list.scroll}>
      <table className={`tbl ${list.list}`}>
        <thead>
          <tr>
            <th>错误</th>
            <th>页面</th>
            <th>浏览器</th>
            <th className="r">次数</th>
            <th>最近一次</th>
            {onSettle && <th>操作</th>}
          </tr>
        </thead>
        <tbody>
          {errors.map((error) => (
            <tr key={error.fingerprint}>
              <td>
                <b>{error.message}</b>
                {error.frames && <small>{error.frames.replaceAll('\n', ' ← ')}</small>}
              </td>
              <td>{error.place}</td>
              <td className={list.tight}>{error.browser}</td>
              <td className={`r ${list.tight}`}>{error.reportCount} 次</td>
              <td className={list.tight}>
                {dayTimeLabel(error.lastAt)}
                <small>首次 {dayTimeLabel(error.firstAt)}</small>
              </td>
              {onSettle && (
                <td>
                  <Button
                    look="line"
                    size="sm"
                    disabled={isBusy}
                    aria-label={`标记已处理：${error.message}`}
                    onClick={() => onSettle(error)}
                  >
                    标记已处理
                  </Button>
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
