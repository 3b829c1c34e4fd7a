import { storyAbilities } from '../../../access/room/user-story'
import { holds } from '../../../access/viewer'
import { acts } from '../../../schema/generated/acts'
import { signedIn } from '../../kernel/context'
import { forbidden } from '../../kernel/errors'
import type { Operation } from '../../kernel/graphql/operation'
import { nothing } from '../../kernel/read/selection'
import { askedPage, type Entry, storyPage } from './page'
import { recordSources } from './record-sources'

export const recordStory: Operation<'recordStory'> = async ({ of, id, ...asked }, context) => {
  if (!holds(signedIn(context), storyAbilities[of])) throw forbidden()
  const page = askedPage(asked)
  await context.reader.one(of, id, nothing)
  const { entries, next } = await storyPage(context, recordSources[of], { id }, page)
  return { entries: entries.map(inWords), next }
}

/** An act by the words of its operation, which the database does not have. */
const inWords = (entry: Entry): Entry =>
  entry.kind === 'act' ? { ...entry, title: acts[String(entry.detail)] ?? String(entry.detail) } : entry
