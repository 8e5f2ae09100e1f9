import { Image } from '@tiptap/extension-image';
import { TableKit } from '@tiptap/extension-table';
import { TextAlign } from '@tiptap/extension-text-align';
import StarterKit from '@tiptap/starter-kit';

const aligned = ['paragraph', 'heading'];

/** Alignment as a class, as the server keeps it: public pages allow no inline styles. */
const AlignClass = TextAlign.extend({
  addGlobalAttributes() {
    return [
      {
        types: aligned,
        attributes: {
          textAlign: {
            default: null,
            parseHTML: (element) =>
              /\bta-(center|right|justify)\b/.exec(element.className)?.[1] ??
              (element.style.textAlign === 'left' ? null : element.style.textAlign || null),
            renderHTML: ({ textAlign }: { textAlign?: string | null }) =>
              textAlign ? { class: `ta-${textAlign}` } : {},
          },
        },
      },
    ];
  },
});

/** What the editor knows is what the server keeps (`cleanRichText`), no more. */
export const editorExtensions = [
  StarterKit.configure({
    heading: { levels: [2, 3] },
    code: false,
    codeBlock: false,
    link: {
      openOnClick: false,
      protocols: ['mailto'],
      defaultProtocol: 'https',
      HTMLAttributes: { target: null, rel: null },
    },
  }),
  AlignClass.configure({ types: aligned, alignments: ['center', 'right', 'justify'] }),
  Image.configure({ inline: false, allowBase64: false }),
  TableKit.configure({ table: { resizable: false } }),
];
