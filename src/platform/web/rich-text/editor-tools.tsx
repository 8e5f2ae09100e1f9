import type { ChainedCommands, Editor } from '@tiptap/react';
import {
  AlignCenter,
  AlignLeft,
  AlignRight,
  BetweenHorizontalStart,
  BetweenVerticalStart,
  Bold,
  Heading2,
  Heading3,
  ImagePlus,
  Italic,
  Link2,
  List,
  ListOrdered,
  type LucideIcon,
  Pilcrow,
  Quote,
  Redo2,
  RemoveFormatting,
  Strikethrough,
  Table,
  TableCellsMerge,
  TableColumnsSplit,
  TableRowsSplit,
  Trash2,
  Underline,
  Undo2,
} from 'lucide-react';

/** One button of the toolbar; those without `run` open a dialog. */
export type Tool = {
  key: string;
  label: string;
  /** Shortcut on the keyboard. */
  keys?: string;
  Icon: LucideIcon;
  isOn?: (editor: Editor) => boolean;
  run?: (chain: ChainedCommands) => ChainedCommands;
};

const isAligned = (side: string) => (editor: Editor) => editor.isActive({ textAlign: side });
const isHeading = (level: number) => (editor: Editor) => editor.isActive('heading', { level });

/** The tools in their groups. */
export const editorTools: readonly (readonly Tool[])[] = [
  [
    { key: 'undo', label: '撤销', keys: 'Ctrl+Z', Icon: Undo2, run: (chain) => chain.undo() },
    { key: 'redo', label: '重做', keys: 'Ctrl+Shift+Z', Icon: Redo2, run: (chain) => chain.redo() },
  ],
  [
    {
      key: 'paragraph',
      label: '正文',
      keys: 'Ctrl+Alt+0',
      Icon: Pilcrow,
      isOn: (editor) => editor.isActive('paragraph'),
      run: (chain) => chain.setParagraph(),
    },
    {
      key: 'h2',
      label: '标题',
      keys: 'Ctrl+Alt+2',
      Icon: Heading2,
      isOn: isHeading(2),
      run: (chain) => chain.toggleHeading({ level: 2 }),
    },
    {
      key: 'h3',
      label: '小标题',
      keys: 'Ctrl+Alt+3',
      Icon: Heading3,
      isOn: isHeading(3),
      run: (chain) => chain.toggleHeading({ level: 3 }),
    },
  ],
  [
    {
      key: 'bold',
      label: '加粗',
      keys: 'Ctrl+B',
      Icon: Bold,
      isOn: (editor) => editor.isActive('bold'),
      run: (chain) => chain.toggleBold(),
    },
    {
      key: 'italic',
      label: '斜体',
      keys: 'Ctrl+I',
      Icon: Italic,
      isOn: (editor) => editor.isActive('italic'),
      run: (chain) => chain.toggleItalic(),
    },
    {
      key: 'underline',
      label: '下划线',
      keys: 'Ctrl+U',
      Icon: Underline,
      isOn: (editor) => editor.isActive('underline'),
      run: (chain) => chain.toggleUnderline(),
    },
    {
      key: 'strike',
      label: '删除线',
      keys: 'Ctrl+Shift+S',
      Icon: Strikethrough,
      isOn: (editor) => editor.isActive('strike'),
      run: (chain) => chain.toggleStrike(),
    },
  ],
  [
    {
      key: 'bullets',
      label: '项目列表',
      keys: 'Ctrl+Shift+8',
      Icon: List,
      isOn: (editor) => editor.isActive('bulletList'),
      run: (chain) => chain.toggleBulletList(),
    },
    {
      key: 'numbers',
      label: '编号列表',
      keys: 'Ctrl+Shift+7',
      Icon: ListOrdered,
      isOn: (editor) => editor.isActive('orderedList'),
      run: (chain) => chain.toggleOrderedList(),
    },
    {
      key: 'quote',
      label: '引用',
      keys: 'Ctrl+Shift+B',
      Icon: Quote,
      isOn: (editor) => editor.isActive('blockquote'),
      run: (chain) => chain.toggleBlockquote(),
    },
  ],
  [
    { key: 'left', label: '左对齐', Icon: AlignLeft, run: (chain) => chain.unsetTextAlign() },
    {
      key: 'center',
      label: '居中',
      Icon: AlignCenter,
      isOn: isAligned('center'),
      run: (chain) => chain.setTextAlign('center'),
    },
    {
      key: 'right',
      label: '右对齐',
      Icon: AlignRight,
      isOn: isAligned('right'),
      run: (chain) => chain.setTextAlign('right'),
    },
  ],
  [
    { key: 'link', label: '链接', keys: 'Ctrl+K', Icon: Link2, isOn: (editor) => editor.isActive('link') },
    { key: 'picture', label: '图片', Icon: ImagePlus, isOn: (editor) => editor.isActive('image') },
    {
      key: 'table',
      label: '插入表格',
      Icon: Table,
      isOn: (editor) => editor.isActive('table'),
      run: (chain) => chain.insertTable({ rows: 3, cols: 3, withHeaderRow: true }),
    },
  ],
  [
    {
      key: 'clear',
      label: '清除格式',
      Icon: RemoveFormatting,
      run: (chain) => chain.clearNodes().unsetAllMarks().unsetTextAlign(),
    },
  ],
];

/** Shown while the cursor stands in a table. */
export const tableTools: readonly Tool[] = [
  { key: 'rowAfter', label: '下方加一行', Icon: BetweenHorizontalStart, run: (chain) => chain.addRowAfter() },
  {
    key: 'columnAfter',
    label: '右侧加一列',
    Icon: BetweenVerticalStart,
    run: (chain) => chain.addColumnAfter(),
  },
  { key: 'deleteRow', label: '删除这一行', Icon: TableRowsSplit, run: (chain) => chain.deleteRow() },
  { key: 'deleteColumn', label: '删除这一列', Icon: TableColumnsSplit, run: (chain) => chain.deleteColumn() },
  {
    key: 'mergeCells',
    label: '合并或拆分单元格',
    Icon: TableCellsMerge,
    run: (chain) => chain.mergeOrSplit(),
  },
  { key: 'deleteTable', label: '删除表格', Icon: Trash2, run: (chain) => chain.deleteTable() },
];
