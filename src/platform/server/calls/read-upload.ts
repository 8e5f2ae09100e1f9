import type { Multipart } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { UploadedFile } from '#platform/contract/uploaded-file.ts';
import { InvalidInput, TooLarge } from './failures.ts';

const longestName = 200;

/**
 * Gathers a multipart request: its texts, and its one file under its field's name. What is not multipart is read as JSON,
 * whose schema then misses the file. @throws TooLarge above the mount's limit, InvalidInput when it breaks off half-way
 */
export async function readUpload(request: FastifyRequest): Promise<Record<string, unknown>> {
  if (!request.isMultipart()) return { ...(request.body as object | null) };
  const gathered: Record<string, unknown> = {};
  try {
    for await (const part of request.parts()) gathered[part.fieldname] = await valueOf(part);
  } catch (error) {
    const { statusCode, code } = error as { statusCode?: number; code?: string };
    if (code === 'FST_REQ_FILE_TOO_LARGE') throw new TooLarge('文件太大，请压缩后再上传');
    if (statusCode === 413) throw new TooLarge('一次只能上传一个文件');
    throw new InvalidInput([{ path: 'file', msg: '文件没有传完整，请重新上传' }]);
  }
  return gathered;
}

async function valueOf(part: Multipart): Promise<unknown> {
  if (part.type === 'field') return part.value;
  const bytes = await part.toBuffer();
  return new UploadedFile(plainName(part.filename), bytes);
}

/** The last part of the name without characters that no file system or header takes. */
function plainName(name: string): string {
  const last = name.split(/[\\/]/).at(-1) ?? '';
  // oxlint-disable-next-line no-control-regex -- they are what is taken out
  const plain = last.replace(/[\u0000-\u001f\u007f<>:"|?*\p{Surrogate}]/gu, '').trim();
  return Array.from(plain || '未命名文件')
    .slice(-longestName)
    .join('');
}
