import { perPerson } from '../../kernel/http/rate'
import { noun } from '../../kernel/noun'
import { mocksLeft } from './mocksLeft'
import { slots } from './slots'

export const slot = noun({
  entities: [],
  operations: { mocksLeft, slots },
  rates: { slots: perPerson(300) },
  erasure: 'nothing of a person',
  exported: 'nothing of a person',
})
