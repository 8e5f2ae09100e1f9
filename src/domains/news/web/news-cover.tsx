import { Cover } from '#platform/web/ui/cover.tsx';
import { artCategoryOf } from './news-art.ts';
import { smallPicture } from './news-pictures.ts';

type NewsCoverProps = {
  item: { dynamicId: number; artCategory: string; coverUrl: string | null };
  isEager?: boolean;
};

/** The cover of an item: the uploaded picture in the size that lists need, or drawn. */
export function NewsCover({ item, isEager }: NewsCoverProps) {
  return (
    <Cover
      kind={artCategoryOf(item)}
      recordKey={`news:${item.dynamicId}`}
      {...(item.coverUrl && { src: smallPicture(item.coverUrl) })}
      {...(isEager && { isEager })}
    />
  );
}
