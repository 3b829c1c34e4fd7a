import { type ExamProfile, noQuestions, type ProfileSource } from './exam-profile'

const source: ProfileSource = {
  title: /* not text */ 'Higher Rights of Audience',
  publisher: /* not text */ 'Solicitors Regulation Authority',
  updated: /* not text */ 'April 2021',
  appliesFrom: '2021-04-01',
  address: 'https://www.sra.org.uk/solicitors/resources/specific-areas-of-practice/higher-rights-of-audience',
}

/** The regulator's standards say what is examined; the organisations that it authorises say how. */
export const higherRights: ExamProfile = {
  exam: 'hra_bar',
  source,
  papers: [
    {
      ...noQuestions,
      paper: 'whole',
      days: [
        {
          areas: [],
          stations: [
            { skill: 'written_examination', preparation: 0, minutes: null },
            { skill: 'advocacy', preparation: 0, minutes: null },
          ],
        },
      ],
    },
  ],
}
