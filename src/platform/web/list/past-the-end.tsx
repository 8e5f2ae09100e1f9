import { EmptyState } from './empty-state.tsx';
import { ButtonAnchor } from '../ui/button.tsx';

type PastTheEndProps = { /** What the list holds: 活动. */ what: string; firstHref: string };

/** Instead of the rows of a page behind the last one of a public list: the way back to its first. */
export const PastTheEnd = ({ what, firstHref }: PastTheEndProps) => (
  <EmptyState
    className="panel"
    art="lens"
    title="后面没有了"
    text={`这一页已经没有${what}。`}
    action={
      <ButtonAnchor look="primary" href={firstHref}>
        回到第一页
      </ButtonAnchor>
    }
  />
);
