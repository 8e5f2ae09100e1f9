import { useEffect, useRef, useState } from 'react';
import { OperationFailed } from '#platform/web/calls/operation-failed.ts';
import { callOperation } from '#platform/web/calls/call-operation.ts';
import type { RemoteResult } from '#platform/web/calls/remote.ts';
import { Field } from '#platform/web/fields/field.tsx';
import { Select } from '#platform/web/fields/select.tsx';
import { TextField } from '#platform/web/fields/text-field.tsx';
import { focusFirstFault } from '#platform/web/focus-first-fault.ts';
import { type FormFaults, formFaultsOf } from '#platform/web/form-faults.ts';
import { newRequestKey } from '#platform/web/request-key.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Notice } from '#platform/web/ui/notice.tsx';
import { useKeptForm } from '#platform/web/use-kept-text.ts';
import {
  needTypeKeys,
  needTypes,
  requesterKindLabels,
  requesterKinds,
  takenDownViaLabels,
  takenDownVias,
} from '../../contract/needs.words.ts';
import { raiseNeedForCall } from '../needs.calls.ts';
import { ChipGroup } from './chip-group.tsx';
import { emptyDraft, type NeedDraft, wishOf } from './need-draft.ts';
import { wishGaps } from './need-gaps.ts';
import { MinorFields } from './minor-fields.tsx';
import styles from './need-raise.module.css';
import { PicturesField } from './sent/pictures-field.tsx';
import { nothingAlong } from './sent/sent-along.ts';
import { sendAlong } from './sent/sent-files.ts';
import { Tick } from './tick.tsx';
import { WishFields, type WishFieldsProps } from './wish-fields.tsx';

export type TakenDown = RemoteResult<typeof raiseNeedForCall>;
type RaiseForFormProps = Pick<WishFieldsProps, 'areas' | 'units' | 'now'> & {
  onArea: (area: string) => void;
  /** What the last one had, for the next of the same round. */
  start: TakingStart | undefined;
  onDone: (taken: TakenDown, start: TakingStart) => void;
};
/** Where and how somebody takes down one need after the other. */
export type TakingStart = Pick<NeedDraft, 'area' | 'organisationId'> & Pick<Asker, 'via'>;
type Asker = { via: (typeof takenDownVias)[number]; requesterName: string; mobile: string };

const kinds = requesterKinds.map((value) => ({ value, label: requesterKindLabels[value] }));
const vias = takenDownVias.map((value) => ({ value, label: takenDownViaLabels[value] }));
const types = needTypeKeys.map((value) => ({ value, label: needTypes[value].label }));

/** What the form lacks: the questions of a need, and who asks. */
const gapsOf = (draft: NeedDraft, { requesterName, mobile }: Asker): FormFaults => ({
  ...wishGaps(draft),
  ...(draft.needType === '' && { needType: '请选择要帮什么忙' }),
  ...(requesterName.trim() === '' && { requesterName: '请填写怎么称呼点单人' }),
  ...(!/^1[3-9]\d{9}$/.test(mobile.trim()) && { mobile: '请输入 11 位手机号' }),
  ...(!draft.hasConsent && { hasConsent: '请先问清楚：本人同意点单，也同意留下这些信息' }),
});

/** What is typed, and how it is sent: a double opens its tick, and what the server refuses stays with its reasons. */
function useTakingDown({ now, start, onDone }: Pick<RaiseForFormProps, 'now' | 'start' | 'onDone'>) {
  const { via = 'phone', area = '', organisationId } = start ?? {};
  const [draft, change, forgetDraft] = useKeptForm<NeedDraft>(
    'raise-need-for',
    { ...emptyDraft, area, organisationId },
    ['guardianMobile', 'hasConsent', 'hasGuardianConsent'],
  );
  const [asker, setAsker, forgetAsker] = useKeptForm<Asker>(
    'raise-need-for:asker',
    { via, requesterName: '', mobile: '' },
    ['mobile'],
  );
  const [requestKey] = useState(newRequestKey);
  const [faults, setFaults] = useState<FormFaults>({});
  const [hasDouble, setDouble] = useState(false);
  const [isAnotherMatter, setAnother] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [pictures, setPictures] = useState<readonly File[]>([]);
  /** What reached the server, so that trying again does not send it twice. */
  const [sent] = useState(() => new Map<Blob, number>());
  const send = async (): Promise<void> => {
    const gaps = gapsOf(draft, asker);
    setFaults(gaps);
    if (isBusy || Object.values(gaps).some(Boolean)) return;
    setBusy(true);
    try {
      const { hasConsent } = draft;
      const { pictureFileIds } = await sendAlong({ ...nothingAlong, pictures }, undefined, sent);
      const request = {
        ...wishOf(draft, now),
        ...asker,
        hasConsent,
        requestKey,
        isAnotherMatter,
        pictureFileIds,
      };
      const taken = await callOperation(raiseNeedForCall, request, { reportedBy: 'form' });
      forgetDraft();
      forgetAsker();
      onDone(taken, { area: draft.area, organisationId: draft.organisationId, via: asker.via });
    } catch (failure) {
      setDouble(failure instanceof OperationFailed && failure.reason === 'duplicate');
      setFaults(formFaultsOf(failure));
    } finally {
      setBusy(false);
    }
  };
  const answers = { draft, change, asker, setAsker, pictures, setPictures };
  return { ...answers, faults, hasDouble, isAnotherMatter, setAnother, isBusy, send };
}

