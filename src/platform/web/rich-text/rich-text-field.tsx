import { lazy, Suspense } from 'react';
import { Skeleton } from '../ui/skeleton.tsx';
import type { RichTextEditorProps } from './rich-text-editor.tsx';

const Editor = lazy(async () => ({ default: (await import('./rich-text-editor.tsx')).RichTextEditor }));

/** The rich text editor, loaded when a form first needs it. */
export const RichTextField = (props: RichTextEditorProps) => (
  <Suspense fallback={<Skeleton kind="block" />}>
    <Editor {...props} />
  </Suspense>
);
