import { useOperationCommand } from '#platform/web/calls/operation-hooks.tsx';
import {
  askClaimMaterialCall,
  askCorrectionMaterialCall,
  listTeamHourClaimsCall,
  listTeamHourCorrectionsCall,
} from '../hours.calls.ts';
import { AskMaterialDialog } from './ask-material-dialog.tsx';

type Whose = { name: string };

/** The team's ask about a correction. */
export function AskCorrectionMaterial({ name, correctionId }: Whose & { correctionId: number }) {
  const ask = useOperationCommand(askCorrectionMaterialCall, {
    refreshes: [listTeamHourCorrectionsCall],
    reportedBy: 'form',
  });
  return (
    <AskMaterialDialog
      name={name}
      keptAs={`ask-correction-${correctionId}`}
      failure={ask.error}
      onConfirm={(missing) => ask.mutateAsync({ correctionId, missing })}
    />
  );
}

/** The team's ask about a claim. */
export function AskClaimMaterial({ name, claimId }: Whose & { claimId: number }) {
  const ask = useOperationCommand(askClaimMaterialCall, {
    refreshes: [listTeamHourClaimsCall],
    reportedBy: 'form',
  });
  return (
    <AskMaterialDialog
      name={name}
      keptAs={`ask-claim-${claimId}`}
      failure={ask.error}
      onConfirm={(missing) => ask.mutateAsync({ claimId, missing })}
    />
  );
}
