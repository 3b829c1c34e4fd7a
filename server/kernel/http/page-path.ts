import type { FastifyReply, FastifyRequest } from 'fastify'

/** What belongs to the server itself: below these no page can stand. */
const reserved = /^\/(graphql|files|feeds|socket|webhooks|dev|pay|assets|test)(\/|$)/

type Asked = Pick<FastifyRequest, 'method' | 'url' | 'headers'>

/** Whether the browser application answers an address; what looks like a file only does so for somebody who opens it. */
export function isPage(asked: Asked): boolean {
  const pathname = asked.url.replace(/[?#].*$/s, '')
  if (!isReading(asked) || pathname.startsWith('//') || reserved.test(pathname)) return false
  return !/\.[a-z0-9]+$/i.test(pathname) || isOpening(asked)
}

/** Answers an address at which nothing stands: a person is shown so, anything else is told. */
export function answerNothing(asked: FastifyRequest, reply: FastifyReply): FastifyReply {
  const pathname = asked.url.replace(/[?#].*$/s, '')
  if (isReading(asked) && isOpening(asked) && !reserved.test(pathname)) return reply.redirect('/404')
  return reply.code(404).type('text/plain').header('x-content-type-options', 'nosniff').send('Not found')
}

const isReading = ({ method }: Asked) => method === 'GET' || method === 'HEAD'

const isOpening = ({ headers }: Asked) => headers.accept?.includes('text/html') ?? false
