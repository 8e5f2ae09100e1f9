import { KindStep } from '#domains/needs/web/raise/kind-step.tsx';
import { type RaiseNeedProps, RaisingNeed } from './raising-need.tsx';

/** 我要点单 in own words: begins with the kind of help. */
export const RaiseNeedForm = (props: RaiseNeedProps) => <RaisingNeed {...props} First={KindStep} />;
