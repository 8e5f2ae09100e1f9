import { stateTone } from '#domains/site/contract/state-tones.words.ts';
import { CalendarDays, CircleAlert, CircleCheck, CircleDashed, MapPin, TriangleAlert } from 'lucide-react';
import { dayLabel, timeLabel } from '#platform/contract/instants.ts';
import { categoryMark } from '#domains/site/contract/categories.words.ts';
import { KindChip } from '#platform/web/ui/kind-chip.tsx';
import { Cover } from '#platform/web/ui/cover.tsx';
import { placeWords } from '../../contract/activities.words.ts';
import { CapacityBar } from '#platform/web/frame/capacity-bar.tsx';
import { StatusDot } from '#platform/web/ui/status-dot.tsx';
import { useActivityForm } from './activity-form-context.ts';
import { panelOf } from '#platform/web/long-form/form-panels.ts';
import { Button } from '#platform/web/ui/button.tsx';
import type { ActivityCheck } from './activity-form-check.ts';
import { formPanels } from './activity-form-panel.tsx';
import { activityPhaseLabels } from '../../contract/activities.words.ts';
import styles from './activity-form.module.css';

/** Beside the form: the card as visitors will see it, and what the machine check says about each panel. */
export function ActivityFormAside() {
  return (
    <aside className={styles.aside} aria-label="预览与检查">
      <p>活动卡片预览</p>
      <PreviewCard />
      <Checklist />
    </aside>
  );
}

function PreviewCard() {
  const { form, areas, coverKey, takenCount } = useActivityForm();
  const category = form.category ?? 'neighbor';
  const first = form.shifts.toSorted(
    (one, other) => Date.parse(one.startsAt) - Date.parse(other.startsAt),
  )[0];
  const capacity = form.shifts.reduce((sum, shift) => sum + shift.capacity, 0);
  const opens = form.signUpOpensAt;
  return (
    <article className="act" aria-label="活动卡片预览">
      <div className="act__cover">
        <Cover kind={category} recordKey={coverKey} {...form.cover} isEager />
        <StatusDot tone={stateTone(activityPhaseLabels[opens ? 'notOpen' : 'recruiting'])} isPill>
          {activityPhaseLabels[opens ? 'notOpen' : 'recruiting']}
        </StatusDot>
      </div>
      <div className="act__b">
        <div className="act__m">
          <KindChip {...categoryMark(category)} />
          <span>{areas.find(({ code }) => code === form.area)?.name ?? '全市'}</span>
        </div>
        <h3 className="act__t">{form.title.trim() || '活动名称'}</h3>
        <ul className="facts">
          <li>
            <CalendarDays className="ic" aria-hidden />
            {first ? `${dayLabel(first.startsAt)} ${timeLabel(first.startsAt)} 起` : '时间待定'}
          </li>
          <li>
            <MapPin className="ic" aria-hidden />
            {form.placeName || '地点待定'}
          </li>
        </ul>
        {takenCount === undefined ? (
          <p className={styles.wanted}>
            招募 {capacity} 人<span>{opens ? `${dayLabel(opens)} 开放报名` : '发布后开放'}</span>
          </p>
        ) : (
          <CapacityBar {...placeWords} taken={takenCount} capacity={capacity} />
        )}
      </div>
    </article>
  );
}

/** Each panel as far as the check knows it: what was not checked is not well. */
function Checklist() {
  const { check } = useActivityForm();
  return (
    <section className={`panel ${styles.checklist}`} aria-label="提交前检查" aria-busy={check.isChecking}>
      <ul>
        {formPanels.map((panel) => (
          <CheckedPanel key={panel.id} panel={panel} check={check} />
        ))}
      </ul>
      {check.isFailed && (
        <p>
          没有检查成功，请联网后再试。
          <Button look="line" size="sm" onClick={check.onRetry}>
            再检查一次
          </Button>
        </p>
      )}
    </section>
  );
}

const looks = {
  blocked: { icon: CircleAlert, words: '有必须修改的内容' },
  warned: { icon: TriangleAlert, words: '有要留意的内容' },
  passed: { icon: CircleCheck, words: '没有发现问题' },
  unknown: { icon: CircleDashed, words: '还没有检查' },
};

function CheckedPanel(props: { panel: (typeof formPanels)[number]; check: ActivityCheck }) {
  const { id, title } = props.panel;
  const own = props.check.findings.filter(({ field }) => panelOf(formPanels, field) === id);
  const isBlocked = own.some(({ level }) => level === 'block');
  const found = isBlocked ? 'blocked' : own.length > 0 ? 'warned' : undefined;
  const look = found ?? (props.check.isKnown ? 'passed' : 'unknown');
  const { icon: Icon, words } = looks[look];
  return (
    <li className={styles[look]}>
      <Icon className="ic" role="img" aria-label={words} />
      <div>
        <a href={`#panel-${id}`}>{title}</a>
        {own.map(({ code, field, msg, releasable }) => (
          <small key={`${code}-${field}-${releasable}`}>{msg}</small>
        ))}
      </div>
    </li>
  );
}
