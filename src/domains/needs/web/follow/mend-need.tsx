import { lazy, Suspense, useState } from 'react';
import { callOperation } from '#platform/web/calls/call-operation.ts';
import { OperationFailed } from '#platform/web/calls/operation-failed.ts';
import { Field } from '#platform/web/fields/field.tsx';
import { InstantInput } from '#platform/web/fields/instant-input.tsx';
import { TextAreaField } from '#platform/web/fields/text-area-field.tsx';
import { TextField } from '#platform/web/fields/text-field.tsx';
import type { FormFaults } from '#platform/web/form-faults.ts';
import { formFaultsOf } from '#platform/web/form-faults.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Notice } from '#platform/web/ui/notice.tsx';
import { useKeptForm } from '#platform/web/use-kept-text.ts';
import type { MyNeedView } from '../../contract/needs.contract.ts';
import { nothingAlong, type SentAlong } from '../raise/sent/sent-along.ts';
import { Tick } from '../raise/tick.tsx';
import { resubmitNeedCall } from '../needs.calls.ts';
import styles from './my-need.module.css';

const AlongFields = lazy(() =>
  import('../raise/sent/along-fields.tsx').then((module) => ({ default: module.AlongFields })),
);

type MendNeedProps = { need: MyNeedView; followKey: string | undefined; onDone: () => void };

const startOf = (need: MyNeedView): Typed => ({
  title: need.title,
  description: need.description,
  address: need.address,
  risk: need.risk,
  expectStart: need.expectStart,
  expectEnd: need.expectEnd,
  hasConsent: false,
  isNoEmergency: false,
});

/** What is typed and sent along; what the server refuses stays with its reasons. */
function useMending({ need, followKey, onDone }: MendNeedProps) {
  // Who follows by a number and not signed in is not told apart from the next person at the same device.
  const [typed, change, forget] = useKeptForm(
    followKey === undefined ? `mend-need:${need.needId}` : undefined,
    startOf(need),
    ['hasConsent', 'isNoEmergency'],
  );
  const [faults, setFaults] = useState<FormFaults>({});
  const [along, setAlong] = useState(nothingAlong);
  /** What reached the server, so that trying again does not send it twice. */
  const [sent] = useState(() => new Map<Blob, number>());
  const [isDanger, setDanger] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const send = async (): Promise<void> => {
    if (isBusy) return;
    setBusy(true);
    setFaults({});
    try {
      const { sendAlong } = await import('../raise/sent/sent-files.ts');
      const proof = followKey === undefined ? undefined : { needId: String(need.needId), followKey };
      const files = await sendAlong(along, proof, sent);
      const request = { ...requestOf(need, typed), ...files, followKey };
      await callOperation(resubmitNeedCall, request, { reportedBy: 'form' });
      forget();
      onDone();
    } catch (failure) {
      setDanger(failure instanceof OperationFailed && failure.reason === 'emergency');
      setFaults(formFaultsOf(failure));
    } finally {
      setBusy(false);
    }
  };
  return { typed, change, along, setAlong, faults, isDanger, isBusy, send };
}

/** A returned need with what the centre may want changed; the rest stays as it was. */
export function MendNeed(props: MendNeedProps) {
  const { need } = props;
  const { typed, change, along, setAlong, faults, isDanger, isBusy, send } = useMending(props);
  return (
    <section className={styles.withdraw} aria-label="补充后再提交">
      <h3>补充后再提交</h3>
      <MendFields
        isSpoken={need.hasVoice || along.voice !== undefined}
        typed={typed}
        faults={faults}
        onChange={change}
      />
      <MoreAlong need={need} along={along} onChange={setAlong} />
      {need.requesterKind !== 'self' && (
        <Tick
          name="hasConsent"
          label="已经跟受助人说过，受助人同意志愿者上门"
          isOn={typed.hasConsent}
          error={faults['hasConsent']}
          onChange={(hasConsent) => change({ hasConsent })}
        />
      )}
      {isDanger && (
        <Tick
          name="isNoEmergency"
          label="不是紧急情况，继续提交"
          isOn={typed.isNoEmergency}
          onChange={(isNoEmergency) => change({ isNoEmergency })}
        />
      )}
      {faults['form'] && (
        <Notice kind="error" isLive>
          {faults['form']}
        </Notice>
      )}
      <div className={styles.chips}>
        <Button look="primary" isBusy={isBusy} onClick={() => void send()}>
          {isBusy ? '正在提交' : '再次提交'}
        </Button>
      </div>
    </section>
  );
}

