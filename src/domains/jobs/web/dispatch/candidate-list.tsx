import { Check, TriangleAlert } from 'lucide-react';
import { Seal } from '#platform/web/ui/seal.tsx';
import { classNames } from '#platform/web/ui/class-names.ts';
import { distanceLabel } from '#platform/contract/ground.ts';
import type { LeftOutTeam, RankedTeam, ScorePart } from '../../contract/ranking.contract.ts';
import { leftOutLabels, rankFactors } from '../../contract/ranking.words.ts';
import styles from './candidates.module.css';

type CandidateListProps = {
  ranked: readonly RankedTeam[];
  leftOut: readonly LeftOutTeam[];
  chosen: readonly number[];
  onToggle: (teamId: number) => void;
};

/** Ranked teams with every point in a bar, and for the chosen ones in a sentence; those left out with the reason. */
export const CandidateList = ({ ranked, leftOut, chosen, onToggle }: CandidateListProps) => (
  <section className={styles.candidates} aria-label="候选队伍">
    <header>
      <h3>候选队伍</h3>
      <small>满分 100，每一分都能展开；可以同时问几支</small>
    </header>
    {ranked.length === 0 && <p className={styles.none}>没有合适的队伍，可以放入抢单池，或者请上级想办法。</p>}
    <ol>
      {ranked.map((team, at) => (
        <Candidate
          key={team.teamId}
          team={team}
          place={at + 1}
          isChosen={chosen.includes(team.teamId)}
          onToggle={() => onToggle(team.teamId)}
        />
      ))}
    </ol>
    {leftOut.length > 0 && (
      <p className={styles.left}>
        没进名单：
        {leftOut.map(({ shortName, reason }) => `${shortName}（${leftOutLabels[reason]}）`).join('、')}
      </p>
    )}
  </section>
);

type CandidateProps = { team: RankedTeam; place: number; isChosen: boolean; onToggle: () => void };

const Candidate = ({ team, place, isChosen, onToggle }: CandidateProps) => (
  <li className={classNames(isChosen && styles.chosen)}>
    <button type="button" aria-pressed={isChosen} onClick={onToggle}>
      <span className={styles.place}>{place}</span>
      <Seal
        name={team.name}
        kind={team.category}
        recordKey={`team:${team.teamId}`}
        {...(team.sealChar ? { char: team.sealChar } : {})}
      />
      <span className={styles.name}>
        <b>{team.name}</b>
        <small>{team.metres === null ? '没有填队部位置' : distanceLabel(team.metres)}</small>
      </span>
      <span className={styles.score}>
        <b className="num">{team.score}</b>分
      </span>
    </button>
    <ScoreBars parts={team.parts} />
    {isChosen && <ScoreWords parts={team.parts} />}
  </li>
);

/** The points of each factor as bars with their numbers. */
export const ScoreBars = ({ parts }: { parts: readonly ScorePart[] }) => (
  <dl className={styles.bars}>
    {parts.map(({ factor, points, most }) => (
      <div key={factor} data-factor={factor}>
        <dt>{rankFactors[factor].label}</dt>
        <dd>
          <meter
            min={0}
            max={most || 1}
            value={points}
            aria-label={`${rankFactors[factor].label} ${points} 分`}
          />
          <span className="num">
            {points} / {most}
          </span>
        </dd>
      </div>
    ))}
  </dl>
);

const isGood = ({ points, most }: ScorePart): boolean => points * 2 > most;

const ScoreWords = ({ parts }: { parts: readonly ScorePart[] }) => (
  <ul className={styles.words}>
    {parts.map((part) => (
      <li key={part.factor}>
        {isGood(part) ? <Check className="ic" aria-hidden /> : <TriangleAlert className="ic" aria-hidden />}
        <span>
          <b>
            {rankFactors[part.factor].label} {part.points}
          </b>
          ：{part.why}
        </span>
      </li>
    ))}
  </ul>
);
