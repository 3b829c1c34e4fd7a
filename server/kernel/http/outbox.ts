import type { FastifyInstance } from 'fastify'
import { LONDON, whichOfTwo } from '../../../rules/wall-clock'
import { escapeMarkup } from '../../gateways/mail/escape-markup'
import type { KeptMail, Outbox } from '../../gateways/mail/outbox'
import { contentDisposition } from './content-disposition'
import { isOwnHost } from './own-host'

const linked = (text: string) =>
  escapeMarkup(text).replace(/https?:\/\/[^\s<]+/g, (url) => `<a href="${url}">${url}</a>`)

const css = `:root{color-scheme:light dark;font:16px/1.5 -apple-system,"Segoe UI",Roboto,Arial,sans-serif}body{max-width:44rem;margin:0 auto;padding:2rem 1rem}
article{border-left:3px solid #bf4f22;padding:0 0 0 1rem;margin:0 0 2rem}h1{font-size:1.375rem}h2{font-size:1rem;margin:0}pre{white-space:pre-wrap;font:inherit}small{opacity:.75}`

const article = (mail: KeptMail) =>
  `<article><h2>${escapeMarkup(mail.subject)}</h2><small>To ${escapeMarkup(mail.to)}, <time datetime="${mail.sentAt}">${escapeMarkup(new Date(mail.sentAt).toLocaleString('en-GB', { timeZone: LONDON }) + whichOfTwo(Date.parse(mail.sentAt), LONDON))}</time>${mail.attachments.map(({ filename }, at) => `, <a href="/dev/mail/${mail.id}/${at}">${escapeMarkup(filename)}</a>`).join('')}</small><pre>${linked(mail.text)}</pre></article>`

/** Shows the mails that would have been sent, where no mail server is set up. Never in production. */
export async function outboxPages(app: FastifyInstance, { outbox, publicUrl }: { outbox: Outbox; publicUrl: string }) {
  // The mails sign people in, and another site can point its own name at our address to read them.
  app.addHook('onRequest', async ({ headers, socket }, reply) => {
    if (isOwnHost(headers.host, { publicUrl, port: socket.localPort })) return
    return reply.code(421).type('text/plain').send(`The outbox is at ${publicUrl}/dev/mail.`)
  })
  app.get('/dev/mail.css', (_request, reply) => reply.type('text/css').send(css))
  app.get('/dev/mail.json', () => outbox.list())
  app.get('/dev/mail', (_request, reply) => {
    const list = outbox.list()
    const body = list.length
      ? list.map(article).join('')
      : '<p>No mail yet. Ask for a sign-in link, and it will be here.</p>'
    return reply
      .header('content-security-policy', "default-src 'none'; style-src 'self'; base-uri 'none'")
      .type('text/html')
      .send(
        `<!doctype html><html lang="en-GB"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Outbox</title><link rel="stylesheet" href="/dev/mail.css"><h1>Outbox</h1><p>No mail server is set, so mail stays here.</p>${body}</html>`,
      )
  })
  app.get<{ Params: { id: string; at: string } }>('/dev/mail/:id/:at', (request, reply) => {
    const attachment = outbox.get(request.params.id)?.attachments[Number(request.params.at)]
    if (!attachment) return reply.code(404).send('There is no such attachment.')
    return reply
      .type(attachment.contentType)
      .header('content-disposition', contentDisposition('attachment', attachment.filename))
      .send(Buffer.from(attachment.content, 'base64'))
  })
}
