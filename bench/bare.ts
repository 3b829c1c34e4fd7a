import { createServer } from 'node:http'
import pg from 'pg'
import { questions } from './questions'

/** The comparison for the product: Node's own HTTP server with one prepared statement for each question, and no rules or sign-in. */
const options = '-c timezone=UTC -c jit=off -c plan_cache_mode=force_generic_plan'
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10, options })

async function answer(url: URL): Promise<string> {
  const number = Number(url.pathname.slice(1))
  const question = questions[number]
  if (!question) return '{}'
  const values = question.values.map((name) => url.searchParams.get(name))
  const { rows } = await pool.query({ name: `question_${number}`, text: question.sql, values })
  const data = question.root.reduceRight<unknown>((inner, key) => ({ [key]: inner }), rows[0]?.answer)
  return JSON.stringify({ data })
}

createServer((request, response) => {
  answer(new URL(request.url ?? '/', 'http://bare')).then(
    (body) => {
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) })
      response.end(body)
    },
    (error: Error) => response.writeHead(500).end(error.message),
  )
}).listen(Number(process.env.PORT), '127.0.0.1')

process.on('SIGTERM', () => process.exit(0))
