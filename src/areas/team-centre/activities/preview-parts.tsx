import { lazy, Suspense } from 'react';
import type { ActivityDetail } from '#domains/activities/contract/activity-views.contract.ts';
import type { PreviewParts } from '#domains/activities/web/preview/activity-preview-dialog.tsx';
import { getSiteCall } from '#domains/site/web/site.calls.ts';
import { WhoToAsk } from '#domains/site/web/who-to-ask.tsx';
import { useOperationQuery } from '#platform/web/calls/operation-hooks.tsx';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';

const PreviewSignUp = lazy(async () => ({ default: (await import('./preview-sign-up.tsx')).PreviewSignUp }));

const PreviewQuestions = lazy(async () => ({
  default: (await import('./preview-questions.tsx')).PreviewQuestions,
}));

function PreviewWhoToAsk({ contact }: Pick<ActivityDetail, 'contact'>) {
  const site = useOperationQuery(getSiteCall, {}, { staleMs: 300_000, reportedBy: 'form' });
  return <WhoToAsk contact={contact} centre={site.data} />;
}

/** What other rooms draw of a previewed activity; the sign-up panel is loaded when somebody looks. */
export const previewParts: PreviewParts = {
  signUp: (activity) => (
    <Suspense fallback={<Skeleton kind="block" />}>
      <PreviewSignUp activity={activity} />
    </Suspense>
  ),
  questions: (questions) => (
    <Suspense fallback={<Skeleton kind="block" />}>
      <PreviewQuestions questions={questions} />
    </Suspense>
  ),
  whoToAsk: ({ contact }) => <PreviewWhoToAsk contact={contact} />,
};
