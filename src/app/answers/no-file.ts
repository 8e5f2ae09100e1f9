import type { FastifyReply } from 'fastify';

/** Answers for the address of a file: of a picture that is not there, a day without a root, a page of another program. */
export const sendNoFile = (reply: FastifyReply): FastifyReply =>
  reply.code(404).type('text/plain; charset=utf-8').send('没有这个文件：地址可能不完整，或已经失效');
