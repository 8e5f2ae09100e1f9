import { DeskSection } from '#platform/web/decisions/desk-item.tsx';
import type { AnomalyStep, AnomalyView } from '../../contract/anomalies.contract.ts';
import { anomalyLimits } from '../../contract/anomalies.words.ts';
import { type AxisDot, type AxisPane, type AxisRow, axisSize, timeAxis } from './time-axis.rules.ts';
import styles from './time-axis.module.css';

/** 时间轴 of a flag: who came and went by which device when. The same stands in a list for who does not see it. */
export function AnomalyTimeAxis({ anomaly }: { anomaly: AnomalyView }) {
  const axis = timeAxis(anomaly);
  if (!axis) return null;
  const { panes, rows, height } = axis;
  return (
    <DeskSection title="时间轴">
      <figure className={styles.axis}>
        <figcaption>
          服务器时间，设备号只显示前四位，{anomalyLimits.deviceDays} 天后删除
          {anomaly.hasMoreSteps && `。只画了 ${anomalyLimits.steps} 次，先画这条提示涉及的人`}
        </figcaption>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, also by keys */}
        <section className={styles.scroll} aria-label="时间轴图" tabIndex={0}>
          <svg viewBox={`0 0 ${axisSize.width} ${height}`} aria-hidden>
            {panes.map((pane, place) => (
              <Pane key={pane.x} pane={pane} height={height} isSecond={place > 0} />
            ))}
            {rows.map((row) => (
              <Row key={row.name} row={row} panes={panes} />
            ))}
          </svg>
        </section>
        <Legend />
        <StepList rows={rows} />
      </figure>
    </DeskSection>
  );
}

const breakWidth = 14;

/** `18:58:04 签到`: to the second, as instants of the server are written in the time of the city. */
const stepWords = ({ at, isOut }: AnomalyStep): string => `${at.slice(11, 19)} ${isOut ? '签退' : '签到'}`;

const Pane = ({ pane, height, isSecond }: { pane: AxisPane; height: number; isSecond: boolean }) => {
  const middle = pane.x - axisSize.gapBetween / 2;
  const [left, right] = [middle - breakWidth / 2, middle + breakWidth / 2];
  return (
    <>
      <text x={pane.x} y={16}>
        {pane.label}
      </text>
      {isSecond && <path className={styles.break} d={`M${left},20V${height}M${right},20V${height}`} />}
    </>
  );
};

const Row = ({ row, panes }: { row: AxisRow; panes: readonly AxisPane[] }) => {
  const middle = row.y + row.height / 2;
  return (
    <g>
      <text x={0} y={middle + (row.detail ? -3 : 4)} className={styles.name}>
        {row.name}
      </text>
      <text x={0} y={middle + 14}>
        {row.detail}
      </text>
      {panes.map(({ x, width }) => (
        <rect
          key={x}
          className={row.isAbout && !row.isRest ? styles.ground : styles.line}
          {...{ x, y: row.y, width, height: row.height, rx: 8 }}
        />
      ))}
      {row.dots.map((dot) => (
        <Dot key={`${dot.step.person}-${dot.step.at}-${dot.step.isOut}`} dot={dot} />
      ))}
    </g>
  );
};

const Dot = ({ dot: { step, x, y } }: { dot: AxisDot }) => {
  const size = step.isAbout ? axisSize.sign : axisSize.dot;
  return (
    <g className={step.isAbout ? styles.about : styles.other}>
      <title>{stepWords(step)}</title>
      <rect
        {...{ x: x - size / 2, y: y - size / 2, width: size, height: size }}
        rx={step.isOut ? size / 5 : size / 2}
      />
      <text x={x} y={y + 4.5} textAnchor="middle">
        {step.sign}
      </text>
    </g>
  );
};

const Legend = () => (
  <ul className={styles.legend} aria-hidden>
    <li>
      <i data-about />
      这条提示涉及的人，写着姓
    </li>
    <li>
      <i />
      其他人
    </li>
    <li>圆的是签到，方的是签退</li>
  </ul>
);

const StepList = ({ rows }: { rows: readonly AxisRow[] }) => (
  <ul className="sr" aria-label="每次签到和签退">
    {rows.flatMap(({ name, detail, dots }) =>
      dots.map(({ step }) => (
        <li key={`${name}-${step.person}-${step.at}-${step.isOut}`}>
          {[
            [name, detail].filter(Boolean).join(' '),
            stepWords(step),
            step.isAbout ? `涉及的人，姓${step.sign ?? ''}` : '其他人',
          ].join('，')}
        </li>
      )),
    )}
  </ul>
);
