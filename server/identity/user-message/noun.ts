import { eq } from 'drizzle-orm'
import { perPerson } from '../../kernel/http/rate'
import { noun } from '../../kernel/noun'
import { fields } from '../../kernel/read/selection'
import { userMessage as entity, userMessages } from './table'
import { userMessageCreate } from './userMessageCreate'

export const userMessage = noun({
  entities: [entity],
  operations: { userMessageCreate },
  rates: { userMessageCreate: perPerson(30) },
  // Those to the person go with the account; what they wrote to or about others stays, without them.
  erasure: {
    async erase({ orm }, { userId }) {
      await orm.update(userMessages).set({ authorId: null }).where(eq(userMessages.authorId, userId))
    },
  },
  exported: { messages: ['UserMessage', fields('subject', 'text', 'insertedAt')] },
})
