import { appendFile, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { v7 as uuidv7 } from 'uuid'
import { replaceFile } from '../files/replace-file'

export interface MailMessage {
  to: string
  subject: string
  text: string
  html?: string
  attachments?: MailAttachment[]
}

export interface MailAttachment {
  filename: string
  content: string | Buffer
  contentType: string
}

export interface KeptMail extends Omit<MailMessage, 'attachments'> {
  id: string
  from: string
  /** ISO instant. */
  sentAt: string
  /** Contents in base64. */
  attachments: { filename: string; content: string; contentType: string }[]
}

/** Receives mail when no mail server is set: keeps the newest messages, also over a restart. */
export interface Outbox {
  add(message: MailMessage, from: string, at: Date): Promise<KeptMail>
  /** Newest first. */
  list(): KeptMail[]
  get(id: string): KeptMail | undefined
  latestTo(address: string): KeptMail | undefined
}

const KEPT = 200

/** Opens the outbox of `dir` (outbox.jsonl, one message per line). */
export async function createOutbox(dir: string): Promise<Outbox> {
  const path = join(dir, 'outbox.jsonl')
  let kept = await load(path)
  let lines = kept.length
  /** Whether the file ends with a whole line; a crash or a full disk may have cut it short. */
  let isWhole = false
  let writing: Promise<void> = Promise.resolve()

  return {
    async add(message, from, at) {
      const mail: KeptMail = {
        ...message,
        id: uuidv7(),
        from,
        sentAt: at.toISOString(),
        attachments: (message.attachments ?? []).map((attachment) => ({
          ...attachment,
          content: Buffer.from(attachment.content).toString('base64'),
        })),
      }
      writing = writing.catch(() => {}).then(() => write(mail))
      await writing
      return mail
    },
    list: () => [...kept],
    get: (id) => kept.find((mail) => mail.id === id),
    latestTo: (address) => kept.find((mail) => mail.to.toLowerCase() === address.toLowerCase()),
  }

  async function write(mail: KeptMail): Promise<void> {
    const next = [mail, ...kept].slice(0, KEPT)
    const isAppended = isWhole && lines < 2 * KEPT
    isWhole = false
    await (isAppended
      ? appendFile(path, line(mail), { mode: 0o600 })
      : replaceFile(path, [...next].reverse().map(line).join('')))
    isWhole = true
    lines = isAppended ? lines + 1 : next.length
    // Shown only after it is written, because a failed write makes the sender try again.
    kept = next
  }
}

function line(mail: KeptMail): string {
  return `${JSON.stringify(mail)}\n`
}

/** Newest first. */
async function load(path: string): Promise<KeptMail[]> {
  const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return ''
    throw error
  })
  return text.split('\n').flatMap(parse).slice(-KEPT).reverse()
}

// Leaves out a line that a crash cut short.
function parse(text: string): KeptMail[] {
  try {
    return text ? [JSON.parse(text) as KeptMail] : []
  } catch {
    return []
  }
}
