import type { WrittenTest } from './written-test'

const essay = { type: 'question', subtype: 'essay' } as const

export const writingTest: WrittenTest = {
  division: 'sqe2-legal-writing',
  title: 'Legal writing: two short advices',
  description: ['Two questions to be answered in writing. A tutor marks your answers, with words to them.'],
  instruction: ['Advise in not more than 300 words each. Say what the law is, apply it, and conclude.'],
  questions: [
    {
      ...essay,
      title: 'A husband, two children and no will',
      topic: 'Intestacy',
      source: 'Administration of Estates Act 1925 ss 46(1)(i), 46(2A) and 47; SI 2023/758',
      lawStatedAt: '2026-01-01',
      assignment: [
        'Your client’s wife died on 10 January 2026 without a will. She leaves him and their two children, who are 24 and 27. Her estate, without her personal chattels and after debts and expenses, is worth £600,000.',
        'Advise him who takes what.',
      ],
      answer: [
        'He takes her personal chattels absolutely, if he survives her by 28 days.',
        'He takes the fixed net sum of £322,000, with interest from the death until it is paid, and half of the residue absolutely. The residue is £278,000, so that is £139,000 and £461,000 in all.',
        'The other half of the residue, £139,000, is held for the children on the statutory trusts. Both are over 18, so each takes £69,500 at once.',
      ],
      feedback:
        'With a surviving spouse and issue: chattels, the fixed net sum with interest, and half of the residue to the spouse.',
    },
    {
      ...essay,
      title: 'A debt that the debtor admitted',
      topic: 'Limitation',
      source: 'Limitation Act 1980 ss 5, 29(5), 29(7) and 30',
      lawStatedAt: '2026-01-01',
      assignment: [
        'A debt of £18,400 under a simple contract fell due on 3 March 2020. On 10 September 2022 the debtor signed a letter to your client that admits the debt and asks for time. Nothing has been paid.',
        'It is 1 June 2026. Advise your client whether a claim is out of time.',
      ],
      answer: [
        'An action founded on simple contract may not be brought after six years from the date on which the cause of action accrued (s 5). Without more the period would have ended in March 2026.',
        'The letter is an acknowledgment in writing, signed by the person who makes it and made to the creditor (s 30). It was made before the period ended, so the right is treated as having accrued on its date (s 29(5)).',
        'The claim may be brought until September 2028. An acknowledgment after the end of the period would have revived nothing (s 29(7)).',
      ],
      feedback: 'A signed written acknowledgment of a debt before the period ends starts it afresh.',
    },
  ],
  attempts: [
    {
      student: 0,
      days: 6,
      answers: [
        {
          given:
            'You take the chattels, then £322,000 as the statutory legacy. What is left is £278,000 and you take half of it, £139,000.\n\nThe other £139,000 goes to your children, who are both of age, so each takes £69,500.',
          marking: {
            points: 8,
            feedback:
              'Clear, and the sums are right. You leave out the interest on the fixed sum and that he must survive by 28 days.',
          },
        },
        {
          given:
            'The debt fell due on 3 March 2020 and six years have passed, so at first sight it is out of time under section 5.\n\nBut the debtor admitted it in a signed letter in September 2022. That starts time again, so you have until September 2028.',
          marking: {
            points: 7.5,
            feedback:
              'The right answer. Name the sections of the acknowledgment, and say that it was made before the period had ended.',
          },
        },
      ],
    },
    {
      student: 3,
      days: 2,
      answers: [
        {
          given:
            'As there is no will the intestacy rules apply. The spouse takes the first £322,000 and the personal chattels. The rest is shared in equal parts by the spouse and the children, so each of the three takes £92,666.',
        },
        {
          given:
            'Section 5 of the Limitation Act 1980 gives six years. The debtor’s letter is an acknowledgment within section 29(5): it is in writing and signed, as section 30 requires. The claim is in time until 10 September 2028.',
        },
      ],
    },
  ],
}
