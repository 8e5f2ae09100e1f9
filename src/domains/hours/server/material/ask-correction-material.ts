import type { UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../../contract/material.contract.ts';
import { askTeamMaterial } from './ask-team-material.ts';

/** The team asks whom a correction is about for what is missing. */
export const askCorrectionMaterial: UseCase<typeof contract.askCorrectionMaterial> = (
  act,
  { correctionId, missing },
) => askTeamMaterial(act, { key: { correctionId }, missing });
