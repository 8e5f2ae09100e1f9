import { categoryMark } from '#domains/site/contract/categories.words.ts';
import { witnessWords } from '#domains/site/contract/witness.words.ts';
import type { ResultOf } from '#platform/contract/operation.ts';
import { dayLabel, spanLabel } from '#platform/contract/instants.ts';
import { DeskSection } from '#platform/web/decisions/desk-item.tsx';
import type { getMyMakeup } from '../../contract/makeups.contract.ts';
import { type Previewing, ProofPreview } from './proof-preview.tsx';
import styles from './makeup.module.css';

type Whole = Pick<
  ResultOf<typeof getMyMakeup>,
  'form' | 'people' | 'files' | 'startsAt' | 'endsAt' | 'category'
>;

/** `11月20日 周五 20:00–23:00`, or what is there of it. */
export const whenOf = ({ startsAt, endsAt }: Pick<Whole, 'startsAt' | 'endsAt'>): string =>
  startsAt && endsAt ? `${dayLabel(startsAt)} ${spanLabel(startsAt, endsAt)}` : '还没有填时间';

/** What a past activity tells: the service, why it was not published, who served, and what shows it. */
export function MakeupFacts({ makeup, ...previewing }: { makeup: Whole } & Previewing) {
  const { form, people, files } = makeup;
  return (
    <>
      <DeskSection title="服务内容">
        <p>{form.content}</p>
      </DeskSection>
      <DeskSection title="没有提前发布的原因">
        <p>{form.reason}</p>
      </DeskSection>
      <DeskSection title={`参加的人，共 ${people.length} 人`}>
        <ul className={styles.served}>
          {people.map(({ volunteerId, name, volunteerNo, from, to, minutes }) => (
            <li key={volunteerId}>
              <span>
                <b>{name}</b> <small className="muted">{volunteerNo}</small>
              </span>
              <span className="num">
                {from || form.from}–{to || form.to}
                {minutes > 0 && `，${minutes} 分钟`}
              </span>
            </li>
          ))}
        </ul>
      </DeskSection>
      <DeskSection title="证明">
        <p>{witnessWords(form)}</p>
        <div className={styles.proofs}>
          {files.map((file) => (
            <ProofPreview key={file.fileId} file={file} {...previewing} />
          ))}
        </div>
      </DeskSection>
    </>
  );
}

/** The line of facts above: category, place, time. */
export const factsLine = ({
  category,
  ...makeup
}: Pick<Whole, 'category' | 'startsAt' | 'endsAt'> & { placeName: string }): string =>
  [category && categoryMark(category).label, whenOf(makeup), makeup.placeName].filter(Boolean).join(' · ');
