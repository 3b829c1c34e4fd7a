import type { Mailbox } from '../server/mailbox'
import type { Load } from './load'

interface Where {
  post: Pick<Mailbox, 'mails'>
  /** Queries the database on a connection beside the server's. */
  ask(text: string): Promise<Record<string, unknown>[]>
}

/** Longer than a mail may wait for its next try. */
const PATIENCE_MS = 60_000

/** Finds the acknowledged rows that are not there now, and the acknowledged mails that do not arrive after a while. */
export async function lostOf(loads: readonly Load[], { post, ask }: Where) {
  const kept = new Set((await ask('select name from practice_areas')).map(({ name }) => name))
  const unsent = () => {
    const sent = new Set(post.mails.map(({ to }) => to?.text))
    return loads.flatMap(({ addresses }) => addresses).filter((each) => !sent.has(each))
  }
  for (const end = Date.now() + PATIENCE_MS; Date.now() < end && unsent().length; )
    await new Promise((done) => setTimeout(done, 100))
  return { writes: loads.flatMap(({ areas }) => areas).filter((name) => !kept.has(name)), mails: unsent() }
}
