import { type ComponentType, lazy, type RefObject, Suspense, useEffect, useRef, useState } from 'react';
import type { NeedType } from '#domains/needs/contract/needs.words.ts';
import type { KindStepProps } from '#domains/needs/web/raise/kind-step.tsx';
import {
  dropDraft,
  emptyDraft,
  keepDraft,
  type NeedDraft,
  readDraft,
} from '#domains/needs/web/raise/need-draft.ts';
import { wishGaps } from '#domains/needs/web/raise/need-gaps.ts';
import { nothingAlong, type SentAlong } from '#domains/needs/web/raise/sent/sent-along.ts';
import { WishFields } from '#domains/needs/web/raise/wish-fields.tsx';
import { secondMs } from '#platform/contract/durations.ts';
import { timeLabel } from '#platform/contract/instants.ts';
import { focusFirstFault } from '#platform/web/focus-first-fault.ts';
import type { FormFaults } from '#platform/web/form-faults.ts';
import { useIsHydrated } from '#platform/web/islands/use-is-hydrated.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import { Steps } from '#platform/web/ui/steps.tsx';
import { useOrganisations } from '../use-organisations.ts';
import type { RaisedNeed } from './raise-done.tsx';
import styles from './need-pages.module.css';

export type RaiseNeedProps = {
  areas: { code: string; name: string }[];
  /** Who is signed in as a volunteer is called on the number of the account. */
  isVolunteer: boolean;
  now: string;
};

type RaisingProps = RaiseNeedProps & {
  /** The first step, where the kind of help is still to be chosen. */
  First?: ComponentType<KindStepProps>;
  /** What of the menu is ordered; its kind of help is known, so the first step is done. */
  service?: OrderedService;
};

export type OrderedService = { serviceItemId: number; name: string; needType: NeedType };

/** What comes after the questions is fetched with them answered. */
const RaiseDone = lazy(() => import('./raise-done.tsx').then((module) => ({ default: module.RaiseDone })));
const ContactStep = lazy(() =>
  import('./contact-step.tsx').then((module) => ({ default: module.ContactStep })),
);

/** Fetched once somebody touches the form: where a browser that does not run scripts has words alone, so has one until then. */
const AlongFields = lazy(() =>
  import('#domains/needs/web/raise/sent/along-fields.tsx').then((module) => ({
    default: module.AlongFields,
  })),
);

const AskerFields = lazy(() =>
  import('./asker-fields.tsx').then((module) => ({ default: module.AskerFields })),
);
const NeedPreview = lazy(() =>
  import('#domains/needs/web/raise/need-preview.tsx').then((module) => ({ default: module.NeedPreview })),
);

const stepNames = ['选一种帮忙', '说清楚', '留个电话'];
const keepEveryMs = 10 * secondMs;

/** A draft that is put aside on this device every ten seconds while it changes. */
function useDraft(isRestored: boolean, needType: NeedType | undefined) {
  const [draft, setDraft] = useState<NeedDraft>(() => ({
    ...((isRestored && readDraft()) || emptyDraft),
    ...(needType && { needType }),
  }));
  const [keptAt, setKeptAt] = useState<string>();
  const latest = useRef<NeedDraft>(undefined);
  useEffect(() => {
    const timer = setInterval(() => {
      if (!latest.current) return;
      keepDraft(latest.current);
      latest.current = undefined;
      setKeptAt(timeLabel(new Date()));
    }, keepEveryMs);
    return () => clearInterval(timer);
  }, []);
  const change = (part: Partial<NeedDraft>): void =>
    setDraft((before) => (latest.current = { ...before, ...part }));
  const forget = (): void => {
    latest.current = undefined;
    dropDraft();
  };
  return { draft, keptAt, change, forget };
}

/** 我要点单: what kind, what exactly, whom to call; one step at a time, and nothing typed is lost on the way. */
export function RaisingNeed(props: RaisingProps) {
  // What this device holds is known once the page lives; until then the form is as the server drew it.
  const isRestored = useIsHydrated();
  return <Raising key={String(isRestored)} {...props} isRestored={isRestored} />;
}

