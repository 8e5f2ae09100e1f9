import { dayLabel, dayTimeLabel } from '#platform/contract/instants.ts';
import type { MaterialAsk } from '../../contract/material.contract.ts';
import { materialSides } from '../../contract/material.words.ts';
import styles from './material.module.css';

const lastDay = (over: string): string => dayLabel(new Date(Date.parse(over) - 1));

/** What became of an ask, in a sentence. */
function outcomeOf({ state, dueAt, answer, endedAt }: MaterialAsk): string {
  switch (state) {
    case 'open':
      return `等本人补交，${lastDay(dueAt)} 止；期间时钟停着，到期没有补就按现有材料办`;
    case 'answered':
      return `${endedAt ? `${dayTimeLabel(endedAt)} ` : ''}本人补交：${answer ?? ''}`;
    case 'lapsed':
      return `到 ${lastDay(dueAt)} 没有补交，按现有材料办`;
    default:
      return '申请已结束，不用再补';
  }
}

/** 请补材料 of a correction or a claim: who asked for what, and what came of it; nothing where nobody asked. */
export const MaterialAsks = ({ asks }: { asks: readonly MaterialAsk[] }) =>
  asks.length > 0 && (
    <ul className={styles.asks} aria-label="请补材料">
      {asks.map((ask) => (
        <li key={ask.askId}>
          <b>{materialSides[ask.side]}请补材料</b>，{dayTimeLabel(ask.askedAt)}：{ask.missing}
          <small>{outcomeOf(ask)}</small>
        </li>
      ))}
    </ul>
  );
