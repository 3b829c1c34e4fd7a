import { eq } from 'drizzle-orm'
import { conflict, invalid } from '../../kernel/errors'
import { perPerson } from '../../kernel/http/rate'
import { noun } from '../../kernel/noun'
import { list } from '../../kernel/read/lists'
import { fields } from '../../kernel/read/selection'
import { accessRequestAccept } from './accessRequestAccept'
import { accessRequestCreate } from './accessRequestCreate'
import { accessRequestDecline } from './accessRequestDecline'
import { accessRequests, accessRequest as entity } from './table'

export const accessRequest = noun({
  entities: [entity],
  operations: { accessRequestAccept, accessRequestCreate, accessRequestDecline, accessRequests: list('AccessRequest') },
  rates: { accessRequestCreate: perPerson(30) },
  constraints: {
    access_requests_once: () => conflict('You have asked for this already, and will be told.'),
    access_requests_message: () => invalid('message', 'A message has at most 2,000 characters.'),
    access_requests_answer: () => invalid('answer', 'An answer has at most 2,000 characters.'),
  },
  // What was answered stays with who asked, without a name.
  erasure: {
    async erase({ orm }, { userId }) {
      await orm.update(accessRequests).set({ answeredById: null }).where(eq(accessRequests.answeredById, userId))
    },
  },
  exported: {
    accessRequests: ['AccessRequest', fields('bundleId', 'message', 'status', 'answer', 'answeredAt', 'insertedAt')],
  },
})
