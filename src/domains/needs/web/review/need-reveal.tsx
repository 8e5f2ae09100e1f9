import { type FormEvent } from 'react';
import { useOperationCommand } from '#platform/web/calls/operation-hooks.tsx';
import { Revealed, RevealFields } from '#platform/web/decisions/reveal.tsx';
import { useKeptText } from '#platform/web/use-kept-text.ts';
import { revealNeedCall } from '../needs.calls.ts';

/** Names, numbers and door, hidden until somebody writes why they must be seen; the requester reads how often that was. */
export function NeedReveal({ needId }: { needId: number }) {
  const [reason, setReason, forget] = useKeptText(`reveal-need:${needId}`);
  const reveal = useOperationCommand(revealNeedCall, { refreshes: [], reportedBy: 'form' });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (!reveal.isPending) reveal.mutate({ needId, reason }, { onSuccess: forget });
  };
  if (reveal.data) {
    const {
      requesterName,
      requesterMobile,
      beneficiaryName,
      beneficiaryMobile,
      guardianName,
      guardianMobile,
      address,
      risk,
    } = reveal.data;
    return (
      <Revealed>
        <p>
          点单人：{requesterName} <b className="num">{requesterMobile || '已按规定抹掉'}</b>
        </p>
        <p>
          受助人：{beneficiaryName} <span className="num">{beneficiaryMobile}</span>
        </p>
        {guardianName && (
          <p>
            监护人：{guardianName} <b className="num">{guardianMobile}</b>
          </p>
        )}
        <p>门牌：{address}</p>
        <p>要小心：{risk}</p>
        <span className="hint">这次查看已记录，点单人看得到次数。</span>
      </Revealed>
    );
  }
  return (
    <form onSubmit={submit} noValidate>
      <RevealFields
        what="姓名、电话、门牌和风险"
        hint="例如：打电话核实"
        isBusy={reveal.isPending}
        failure={reveal.error}
        reason={reason}
        onReason={setReason}
      />
    </form>
  );
}
