import { escapeMarkup } from '../gateways/mail/escape-markup'
import type { MailMessage } from '../gateways/mail/outbox'
import { languageTag } from '../kernel/spoken'

interface Letter {
  to: string
  subject: string
  /** Paragraphs, in order. */
  lines: string[]
  /** The button of the mail. */
  action?: { label: string; url: string }
  /** Paragraphs below the action. */
  after?: string[]
  attachments?: MailMessage['attachments']
}

/** A mail in the product's one form, as text and as plain HTML without outside parts. */
export function letter({ to, subject, lines, action, after = [], attachments }: Letter): MailMessage {
  const foot = 'Articled: preparation for the solicitors’ exams'
  const text = [...lines, ...(action ? [`${action.label}: ${action.url}`] : []), ...after, '--', foot].join('\n\n')
  const paragraph = (line: string) => `<p style="margin:0 0 16px">${escapeMarkup(line)}</p>`
  const button = action
    ? `<p style="margin:24px 0"><a href="${escapeMarkup(action.url)}" style="background:#1d4289;color:#ffffff;padding:12px 20px;border-radius:6px;text-decoration:none;font-weight:600">${escapeMarkup(action.label)}</a></p>`
    : ''
  const body = `${lines.map(paragraph).join('')}${button}${after.map(paragraph).join('')}`
  const html = `<!doctype html><html lang="${languageTag()}"><body style="margin:0;padding:24px;background:#f5f6f9;color:#14203a;font:16px/1.5 -apple-system,'Segoe UI',Roboto,Arial,sans-serif"><div style="max-width:560px;margin:0 auto;background:#ffffff;border-left:3px solid #bf4f22;padding:24px 32px">${body}<p style="margin:24px 0 0;color:#586479;font-size:13px">${foot}</p></div></body></html>`
  return { to, subject, text, html, ...(attachments && { attachments }) }
}
