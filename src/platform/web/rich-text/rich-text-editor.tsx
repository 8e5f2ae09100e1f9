import { type Editor, EditorContent, useEditor } from '@tiptap/react';
import { useState } from 'react';
import { classNames } from '../ui/class-names.ts';
import { cleanPasted } from './clean-pasted.ts';
import { editorExtensions } from './editor-extensions.ts';
import { type EditedPicture, LinkDialog, PictureDialog } from './rich-text-dialogs.tsx';
import { RichTextToolbar } from './rich-text-toolbar.tsx';
import styles from './rich-text-editor.module.css';
import rich from './rich-text.module.css';

export type RichTextEditorProps = {
  id: string;
  label: string;
  /** What is written when the editor opens; afterwards it keeps its own. */
  html: string;
  onChange: (html: string) => void;
  /** Stores a picture and tells where it lies; fails with a sentence for the person. */
  upload: (file: File) => Promise<{ url: string | null }>;
  mostCharacters: number;
  isInvalid?: boolean;
  describedBy?: string | undefined;
};

/** Words, headings, lists, tables, pictures: exactly what the server keeps. Pasted text is cleaned, pasted pictures are uploaded. */
export function RichTextEditor(props: RichTextEditorProps) {
  const { onChange } = props;
  const [dialog, setDialog] = useState<
    { kind: 'link'; address: string } | { kind: 'picture'; picture: EditedPicture }
  >();
  const openPicture = (picture: EditedPicture): void => setDialog({ kind: 'picture', picture });
  const editor = useEditor({
    extensions: editorExtensions,
    content: props.html,
    injectCSS: false,
    // The toolbar reads pressed states from the editor itself.
    shouldRerenderOnTransaction: true,
    editorProps: {
      attributes: attributesOf(props),
      transformPastedHTML: cleanPasted,
      handlePaste: (_view, event) => takePicture(event.clipboardData, openPicture),
      handleDrop: (_view, event) => takePicture(event.dataTransfer, openPicture),
      handleKeyDown: (view, event) => {
        if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return false;
        event.preventDefault();
        const mark = view.state.schema.marks.link;
        const address =
          mark && view.state.selection.$from.marks().find(({ type }) => type === mark)?.attrs.href;
        setDialog({ kind: 'link', address: typeof address === 'string' ? address : '' });
        return true;
      },
    },
    onUpdate: ({ editor: changed }) => onChange(changed.isEmpty ? '' : changed.getHTML()),
  });
  if (!editor) return null;
  const close = (): void => {
    setDialog(undefined);
    editor.commands.focus();
  };
  return (
    <div className={classNames(styles.editor, props.isInvalid && styles.isInvalid)}>
      <RichTextToolbar
        editor={editor}
        onLink={() => setDialog({ kind: 'link', address: String(editor.getAttributes('link').href ?? '') })}
        onPicture={() => openPicture(chosenPicture(editor))}
      />
      <EditorContent editor={editor} className={styles.frame} />
      <Count editor={editor} most={props.mostCharacters} />
      {dialog?.kind === 'link' && (
        <LinkDialog
          address={dialog.address}
          onClose={close}
          onSet={(address) => {
            setLink(editor, address);
            setDialog(undefined);
          }}
        />
      )}
      {dialog?.kind === 'picture' && (
        <PictureDialog
          picture={dialog.picture}
          upload={props.upload}
          onClose={close}
          onSet={(picture) => {
            editor.chain().focus().setImage(picture).run();
            setDialog(undefined);
          }}
        />
      )}
    </div>
  );
}

const attributesOf = ({ id, label, describedBy }: RichTextEditorProps): Record<string, string> => ({
  id,
  class: classNames(rich.rich, styles.text) ?? '',
  role: 'textbox',
  'aria-multiline': 'true',
  'aria-label': label,
  ...(describedBy ? { 'aria-describedby': describedBy } : {}),
});

/** The first picture among what was pasted or dropped is uploaded; text beside it is ignored then. */
function takePicture(data: DataTransfer | null, open: (picture: EditedPicture) => void): boolean {
  const file = [...(data?.files ?? [])].find(({ type }) => /^image\/(jpeg|png|webp)$/.test(type));
  if (!file) return false;
  open({ alt: '', file });
  return true;
}

function chosenPicture(editor: Editor): EditedPicture {
  if (!editor.isActive('image')) return { alt: '' };
  const { src, alt } = editor.getAttributes('image');
  return { src: String(src ?? ''), alt: String(alt ?? '') };
}

function setLink(editor: Editor, address: string): void {
  const chain = editor.chain().focus().extendMarkRange('link');
  if (address === '') return void chain.unsetLink().run();
  if (editor.state.selection.empty && !editor.isActive('link'))
    return void chain
      .insertContent({ type: 'text', text: address, marks: [{ type: 'link', attrs: { href: address } }] })
      .run();
  chain.setLink({ href: address }).run();
}

function Count({ editor, most }: { editor: Editor; most: number }) {
  // Not `getText`, which needs the schema: an editor may be put away while this is being drawn, and the next one follows.
  const count = Array.from(editor.state.doc.textContent).length;
  return (
    <p
      className={classNames(styles.count, count > most && styles.isOver)}
      aria-live={count > most ? 'polite' : undefined}
    >
      {count} / {most} 字
    </p>
  );
}
