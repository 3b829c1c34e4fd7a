import { buffer } from 'node:stream/consumers'
import { FileMissing } from '../../gateways/files/files'
import type { Services } from '../../kernel/context'
import { write } from '../../kernel/write/write'
import { docxHtml } from '../docx-html'

declare module '../../kernel/context' {
  interface NounServices {
    /** Prepares the text of Word documents, one after another. */
    preparation: Preparation
  }
}

export interface Preparation {
  /** Prepares the document whose turn it is; does nothing if none waits. */
  next(services: Services): Promise<void>
}

interface Waiting {
  id: string
  ownerId: string | null
  key: string | null
}

/** The eldest of each person that waits. */
const waiting = `select distinct on (owner_id) id, owner_id as "ownerId", storage_key as key
  from drive_files where preparing order by owner_id, id`

/** Lets documents take turns by person, however many one of them has sent. */
export function createPreparation(): Preparation {
  /** When each person who still waits had a turn, counted in turns. */
  let turns = new Map<string | null, number>()
  let count = 0
  let last: Promise<unknown> = Promise.resolve()

  async function prepareNext(services: Services) {
    const { rows } = await services.database.query({ name: 'documents_waiting', text: waiting })
    const heads = rows as unknown as Waiting[]
    turns = new Map(heads.map(({ ownerId }) => [ownerId, turns.get(ownerId) ?? 0]))
    const turnOf = ({ ownerId }: Waiting) => turns.get(ownerId) ?? 0
    const [next] = heads.sort((a, b) => turnOf(a) - turnOf(b) || (a.id < b.id ? -1 : 1))
    if (!next) return
    turns.set(next.ownerId, ++count)
    await keep(services, next.id, await textOf(services, next.key))
  }

  return {
    next(services) {
      const mine = last.then(() => prepareNext(services))
      last = mine.catch(() => {})
      return mine
    },
  }
}

/** The text of a document; null if it has gone meanwhile. */
async function textOf(services: Services, key: string | null): Promise<string | null> {
  try {
    return key && (await docxHtml(await buffer((await services.files.open(key)).stream), services))
  } catch (error) {
    if (error instanceof FileMissing) return null
    throw error
  }
}

/** Keeps the text, and tells those who wait for it. What somebody has written into the document meanwhile stays. */
const keep = (services: Services, id: string, html: string | null) =>
  write(services, async (writing) => {
    const { rows } = await writing.query({
      text: 'update drive_files set content_html = coalesce(content_html, $2), preparing = false where id = $1 and preparing returning id',
      values: [id, html],
    })
    if (!rows.length) return
    writing.changed('DriveFile', id)
    for (const { documentPrepared } of services.nouns) await documentPrepared?.(writing, id)
  })
