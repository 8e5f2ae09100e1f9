import { CircleAlert, CircleCheck, Info, type LucideIcon, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

export type NoticeKind = 'info' | 'warning' | 'error' | 'success';

const LOOK: Record<NoticeKind, { icon: LucideIcon; className?: string }> = {
  info: { icon: Info },
  warning: { icon: TriangleAlert, className: 'al--warn' },
  error: { icon: CircleAlert, className: 'al--err' },
  success: { icon: CircleCheck, className: 'al--ok' },
};

/** A lasting remark inside a page. `isLive` reads it out when it appears. */
export function Notice(props: {
  kind: NoticeKind;
  children: ReactNode;
  isLive?: boolean;
  className?: string;
}) {
  const { icon: Icon, className } = LOOK[props.kind];
  const role = props.isLive ? (props.kind === 'error' ? 'alert' : 'status') : undefined;
  return (
    <div className={classNames('al', className, props.className)} role={role}>
      <Icon className="ic" aria-hidden />
      <span>{props.children}</span>
    </div>
  );
}
