import { classNames } from '#platform/web/ui/class-names.ts';

/** One ring: what was done of what is aimed at, in the same unit. */
export type HourRing = { label: string; done: number; goal: number };

type HourRingsProps = {
  /** From the outside in: to the next star, this year, this month. */
  rings: readonly [HourRing, HourRing, HourRing];
  /** The figure in the middle and the words under it. */
  value: string;
  caption: string;
  unit?: string;
  className?: string;
};

const GEOMETRY = [
  { radius: 136, width: 15, tone: 'ring-star' },
  { radius: 112, width: 12, tone: 'ring-year' },
  { radius: 91, width: 10, tone: 'ring-month' },
] as const;

/** Three concentric rings of progress; every figure is said in words as well. */
export function HourRings({ rings, value, caption, unit = '小时', className }: HourRingsProps) {
  const label = rings.map((ring) => `${ring.label} ${ring.done} / ${ring.goal} ${unit}`).join('，');
  return (
    <div className={classNames('rings', className)}>
      <p className="sr">{label}</p>
      <svg viewBox="0 0 300 300" aria-hidden>
        {GEOMETRY.map(({ radius, width, tone }, i) => {
          const ring = rings[i];
          const share = ring && ring.goal > 0 ? Math.min(1, Math.max(0, ring.done / ring.goal)) : 0;
          const circle = { cx: 150, cy: 150, r: radius, fill: 'none', strokeWidth: width, pathLength: 100 };
          return (
            <g key={tone} className={tone}>
              <circle {...circle} className="ring-track" />
              {share > 0 && (
                <circle
                  {...circle}
                  className="ring-done"
                  strokeLinecap="round"
                  strokeDasharray={`${Math.round(share * 1000) / 10} 100`}
                  transform="rotate(-90 150 150)"
                />
              )}
            </g>
          );
        })}
      </svg>
      <span>
        <b className="num">{value}</b>
        <small>{caption}</small>
      </span>
    </div>
  );
}