function Raising({ isRestored, First, ...props }: RaisingProps & { isRestored: boolean }) {
  const { draft, keptAt, change, forget } = useDraft(isRestored, props.service?.needType);
  const [step, setStep] = useState(props.service ? 1 : 0);
  const [along, setAlong] = useState<SentAlong>(nothingAlong);
  const [done, setDone] = useState<RaisedNeed>();
  const frame = useFocusOfStep(done ? stepNames.length : step);
  const finish = (raised: RaisedNeed): void => {
    forget();
    setDone(raised);
  };
  return (
    <div ref={frame} className={styles.steps}>
      <section className="panel">
        <Steps className={styles.bar} names={stepNames} current={done ? stepNames.length : step} />
      </section>
      <Suspense fallback={<Skeleton kind="rows" count={3} />}>
        {done ? (
          <RaiseDone raised={done} />
        ) : (
          <>
            {First && (
              <div className={`panel ${styles.form}`} hidden={step !== 0}>
                <First
                  chosen={draft.needType}
                  isReady={isRestored}
                  onChoose={(needType) => {
                    change({ needType });
                    setStep(1);
                  }}
                />
              </div>
            )}
            {step === 1 && (
              <WishStep
                {...props}
                draft={draft}
                change={change}
                along={along}
                onAlong={setAlong}
                onBack={props.service ? undefined : () => setStep(0)}
                onNext={() => setStep(2)}
              />
            )}
            {step === 2 && (
              <ContactStep
                isVolunteer={props.isVolunteer}
                serviceItemId={props.service?.serviceItemId}
                draft={draft}
                along={along}
                onBack={() => setStep(1)}
                onDone={finish}
              />
            )}
            <p className="hint" role="status">
              {keptAt ? `${keptAt} 草稿已存在这台设备上` : '写到一半关掉也不要紧，草稿会存在这台设备上'}
            </p>
          </>
        )}
      </Suspense>
    </div>
  );
}

/** The button that was pressed is gone with its step: the focus goes to the first field of the next one. */
function useFocusOfStep(step: number) {
  const frame = useRef<HTMLDivElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    const target = frame.current?.querySelector<HTMLElement>(
      'h2[tabindex], :is(textarea, input, [aria-pressed]):not([hidden] *)',
    );
    target?.focus();
    frame.current?.scrollIntoView({ block: 'start' });
  }, [step]);
  return frame;
}

/** Whether somebody has pointed at it or gone into it since it was drawn. */
function useIsTouched(form: RefObject<HTMLElement | null>, isAtOnce: boolean): boolean {
  const [isTouched, setTouched] = useState(isAtOnce);
  useEffect(() => {
    const listening = new AbortController();
    for (const sign of ['focusin', 'pointermove', 'pointerdown'])
      form.current?.addEventListener(sign, () => setTouched(true), { signal: listening.signal, once: true });
    return () => listening.abort();
  }, [form]);
  return isTouched;
}

type WishStepProps = RaiseNeedProps & {
  draft: NeedDraft;
  change: (part: Partial<NeedDraft>) => void;
  along: SentAlong;
  onAlong: (along: SentAlong) => void;
  /** Absent where the menu has answered the first step. */
  onBack: (() => void) | undefined;
  onNext: () => void;
};

function WishStep({ draft, change, along, onAlong, onBack, onNext, areas, now }: WishStepProps) {
  const form = useRef<HTMLFormElement>(null);
  const isHydrated = useIsHydrated();
  const [faults, setFaults] = useState<FormFaults>({});
  // Who comes from the first step has pressed something already.
  const isTouched = useIsTouched(form, onBack !== undefined);
  const { organisations } = useOrganisations(draft.area);
  const units = organisations.filter(({ kind }) => kind !== 'centre');
  const firstUnit = units[0]?.organisationId;
  useEffect(() => {
    if (draft.organisationId === undefined && firstUnit !== undefined) change({ organisationId: firstUnit });
  });
  useEffect(() => focusFirstFault(form.current ?? undefined), [faults]);
  const next = (): void => {
    const gaps = wishGaps(draft, along.voice !== undefined);
    setFaults(gaps);
    if (Object.values(gaps).every((gap) => !gap)) onNext();
  };
  return (
    <form
      ref={form}
      className={`panel ${styles.form}`}
      noValidate
      inert={!isHydrated}
      onSubmit={(event) => {
        event.preventDefault();
        next();
      }}
    >
      <WishFields
        draft={draft}
        faults={faults}
        now={new Date(now)}
        areas={areas}
        units={units}
        hasVoice={along.voice !== undefined}
        along={
          <Suspense fallback={null}>{isTouched && <AlongFields along={along} onChange={onAlong} />}</Suspense>
        }
        onChange={change}
      />
      <Suspense fallback={null}>
        {isTouched && (
          <NeedPreview
            draft={draft}
            hasVoice={along.voice !== undefined}
            areaName={areas.find(({ code }) => code === draft.area)?.name}
            unit={units.find(({ organisationId }) => organisationId === draft.organisationId)}
            now={new Date(now)}
          />
        )}
        <AskerFields draft={draft} faults={faults} onChange={change} />
      </Suspense>
      <div className={styles.acts}>
        {onBack && (
          <Button size="lg" onClick={onBack}>
            上一步
          </Button>
        )}
        <Button type="submit" look="primary" size="lg">
          下一步：留个电话
        </Button>
      </div>
    </form>
  );
}
