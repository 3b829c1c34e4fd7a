/** Somebody who writes: a tutor or a student by their place in the list. */
export type Author = { tutor: number } | { student: number }

export interface DemoPost {
  author: Author
  /** Days before today, and the hour in London. */
  days: number
  at: string
  title: string
  words: readonly string[]
  /** Whether its members were told. */
  told?: true
  answers?: readonly { author: Author; days: number; at: string; words: readonly string[]; accepted?: true }[]
}

/** What is posted in a group, by the group's short name. */
export const postList: Readonly<Record<string, readonly DemoPost[]>> = {
  'SQE2 next': [
    {
      author: { tutor: 0 },
      days: 16,
      at: '09:10',
      title: 'How these weeks work',
      words: [
        'One station a week, under time, handed in by Saturday evening. I read all of them on Sunday morning and say aloud what was good, without names.',
        'If a week is too full, write here before Saturday. Nobody minds; a silence is harder to plan around.',
      ],
      told: true,
    },
    {
      author: { student: 5 },
      days: 6,
      at: '18:25',
      title: 'Where do you put the client’s objectives?',
      words: [
        'In attendance notes I lose time deciding whether what the client wants belongs at the top or with the advice. What do you do?',
      ],
      answers: [
        {
          author: { student: 7 },
          days: 6,
          at: '19:02',
          words: ['At the top, in one sentence, in their words. The advice then says whether they can have it.'],
          accepted: true,
        },
        {
          author: { student: 0 },
          days: 5,
          at: '08:15',
          words: [
            'I did the opposite and was marked down for it: the reader met the advice before they knew what was asked.',
          ],
        },
      ],
    },
    {
      author: { tutor: 0 },
      days: 1,
      at: '10:05',
      title: 'Sunday: a will that a family doubts',
      words: [
        'Sunday’s attendance note turns on a will that a family doubts. Before you come, answer in your own words what a Larke v Nugus request asks of the solicitor who made the will, and why that firm should answer although it is not a party.',
        'Keep it under 200 words. We compare at the start.',
      ],
      told: true,
    },
  ],
  Manchester: [
    {
      author: { tutor: 2 },
      days: 3,
      at: '12:40',
      title: 'Wednesday is upstairs',
      words: [
        'The big room is taken this Wednesday. We are on the second floor, and the door on the street closes at 18:15.',
      ],
    },
  ],
  'SQE2 summer': [
    {
      author: { tutor: 0 },
      days: 23,
      at: '09:30',
      title: 'Thank you, and well done',
      words: ['Results are out. Whether it went as you hoped or not: say how it went, so that I know whom to ring.'],
      told: true,
    },
  ],
}
