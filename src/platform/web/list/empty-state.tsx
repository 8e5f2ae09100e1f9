import type { ReactNode } from 'react';
import { classNames } from '../ui/class-names.ts';

/** boat nothing yet · lens nothing found · bridge the network failed · lock one must log in · done nothing left to do. */
export type EmptyArt = 'boat' | 'lens' | 'bridge' | 'lock' | 'done';

type EmptyStateProps = {
  art: EmptyArt;
  /** What is not there. */
  title: string;
  /** Why, or what could help. */
  text?: string;
  /** The next step: a `Button` or `ButtonLink`. */
  action?: ReactNode;
  className?: string;
};

/** Says that there is nothing, why, and what to do next. Never a blank space. */
export function EmptyState({ art, title, text, action, className }: EmptyStateProps) {
  return (
    <div className={classNames('empty', className)}>
      <img className="art" src={`/brand/empty/${art}.svg`} alt="" width={240} height={160} />
      <h3>{title}</h3>
      {text && <p>{text}</p>}
      {action}
    </div>
  );
}