type MoreAlongProps = { need: MyNeedView; along: SentAlong; onChange: (along: SentAlong) => void };

/** A recording and pictures to go with it, asked for first: they are many bytes that most do not need. */
function MoreAlong({ need, along, onChange }: MoreAlongProps) {
  const [isOpen, setOpen] = useState(false);
  if (!isOpen)
    return (
      <p>
        <Button look="line" size="sm" onClick={() => setOpen(true)}>
          补一段录音或照片
        </Button>
      </p>
    );
  return (
    <>
      <Suspense fallback={null}>
        <AlongFields along={along} onChange={onChange} />
      </Suspense>
      <p className="hint">{replacedWords(need)}</p>
    </>
  );
}

/** What becomes of what was sent before. */
const replacedWords = ({ hasVoice, pictureCount }: MyNeedView): string =>
  [
    hasVoice ? '原来的录音会换成新的' : '',
    pictureCount > 0 ? `原来的 ${pictureCount} 张照片会换成新的` : '',
    '没有补的照旧',
  ]
    .filter(Boolean)
    .join('，');

type Typed = { title: string; description: string; address: string; risk: string } & {
  expectStart: string;
  expectEnd: string;
  hasConsent: boolean;
  isNoEmergency: boolean;
};

const requestOf = (need: MyNeedView, typed: Typed) => ({
  ...typed,
  needId: need.needId,
  version: need.version,
  needType: need.needType,
  organisationId: need.organisationId,
  personCount: need.personCount,
  peopleNeeded: need.peopleNeeded ?? undefined,
  isTimeFlexible: need.isTimeFlexible,
  urgency: need.urgency,
  isPublic: need.isPublic,
});

type MendFieldsProps = {
  /** A recording stands in for the words. */
  isSpoken: boolean;
  typed: Typed;
  faults: FormFaults;
  onChange: (part: Partial<Typed>) => void;
};

const MendFields = ({ isSpoken, typed, faults, onChange }: MendFieldsProps) => (
  <>
    <TextAreaField
      label="具体情况"
      isRequired={!isSpoken}
      maxLength={1000}
      value={typed.description}
      error={faults['description']}
      onChange={(description) => onChange({ description })}
    />
    <TextField
      label="标题"
      isRequired
      maxLength={40}
      value={typed.title}
      error={faults['title']}
      onChange={(title) => onChange({ title })}
    />
    <TextField
      label="详细地址"
      isRequired
      maxLength={80}
      value={typed.address}
      error={faults['address'] ?? faults['organisationId']}
      onChange={(address) => onChange({ address })}
    />
    <div className={styles.times}>
      <Moment
        label="最早什么时候"
        value={typed.expectStart}
        error={faults['expectStart']}
        onChange={(expectStart) => onChange({ expectStart })}
      />
      <Moment
        label="最晚什么时候"
        value={typed.expectEnd}
        error={faults['expectEnd']}
        onChange={(expectEnd) => onChange({ expectEnd })}
      />
    </div>
    <TextField
      label="上门的人要小心什么"
      isRequired
      maxLength={200}
      value={typed.risk}
      error={faults['risk']}
      onChange={(risk) => onChange({ risk })}
    />
  </>
);

type MomentProps = {
  label: string;
  value: string;
  error: string | undefined;
  onChange: (instant: string) => void;
};

const Moment = ({ label, value, error, onChange }: MomentProps) => (
  <Field label={label} isRequired error={error}>
    {(control) => (
      <InstantInput control={control} value={value || null} onChange={(instant) => onChange(instant ?? '')} />
    )}
  </Field>
);
