import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { OperationFailed } from '../calls/operation-failed.ts';
import { RichTextEditor, type RichTextEditorProps } from './rich-text-editor.tsx';

type UploadPicture = RichTextEditorProps['upload'];

beforeAll(() => {
  // What jsdom lacks and the editor asks for.
  document.elementFromPoint = () => null;
  Range.prototype.getClientRects = () => [] as unknown as DOMRectList;
  Range.prototype.getBoundingClientRect = () => new DOMRect();
});
afterEach(cleanup);

function draw(html: string, upload = vi.fn<UploadPicture>()) {
  const onChange = vi.fn<(html: string) => void>();
  render(
    <RichTextEditor
      id="content"
      label="正文"
      html={html}
      onChange={onChange}
      upload={upload}
      mostCharacters={10}
    />,
  );
  return { onChange, upload, lastHtml: () => onChange.mock.lastCall?.[0] };
}

const tool = (name: RegExp) => screen.getByRole('button', { name });

describe('the rich text editor', () => {
  it('is a named text box whose toolbar is one stop of the Tab key', async () => {
    draw('<p>守护澜江</p>');
    expect(screen.getByRole('textbox', { name: '正文' }).getAttribute('aria-multiline')).toBe('true');
    const reachable = screen.getByRole('toolbar').querySelectorAll('[tabindex="0"]');
    expect([...reachable].map((one) => one.getAttribute('data-tool'))).toEqual(['bold']);
    tool(/^加粗/).focus();
    await userEvent.keyboard('{ArrowRight}');
    expect(document.activeElement?.getAttribute('data-tool')).toBe('italic');
    await userEvent.keyboard('{Home}');
    expect(document.activeElement?.getAttribute('data-tool')).toBe('undo');
    await userEvent.keyboard('{ArrowLeft}');
    expect(document.activeElement?.getAttribute('data-tool')).toBe('clear');
  });

  it('makes headings, alignment as a class and tables', async () => {
    const { lastHtml } = draw('<p>守护澜江</p>');
    await userEvent.click(tool(/^标题/));
    expect(lastHtml()).toContain('<h2>守护澜江</h2>');
    await userEvent.click(tool(/^居中/));
    expect(lastHtml()).toContain('<h2 class="ta-center">守护澜江</h2>');
    expect(tool(/^居中/).getAttribute('aria-pressed')).toBe('true');
    await userEvent.click(tool(/^插入表格/));
    expect(lastHtml()).toContain('<table');
    expect(tool(/^删除表格/)).toBeTruthy();
  });

  it('counts characters and says when there are too many', () => {
    draw('<p>一二三四五六七八九十多</p>');
    expect(screen.getByText('11 / 10 字').getAttribute('aria-live')).toBe('polite');
  });

  it('wants words for a picture, and says why an upload failed', async () => {
    const upload = vi
      .fn<UploadPicture>()
      .mockRejectedValueOnce(new OperationFailed({ code: 409, msg: '这不是一张可以打开的图片' }))
      .mockResolvedValueOnce({ url: '/files/p/a/1600.webp' });
    const { lastHtml } = draw('<p>甲</p>', upload);
    await userEvent.click(tool(/^图片/));
    await userEvent.click(tool(/^上传并插入/));
    expect(screen.getByText('请选择图片')).toBeTruthy();
    expect(screen.getByText('请用一句话说明图片内容')).toBeTruthy();
    await userEvent.upload(
      screen.getByLabelText(/图片/, { selector: 'input' }),
      new File(['x'], 'a.jpg', { type: 'image/jpeg' }),
    );
    await userEvent.type(screen.getByLabelText(/替代文字/), '江边');
    await userEvent.click(tool(/^上传并插入/));
    expect(await screen.findByText('这不是一张可以打开的图片')).toBeTruthy();
    await userEvent.click(tool(/^上传并插入/));
    await waitFor(() => expect(lastHtml()).toContain('<img src="/files/p/a/1600.webp" alt="江边">'));
  });

  it('refuses a link that is none', async () => {
    draw('<p>甲</p>');
    await userEvent.click(tool(/^链接/));
    await userEvent.type(screen.getByLabelText('网址'), 'javascript:alert(1)');
    await userEvent.click(tool(/^确定/));
    expect(screen.getByText(/请填写网址/)).toBeTruthy();
  });
});
