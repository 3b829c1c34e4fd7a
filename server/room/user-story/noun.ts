import { noun } from '../../kernel/noun'
import { recordStory } from './recordStory'
import { userStory as operation } from './userStory'

export const userStory = noun({
  entities: [],
  operations: { userStory: operation, recordStory },
  erasure: 'nothing of a person',
  exported: 'nothing of a person',
})
