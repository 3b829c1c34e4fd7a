import { alreadyThere } from '../../kernel/errors'
import { perPerson, perPersonADay } from '../../kernel/http/rate'
import { noun } from '../../kernel/noun'
import { list } from '../../kernel/read/lists'
import { fields } from '../../kernel/read/selection'
import { questionReportClose } from './questionReportClose'
import { questionReportCreate } from './questionReportCreate'
import { questionReportWithdraw } from './questionReportWithdraw'
import { questionReport as entity } from './table'

export const questionReport = noun({
  entities: [entity],
  operations: {
    questionReports: list('QuestionReport'),
    questionReportClose,
    questionReportCreate,
    questionReportWithdraw,
  },
  rates: {
    // Each tells the authors, also one that is made anew after it was withdrawn.
    questionReportCreate: perPersonADay(30),
    questionReportWithdraw: perPerson(40),
    questionReportClose: perPerson(200),
  },
  constraints: {
    question_reports_once: () => alreadyThere('You have reported this question already.', 'blockId'),
  },
  erasure: 'goes with the account',
  exported: {
    questionReports: [
      'QuestionReport',
      fields('blockId', 'kind', 'message', 'insertedAt', 'outcome', 'answer', 'closedAt'),
    ],
  },
})
