import { lazy, Suspense } from 'react';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import type { FollowedNeedProps } from './followed-need.tsx';

const FollowedNeed = lazy(() =>
  import('./followed-need.tsx').then((module) => ({ default: module.FollowedNeed })),
);

/** A need opened by a key; its code comes when there is one to show, for few who ask for help look at it at once. */
export const LazyFollowedNeed = (props: FollowedNeedProps) => (
  <Suspense fallback={<Skeleton kind="rows" count={5} />}>
    <FollowedNeed {...props} />
  </Suspense>
);
