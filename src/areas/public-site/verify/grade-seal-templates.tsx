import { evidenceGrades } from '#domains/hours/contract/hours.words.ts';
import { GradeSeal } from '#domains/hours/web/grade-seal.tsx';
import { gradeSeals } from '#domains/ledger/web/draw-verify-result.ts';
import { keysOf } from '#platform/contract/keys-of.ts';

/** A seal of each grade, drawn by the server and shown nowhere: what is drawn of a proof copies them. */
export const GradeSealTemplates = () => (
  <template id={gradeSeals}>
    {keysOf(evidenceGrades).map((grade) => (
      <span key={grade} data-grade={grade}>
        <GradeSeal grade={grade} />
      </span>
    ))}
  </template>
);
