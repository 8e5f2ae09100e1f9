/** The papers of a team's registration, as the files room names them. */
export const proofsOf = (teamId: number) =>
  ({ purpose: 'teamProof', targetType: 'team', targetId: teamId }) as const;
