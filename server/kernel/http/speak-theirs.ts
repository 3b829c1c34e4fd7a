import type { FastifyInstance, FastifyRequest, HookHandlerDoneFunction } from 'fastify'
import { locales } from '../languages'
import { inLocale, localeOf } from '../spoken'

/** Answers each request in the first language of its Accept-Language that this server has. Our own pages name the one that they are written in. */
export function speakTheirs(server: FastifyInstance) {
  // Alone, English costs nothing.
  if (locales.length === 1) return
  const speak = ({ headers }: FastifyRequest, _reply: unknown, done: HookHandlerDoneFunction) =>
    inLocale(localeOf(headers['accept-language']), done)
  server.addHook('onRequest', speak)
  // The events of an arriving body know nothing of the hooks before.
  server.addHook('preValidation', speak)
}
