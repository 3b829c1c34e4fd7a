import { perPerson } from '../../kernel/http/rate'
import { noun } from '../../kernel/noun'
import { createEndingLapsed } from './end-lapsed'
import { viewingBegin } from './viewingBegin'
import { viewingEnd } from './viewingEnd'

export const viewing = noun({
  entities: [],
  operations: { viewingBegin, viewingEnd },
  rates: { viewingBegin: perPerson(60) },
  erasure: 'goes with the account',
  // Told to nobody but the audit log.
  exported: 'nothing of a person',
  whenDue: createEndingLapsed,
})
