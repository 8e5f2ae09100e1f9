import type { EChartsCoreOption } from 'echarts/core';
import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { wantsLessMotion } from '#platform/web/frame/less-motion.ts';
import styles from './dashboard.module.css';

type DashboardChartProps = {
  /** What the chart says, in a sentence. */
  label: string;
  option: EChartsCoreOption;
  height: number;
  /** The same numbers as a table. */
  children: ReactNode;
};

/** A chart drawn by the lazily loaded library, and its numbers as a table for whoever cannot or does not want to see it. */
export function DashboardChart({ label, option, height, children }: DashboardChartProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => drawIn(box.current, option), [option]);
  return (
    <figure className={styles.chart}>
      <div ref={box} role="img" aria-label={label} style={{ height }} />
      <details>
        <summary>数据表</summary>
        <div className={styles.table}>{children}</div>
      </details>
    </figure>
  );
}

function drawIn(box: HTMLElement | null, option: EChartsCoreOption): () => void {
  let stop = (): void => undefined;
  let isGone = false;
  const draw = async (): Promise<void> => {
    const { startChart } = await import('./dashboard-echarts.ts');
    if (isGone || !box) return;
    const chart = startChart(box);
    chart.setOption({ animation: !wantsLessMotion(), ...option });
    const watcher = new ResizeObserver(() => chart.resize());
    watcher.observe(box);
    stop = () => {
      watcher.disconnect();
      chart.dispose();
    };
  };
  // Without the library the table still says everything.
  void draw().catch(() => undefined);
  return () => {
    isGone = true;
    stop();
  };
}
