import { createPortal } from 'react-dom';
import { toInstant } from '#platform/contract/instants.ts';
import { placeNameOf } from '../../contract/need-labels.ts';
import { voiceTitleOf } from '../../contract/need-files.words.ts';
import { minorNeverPublic } from '../../contract/minors.words.ts';
import { needTypes } from '../../contract/needs.words.ts';
import { publicWordsOf, revealingIn, revealingLabels } from '../../contract/public-text.rules.ts';
import { NeedSlipFrame } from '../list/need-ticket.tsx';
import { type NeedDraft, titleOf, wishedTime } from './need-draft.ts';

/** Where a page wants the preview; without it there is none. */
export const needPreviewPlace = 'need-preview';

type NeedPreviewProps = {
  draft: NeedDraft;
  hasVoice: boolean;
  areaName: string | undefined;
  /** The chosen 所 or 站. */
  unit: { kind: string; name: string } | undefined;
  now: Date;
};

/** 别人看到的是这样: the slip as everybody would read it, while it is written; beside the form, below it on a phone. */
export function NeedPreview(props: NeedPreviewProps) {
  const place = document.getElementById(needPreviewPlace);
  return place && createPortal(<Preview {...props} />, place);
}

function Preview({ draft, hasVoice, areaName, unit, now }: NeedPreviewProps) {
  const { needType } = draft;
  if (needType === '') return null;
  const title = titleOf(draft) || (hasVoice ? voiceTitleOf(needType) : '');
  const seen = revealingIn(title).map((kind) => revealingLabels[kind]);
  return (
    <section className="panel" aria-label="别人看到的是这样">
      <h2>别人看到的是这样</h2>
      {draft.isPublic && !draft.minorAge ? (
        <>
          <p className="hint">核实派单以后才公开，没有姓名、电话和门牌；具体情况由工作人员改好再公开。</p>
          <NeedSlipFrame
            now={now}
            need={{
              needNo: '提交后编号',
              title: publicWordsOf(title) || '你写的一句话标题',
              category: needTypes[needType].category,
              requesterKind: draft.requesterKind,
              placeName: areaName ? placeNameOf(areaName, unit ?? { kind: '', name: '' }) : '你选的区和社区',
              ...wishedTime(draft, now),
              isTimeFlexible: draft.isTimeFlexible,
              submittedAt: toInstant(now),
              status: 'dispatched',
            }}
          />
          <p className="hint" role="status">
            {seen.length > 0 && `标题里好像写了${seen.join('、')}，公开前会去掉`}
          </p>
        </>
      ) : (
        <p>{draft.minorAge ? `${minorNeverPublic}。` : '你选了不公开，别人看不到这张单，照常派单。'}</p>
      )}
    </section>
  );
}
