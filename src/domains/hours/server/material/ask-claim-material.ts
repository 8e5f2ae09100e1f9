import type { UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../../contract/material.contract.ts';
import { askTeamMaterial } from './ask-team-material.ts';

/** The team asks who claimed a service for what is missing. */
export const askClaimMaterial: UseCase<typeof contract.askClaimMaterial> = (act, { claimId, missing }) =>
  askTeamMaterial(act, { key: { claimId }, missing });