/** 代点单: staff type what somebody asks for by phone or at the counter; what was typed stays where the server refuses. */
export function RaiseForForm({ areas, units, now, start, onArea, onDone }: RaiseForFormProps) {
  const taking = useTakingDown({ now, start, onDone });
  const { draft, faults } = taking;
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => focusFirstFault(form.current ?? undefined), [faults]);
  const change = (part: Partial<NeedDraft>): void => {
    taking.change(part);
    if (part.area !== undefined) onArea(part.area);
  };
  return (
    <form
      ref={form}
      className={styles.taken}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void taking.send();
      }}
    >
      <AskerPart
        draft={draft}
        asker={taking.asker}
        faults={faults}
        onAsker={taking.setAsker}
        onChange={change}
      />
      <Field label="要帮什么忙" isRequired error={faults['needType']}>
        {(control) => (
          <Select
            {...control}
            value={draft.needType}
            none="选一种"
            options={types}
            onChoose={(value) => change({ needType: needTypeKeys.find((key) => key === value) ?? '' })}
          />
        )}
      </Field>
      <WishFields draft={draft} faults={faults} now={now} areas={areas} units={units} onChange={change} />
      <PicturesField pictures={taking.pictures} onChange={taking.setPictures} />
      <Ticks taking={taking} />
      {faults['form'] && (
        <Notice kind="error" isLive>
          {faults['form']}
        </Notice>
      )}
      <p>
        <Button look="primary" type="submit" isBusy={taking.isBusy}>
          提交这张单
        </Button>
      </p>
    </form>
  );
}

/** What is said of the need besides its questions. */
const Ticks = ({ taking }: { taking: ReturnType<typeof useTakingDown> }) => (
  <>
    <MinorFields draft={taking.draft} faults={taking.faults} onChange={taking.change} />
    {!taking.draft.minorAge && (
      <Tick
        name="isPublic"
        label="核实后公开这张单：只公开标题、地段、时间和进度，没有姓名、电话和门牌"
        isOn={taking.draft.isPublic}
        onChange={(isPublic) => taking.change({ isPublic })}
      />
    )}
    <Tick
      name="hasConsent"
      label="已经问清楚：受助人同意志愿者上门，也同意留下这些信息"
      isOn={taking.draft.hasConsent}
      error={taking.faults['hasConsent']}
      onChange={(hasConsent) => taking.change({ hasConsent })}
    />
    {taking.hasDouble && (
      <Tick
        name="isAnotherMatter"
        label="是另一件事"
        isOn={taking.isAnotherMatter}
        onChange={taking.setAnother}
      />
    )}
  </>
);

type AskerPartProps = {
  draft: NeedDraft;
  asker: Asker;
  faults: FormFaults;
  onAsker: (asker: Asker) => void;
  onChange: (part: Partial<NeedDraft>) => void;
};

/** Who asks, by which way, and for whom. */
const AskerPart = ({ draft, asker, faults, onAsker, onChange }: AskerPartProps) => (
  <>
    <ChipGroup
      label="怎么来的"
      options={vias}
      chosen={[asker.via]}
      onPress={(via) => onAsker({ ...asker, via })}
    />
    <div className={styles.pair}>
      <TextField
        label="怎么称呼点单人"
        isRequired
        maxLength={20}
        value={asker.requesterName}
        error={faults['requesterName']}
        onChange={(requesterName) => onAsker({ ...asker, requesterName })}
      />
      <TextField
        label="点单人的手机号"
        isRequired
        maxLength={11}
        value={asker.mobile}
        error={faults['mobile']}
        onChange={(mobile) => onAsker({ ...asker, mobile })}
      />
    </div>
    <ChipGroup
      label="点单人是受助人的"
      options={kinds}
      chosen={[draft.requesterKind]}
      onPress={(requesterKind) => onChange({ requesterKind })}
    />
    {draft.requesterKind !== 'self' && (
      <TextField
        label="怎么称呼受助人"
        isRequired
        maxLength={20}
        value={draft.beneficiaryName}
        error={faults['beneficiaryName']}
        onChange={(beneficiaryName) => onChange({ beneficiaryName })}
      />
    )}
  </>
);
