import type { FastifyReply, FastifyRequest } from 'fastify'

/** Paths of the server itself, below which there are no pages. */
const reserved = /^\/(graphql|files|feeds|socket|webhooks|dev|pay|assets|test)(\/|$)/

type Asked = Pick<FastifyRequest, 'method' | 'url' | 'headers'>

/** Whether the browser application answers an address; one that looks like a file only for a person who opens it. */
export function isPage(asked: Asked): boolean {
  const pathname = asked.url.replace(/[?#].*$/s, '')
  if (!isReading(asked) || pathname.startsWith('//') || reserved.test(pathname)) return false
  return !/\.[a-z0-9]+$/i.test(pathname) || isOpening(asked)
}

/** Answers an unknown address: with a page for a person, with an error for a program. */
export function answerNothing(asked: FastifyRequest, reply: FastifyReply): FastifyReply {
  const pathname = asked.url.replace(/[?#].*$/s, '')
  if (isReading(asked) && isOpening(asked) && !reserved.test(pathname)) return reply.redirect('/404')
  return reply.code(404).type('text/plain').header('x-content-type-options', 'nosniff').send('Not found')
}

const isReading = ({ method }: Asked) => method === 'GET' || method === 'HEAD'

const isOpening = ({ headers }: Asked) => headers.accept?.includes('text/html') ?? false
