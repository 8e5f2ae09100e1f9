import { type PortraitSize, Seal } from '#platform/web/ui/seal.tsx';
import type { TeamCardView } from '../contract/teams.contract.ts';

/** A team's mark: the one it uploaded, or the seal cut from its name. */
export const TeamSeal = ({ team, size }: { team: TeamCardView; size: PortraitSize }) => (
  <Seal
    name={team.shortName || team.name}
    kind={team.category}
    recordKey={`team:${team.teamId}`}
    src={team.iconUrl ?? undefined}
    char={team.sealChar ?? undefined}
    size={size}
  />
);
