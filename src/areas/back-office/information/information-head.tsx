import { ArrowLeft } from 'lucide-react';
import { informationPaths } from '#domains/news/web/news-paths.ts';
import { ButtonLink } from '#platform/web/ui/button-link.tsx';

/** Head of a page about one item, with the way back to the list. */
export function InformationHead({ title, text }: { title: string; text: string }) {
  return (
    <div className="pt">
      <div>
        <h1>{title}</h1>
        <p>{text}</p>
      </div>
      <div className="r">
        <ButtonLink look="line" to={informationPaths.list}>
          <ArrowLeft className="ic" aria-hidden />
          内容列表
        </ButtonLink>
      </div>
    </div>
  );
}
