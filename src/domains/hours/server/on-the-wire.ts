import { toInstant, toInstantOrNull } from '#platform/contract/instants.ts';

type Instants = { startsAt: Date; endsAt: Date; publicityEndsAt: Date | null; effectiveAt: Date | null };

/** A record with its instants as they travel. */
export const onTheWire = <Row extends Instants>(row: Row) => ({
  ...row,
  startsAt: toInstant(row.startsAt),
  endsAt: toInstant(row.endsAt),
  publicityEndsAt: toInstantOrNull(row.publicityEndsAt),
  effectiveAt: toInstantOrNull(row.effectiveAt),
});
