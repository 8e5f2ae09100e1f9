import { classNames } from './class-names.ts';

type SkeletonProps = {
  /** cards stand in a grid, rows in a list or table, block fills its box. */
  kind: 'cards' | 'rows' | 'block';
  count?: number;
  label?: string;
  className?: string;
};

function CardShape() {
  return (
    <div className="act">
      <span className="sk sk-cover" />
      <div className="act__b">
        <span className="sk sk-tag" />
        <span className="sk sk-line" />
        <span className="sk sk-line sk-60" />
        <span className="sk sk-text sk-75" />
        <span className="sk sk-text sk-60" />
        <span className="sk sk-bar" />
      </div>
    </div>
  );
}

function RowShape() {
  return (
    <div className="sk-row">
      <span className="sk sk-dot" />
      <span className="sk sk-line sk-75" />
      <span className="sk sk-text sk-tag" />
    </div>
  );
}

/** The shape of what is loading; shown after 300 ms, so that quick answers do not flicker. */
export function Skeleton({ kind, count = 3, label = '正在加载', className }: SkeletonProps) {
  const shapes = Array.from({ length: kind === 'block' ? 1 : count }, (_, i) => {
    if (kind === 'block') return <span className="sk sk-block" key={i} />;
    return kind === 'cards' ? <CardShape key={i} /> : <RowShape key={i} />;
  });
  return (
    <div className={classNames('sks', `sks--${kind}`, className)}>
      <output className="sr">{label}</output>
      {shapes}
    </div>
  );
}
