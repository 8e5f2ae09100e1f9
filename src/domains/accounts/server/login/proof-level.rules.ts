/** The hardest proof of work; a slow phone takes about a minute for it. */
export const hardestProof = 5;

/** How hard a proof is asked for, 0 for none: the most that any of these counts demands. */
export const proofLevel = (...demands: readonly number[]): number =>
  Math.min(hardestProof, Math.max(0, ...demands));
