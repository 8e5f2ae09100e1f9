import type { ChartConfiguration } from 'chart.js';
import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { wantsLessMotion } from '#platform/web/frame/less-motion.ts';
import styles from './dashboard.module.css';

type DashboardChartProps = {
  /** What the chart says, in a sentence. */
  label: string;
  chart: ChartConfiguration<'line'>;
  height: number;
  /** The same numbers as a table; false where one stands beside the chart. */
  children: ReactNode;
};

/** A chart drawn by the lazily loaded library, and its numbers as a table for whoever cannot or does not want to see it. */
export function DashboardChart({ label, chart, height, children }: DashboardChartProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => drawOn(canvas.current, chart), [chart]);
  return (
    <figure className={styles.chart}>
      <div className={styles.canvas} style={{ height }}>
        <canvas ref={canvas} role="img" aria-label={label} />
      </div>
      {children && (
        <details>
          <summary>数据表</summary>
          <div className={styles.table}>{children}</div>
        </details>
      )}
    </figure>
  );
}

function drawOn(canvas: HTMLCanvasElement | null, { options, ...chart }: ChartConfiguration<'line'>) {
  let stop = (): void => undefined;
  let isGone = false;
  const draw = async (): Promise<void> => {
    const { startChart } = await import('./line-chart.ts');
    if (isGone || !canvas) return;
    const still = wantsLessMotion() ? { animation: false as const } : {};
    const drawn = startChart(canvas, { ...chart, options: { ...options, ...still } });
    stop = () => drawn.destroy();
  };
  // Without the library the table still says everything.
  void draw().catch(() => undefined);
  return () => {
    isGone = true;
    stop();
  };
}
