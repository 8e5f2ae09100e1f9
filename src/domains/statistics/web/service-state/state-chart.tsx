import type { ChartConfiguration } from 'chart.js';
import { useMemo } from 'react';
import { figureLabel } from '#platform/contract/figures.ts';
import { timeLabel } from '#platform/contract/instants.ts';
import { DataTable } from '#platform/web/table/data-table.tsx';
import styles from '../dashboard/dashboard.module.css';
import { DashboardChart } from '../dashboard/dashboard-chart.tsx';
import type { ServiceStateView } from './service-state.calls.ts';

type Sample = ServiceStateView['samples'][number];
export type StateLine = { label: string; colour: string; valueOf: (sample: Sample) => number };

type StateChartProps = {
  title: string;
  unit: string;
  samples: readonly Sample[];
  lines: readonly StateLine[];
};

/** The course of some figures over the last hour, and the same as a table. */
export function StateChart({ title, unit, samples, lines }: StateChartProps) {
  const chart = useMemo(() => chartOf(samples, lines), [samples, lines]);
  const columns = [
    { key: 'at', header: '时间', isTight: true, cell: ({ at }: Sample) => timeLabel(at) },
    ...lines.map(({ label, valueOf }) => ({
      key: label,
      header: label,
      isNumeric: true,
      cell: (sample: Sample) => figureLabel(valueOf(sample)),
    })),
  ];
  return (
    <section className="pn" aria-label={title}>
      <div className="pn__h">
        <h2>
          {title}（{unit}）
        </h2>
        {lines.length > 1 && (
          <span className={styles.legend}>
            {lines.map(({ label, colour }) => (
              <span key={label} className={styles.entry}>
                <i style={{ borderColor: colour }} />
                {label}
              </span>
            ))}
          </span>
        )}
      </div>
      <DashboardChart label={`近一小时${title}的折线图，${unit}`} chart={chart} height={200}>
        <DataTable
          caption={title}
          cards="none"
          rows={samples.toReversed()}
          keyOf={({ at }) => at}
          columns={columns}
        />
      </DashboardChart>
    </section>
  );
}

const axisColour = '#736962';

function chartOf(samples: readonly Sample[], lines: readonly StateLine[]): ChartConfiguration<'line'> {
  return {
    type: 'line',
    data: {
      labels: samples.map(({ at }) => timeLabel(at)),
      datasets: lines.map(({ label, colour, valueOf }) => ({
        label,
        data: samples.map(valueOf),
        borderColor: colour,
        borderWidth: 2,
      })),
    },
    options: {
      maintainAspectRatio: false,
      animation: false,
      interaction: { mode: 'index', intersect: false },
      // A single moment is no line yet.
      elements: { point: { radius: samples.length > 1 ? 0 : 3, hoverRadius: 4 } },
      scales: {
        x: { grid: { display: false }, ticks: { color: axisColour, maxTicksLimit: 7, maxRotation: 0 } },
        y: { beginAtZero: true, grid: { color: '#f0ede9' }, ticks: { color: axisColour, maxTicksLimit: 5 } },
      },
    },
  };
}
