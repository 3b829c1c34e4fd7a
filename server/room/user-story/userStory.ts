import type { Operation } from '../../kernel/graphql/operation'
import { nothing } from '../../kernel/read/selection'
import { askedPage, storyPage } from './page'
import { sources } from './sources'

export const userStory: Operation<'userStory'> = async ({ userId, group, ...asked }, context) => {
  const page = askedPage(asked)
  await context.reader.one('User', userId, nothing)
  return storyPage(
    context,
    sources.filter((source) => !group || source.group === group),
    { userId },
    page,
  )
}
