import { noun } from '../../kernel/noun'
import { userStory as operation } from './userStory'

export const userStory = noun({
  entities: [],
  operations: { userStory: operation },
  erasure: 'nothing of a person',
  exported: 'nothing of a person',
})
