import { CloudUpload, FilePlus, QrCode, UserPlus } from 'lucide-react';
import { dayLabel, spanLabel } from '#platform/contract/instants.ts';
import { keysOf } from '#platform/contract/keys-of.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Chip } from '#platform/web/ui/chip.tsx';
import { useNow } from '#platform/web/use-now.ts';
import { openSteps, type ShiftBoard } from './shift-board.ts';
import { type RollCallView, rollCallViews } from './roll-call-rows.ts';
import styles from './roll-call-head.module.css';

/** Which shift it is, and what is done for the whole of it. */
export function ShiftHead(props: {
  shift: ShiftBoard;
  onCode: () => void;
  onWalkIn: () => void;
  /** Opens the form in which who came and was never recorded is entered, with proof; absent for who may not. */
  onMakeUp: (() => void) | undefined;
}) {
  const { shift } = props;
  const { takesPeople, takesCodes } = openSteps(shift, useNow());
  return (
    <header className={styles.head}>
      <div>
        <h2>{shift.postName || '全体'}</h2>
        <p>
          {dayLabel(shift.startsAt)} {spanLabel(shift.startsAt, shift.endsAt)}，应到 {shift.expectedCount} 人
        </p>
      </div>
      <div className={styles.acts}>
        {takesPeople && (
          <Button look="line" onClick={props.onWalkIn}>
            <UserPlus className="ic" aria-hidden />
            现场加入
          </Button>
        )}
        {takesCodes && (
          <Button look="primary" onClick={props.onCode}>
            <QrCode className="ic" aria-hidden />
            全屏签到码
          </Button>
        )}
        {!takesPeople && (
          <>
            <p className="muted">
              {takesCodes ? '这一场已经到点，还可以签退。' : '这一场已经结束，可以补签退和更正登记。'}
              {props.onMakeUp && '到了场却没有记录的，带证明补录。'}
            </p>
            {props.onMakeUp && (
              <Button look="line" onClick={props.onMakeUp}>
                <FilePlus className="ic" aria-hidden />
                补录
              </Button>
            )}
          </>
        )}
      </div>
    </header>
  );
}

type ListBarProps = {
  counts: Record<RollCallView, number>;
  view: RollCallView;
  onView: (view: RollCallView) => void;
  typed: string;
  onType: (typed: string) => void;
  /** Of the rows that are shown: how many may be chosen, and whether all are. */
  choosable: number;
  isAllChosen: boolean;
  onChooseAll: (isOn: boolean) => void;
};

const views = keysOf(rollCallViews);

/** Stays in sight while the list moves: how many stand where, whom to look for, all of them at once. */
export function RollCallListBar(props: ListBarProps) {
  const { counts, view, onView, typed, onType, choosable, isAllChosen } = props;
  return (
    <div className={styles.bar}>
      <div className={styles.views} role="group" aria-label="按状态看">
        {views
          .filter((one) => one !== 'open' || counts.open > 0 || view === 'open')
          .map((one) => (
            <Chip key={one} isOn={one === view} onPress={() => onView(one)}>
              {rollCallViews[one]} <b className="num">{counts[one]}</b>
            </Chip>
          ))}
      </div>
      <div className={styles.find}>
        <span className="inp">
          <input
            type="search"
            value={typed}
            aria-label="找人：姓名、拼音或手机尾号"
            placeholder="姓名、拼音或手机尾号"
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            maxLength={30}
            onChange={({ target }) => onType(target.value)}
          />
        </span>
        <Button look="line" disabled={choosable === 0} onClick={() => props.onChooseAll(!isAllChosen)}>
          {isAllChosen ? '全不选' : `全选 ${choosable} 人`}
        </Button>
      </div>
    </div>
  );
}

/** Says what waits on this device, and lets the leader try at once. */
export const HeldNotice = ({ count, onFlush }: { count: number; onFlush: () => void }) => (
  <div className={styles.held} role="status">
    <CloudUpload className="ic" aria-hidden />
    <span>
      没有连上服务器，<b className="num">{count}</b> 次点名先记在这台手机里，连上后会按顺序自己上传。
    </span>
    <Button look="line" size="sm" onClick={onFlush}>
      现在再试
    </Button>
  </div>
);
