import { classNames } from './class-names.ts';
import { KindIcon } from './kind-icon.tsx';

/** Icon and word of a kind of record on its own soft colour. */
export function KindChip(props: { kind: string; icon: string; label: string; className?: string }) {
  return (
    <span className={classNames('cat', `cat-${props.kind}`, props.className)}>
      <KindIcon name={props.icon} />
      {props.label}
    </span>
  );
}
