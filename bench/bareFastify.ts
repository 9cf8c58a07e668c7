/* The yardstick of the office: Fastify, node:sqlite and one indexed query, with nothing around them. */
import { DatabaseSync } from 'node:sqlite';
import Fastify from 'fastify';

const db = new DatabaseSync(process.env.DATABASE ?? '', { readOnly: true });
const rows = db.prepare('select * from dochody where rok = ? order by "rozdzial", "paragraf", "id"');
const app = Fastify();
app.get<{ Querystring: { rok: string } }>('/api/fk/gmina/dajDochodyBudzetu', (request) => ({
  listaDochodow: rows.all(Number(request.query.rok)).map((row) => ({ ...row })),
}));
await app.listen({ port: Number(process.env.PORT), host: '127.0.0.1' });
