import { figureLabel } from '#platform/contract/figures.ts';
import type { ReportView } from './dashboard-view.ts';
import styles from './dashboard.module.css';

const colours = ['#c8371f', '#0e5f66', '#c98610', '#6462b0', '#2a7548'];

/** The five figures of a time, each with its change against the time `before` and a line of its days. */
export function DashboardFigures({
  figures,
  before = '前一周',
}: Pick<ReportView, 'figures'> & { before?: string }) {
  return (
    <dl className={`pn ${styles.figures}`}>
      {figures.map(({ key, label, value, unit, change, spark }, index) => (
        <div key={key}>
          <dt>{label}</dt>
          <dd>
            <b className="num">{figureLabel(value)}</b>
            <small>
              {unit}，{changeLabel(change, before)}
            </small>
            <Sparkline values={spark} colour={colours[index % colours.length] ?? '#0e5f66'} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function changeLabel(change: number | null, before: string): string {
  if (change === null) return `${before}没有`;
  const percent = Math.round(change * 100);
  if (percent === 0) return `与${before}持平`;
  return `比${before} ${percent > 0 ? '+' : ''}${percent}%`;
}

const [width, height, inset] = [110, 28, 4];

/** Decoration: the figure and its change say the same in words. */
function Sparkline({ values, colour }: { values: readonly number[]; colour: string }) {
  if (values.length < 2) return null;
  const highest = Math.max(...values, 1);
  const points = values.map((value, index) => ({
    x: inset + (index / (values.length - 1)) * (width - 2 * inset),
    y: height - inset - (value / highest) * (height - 2 * inset),
  }));
  const last = points.at(-1);
  return (
    <svg viewBox={`0 0 ${width} ${height}`} width={width} height={height} aria-hidden>
      <polyline
        points={points.map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ')}
        fill="none"
        stroke={colour}
        strokeWidth="2"
        strokeLinejoin="round"
        strokeLinecap="round"
      />
      {last && <circle cx={last.x} cy={last.y} r="3" fill={colour} />}
    </svg>
  );
}
