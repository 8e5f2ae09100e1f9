// Answers every request with the bytes given on standard input, by node:http alone; prints its address.
import { createServer } from 'node:http';
import { buffer } from 'node:stream/consumers';

const page = await buffer(process.stdin);
const headers = { 'content-type': 'text/html; charset=utf-8', 'content-length': page.length };
const server = createServer((_request, response) => response.writeHead(200, headers).end(page));
server.listen(0, '127.0.0.1', () => process.stdout.write(`http://127.0.0.1:${server.address().port}\n`));
