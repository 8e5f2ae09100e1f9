// Answers every request with the bytes given on standard input, or 304 to who names a tag, by node:http alone; prints its address.
import { createServer } from 'node:http';
import { buffer } from 'node:stream/consumers';

const page = await buffer(process.stdin);
const headers = { 'content-type': 'text/html; charset=utf-8', 'content-length': page.length };
const etag = { etag: '"page"' };
const server = createServer((request, response) => {
  if (request.headers['if-none-match']) response.writeHead(304, etag).end();
  else response.writeHead(200, headers).end(page);
});
server.listen(0, '127.0.0.1', () => process.stdout.write(`http://127.0.0.1:${server.address().port}\n`));
