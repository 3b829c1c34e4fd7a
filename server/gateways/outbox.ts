import { appendFile, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { v7 as uuidv7 } from 'uuid'
import { replaceFile } from './replace-file'

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

/** Where mail goes when no mail server is set: the newest messages, kept over a restart. */
export interface Outbox {
  add(message: MailMessage, from: string, at: Date): Promise<KeptMail>
  /** Newest first. */
  list(): KeptMail[]
  get(id: string): KeptMail | undefined
  latestTo(address: string): KeptMail | undefined
}

const KEPT = 200

/** Opens the outbox of `dir` (outbox.jsonl, a message a line). */
export async function createOutbox(dir: string): Promise<Outbox> {
  const path = join(dir, 'outbox.jsonl')
  let kept = await load(path)
  let lines = kept.length
  let writing: Promise<void> = rewrite()
  await writing

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

  function rewrite(): Promise<void> {
    return replaceFile(path, [...kept].reverse().map(line).join(''))
  }

  async function write(mail: KeptMail): Promise<void> {
    kept = [mail, ...kept].slice(0, KEPT)
    if (lines < 2 * KEPT) {
      await appendFile(path, line(mail), { mode: 0o600 })
      lines += 1
      return
    }
    lines = kept.length
    await rewrite()
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

// A line that a crash cut short is left out.
function parse(text: string): KeptMail[] {
  try {
    return text ? [JSON.parse(text) as KeptMail] : []
  } catch {
    return []
  }
}
