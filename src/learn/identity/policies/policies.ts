import { policyVersions } from '../../../../rules/identity/policies'

/** A policy as data: numbered sections of short clauses. */
export interface Policy {
  title: string
  path: string
  version: string
  /** The first day on which this version applies. */
  inForce: string
  inShort: string
  sections: readonly { id: string; title: string; clauses: readonly string[] }[]
}

/** The terms, with the price policy. */
export const terms: Policy = {
  title: 'Terms and conditions',
  path: '/terms-and-conditions',
  ...policyVersions.termsAndConditions,
  inShort:
    'You book, we teach and mark. You pay from a wallet that you fill beforehand. You may move or cancel, for nothing until 24 hours before. What you hand in stays yours.',
  sections: [
    {
      id: 'contract',
      title: 'Our contract',
      clauses: [
        'These terms apply between you and the school that runs this site, from the moment you accept them when you complete your profile.',
        'You must be at least 18 years old and may have one account, for yourself alone.',
        'Articled prepares you for exams. It is not the Solicitors Regulation Authority, an assessment provider or a law firm, and no result here promises one there.',
      ],
    },
    {
      id: 'account',
      title: 'Your account',
      clauses: [
        'You sign in with a link that we send to your e-mail address. Whoever can read your mail can sign in as you, so keep it safe. You can add passkeys as a second way in; whoever can unlock the device can then sign in as you. You can also link an account elsewhere, such as at Google; whoever can use that one can then sign in as you.',
        'We may block an account that breaks these terms. Its answers, marks and balance are kept, and you can ask us to look at it again.',
      ],
    },
    {
      id: 'sessions',
      title: 'Sessions',
      clauses: [
        'A booking is made when it is paid. Until then a start is held for you for ten minutes.',
        'Live sessions begin at the time shown, in London time. If nobody has come 15 minutes after the start, the session may be recorded as missed; you have 72 hours to tell us why.',
        'Written sessions have a window and a deadline. What you have uploaded by the deadline is what is marked, within seven days.',
        'Marks and feedback are there to teach. Ask your tutor first if you disagree with one; then ask us for a second reading.',
      ],
    },
    {
      id: 'prices',
      title: 'Price policy',
      clauses: [
        'Prices are in pounds and are shown before you pay, with every deduction. One smart credit is one penny, and we show credits as pounds.',
        'A wallet is topped up with £5.00 to £2,000.00 at a time. Credits do not expire. You can ask for unspent credits back within 14 days of a top-up.',
        'You may move or cancel a session for nothing until 24 hours before it starts. Later than that, moving costs the fee shown with the session type and cancelling costs half the price. Nothing is given back after the start.',
        'If we or a tutor cancel, the whole price goes back to your wallet.',
        'The policy in force when you book is kept with the booking and is the one that counts.',
      ],
    },
    {
      id: 'work',
      title: 'Your work and ours',
      clauses: [
        'What you write and hand in stays yours. You let us and your tutors read it, mark it and keep it for as long as the privacy policy says.',
        'Scenarios, questions, mark schemes and lectures belong to us or to their authors. Use them for your own study, and do not pass them on.',
      ],
    },
    {
      id: 'liability',
      title: 'If something goes wrong',
      clauses: [
        'We are responsible for loss that we cause by breaking this contract and that could be foreseen. Nothing here limits what the law does not let us limit.',
        'The law of England and Wales applies, and its courts decide. If you live elsewhere in the United Kingdom you may also go to the courts there.',
      ],
    },
    {
      id: 'changes',
      title: 'Changes',
      clauses: [
        'We tell you of a change at least 30 days before it applies. Bookings already made keep the terms they were made under.',
      ],
    },
  ],
}

/** The data that we keep of people, and why. */
export const privacy: Policy = {
  title: 'Privacy policy',
  path: '/privacy-policy',
  ...policyVersions.privacyPolicy,
  inShort:
    'We keep what we need to teach, mark and bill you. We do not sell it. You can take it with you or have it deleted.',
  sections: [
    {
      id: 'who',
      title: 'Who we are',
      clauses: [
        'The school that runs this site is the controller of your personal data under the UK GDPR and the Data Protection Act 2018.',
      ],
    },
    {
      id: 'what',
      title: 'What we keep',
      clauses: [
        'Your profile: name, e-mail address, country, time zone, the exam you prepare for and, if you add them, the days of its papers and your picture.',
        'Your work: what you hand in, your marks, the feedback on them and when all this happened.',
        'Your payments: amounts, dates and what they were for. Card numbers go to the payment provider and never reach us.',
        'Your sign-ins: when, and with which browser, so that you can end one.',
        'Your passkeys: what you call them, their public halves and when each was used last. Your finger or face stays with your device, as does the secret half.',
        'The accounts elsewhere that you sign in with: where they are, their number and address there, and when each was used last.',
      ],
    },
    {
      id: 'why',
      title: 'Why we may',
      clauses: [
        'To perform our contract with you: teaching, marking, bookings and refunds.',
        'Because the law asks: accounts and tax records.',
        'With your consent, which you can take back at any time: news about the school.',
      ],
    },
    {
      id: 'others',
      title: 'Who else sees it',
      clauses: [
        'Your tutors see your name, your picture and the work they mark. Staff see what their task needs, and each permission is given by name.',
        'Those who host the site, send its mail and take its payments work for us under contract. We sell nothing to anybody.',
        'If you sign in with an account elsewhere, its provider learns that and when you do. If you make a calendar address, every program that you give it to sees when your sessions are and what kind they are, until you change the address or switch it off.',
      ],
    },
    {
      id: 'how-long',
      title: 'How long',
      clauses: [
        'Your profile and your work as long as you have an account. When you delete it they are removed at once.',
        'Payment records for six years after the end of the year they belong to, as tax law asks; without your name once your account is deleted.',
      ],
    },
    {
      id: 'rights',
      title: 'Your rights',
      clauses: [
        'You can see, correct, take away and delete what we keep, object to how we use it, or ask us to stop for a while. We answer within one month.',
        'If you are not content with our answer you can complain to the Information Commissioner’s Office.',
      ],
    },
    {
      id: 'changes',
      title: 'Changes',
      clauses: ['We tell you of a change before it applies, and ask again where your consent is needed.'],
    },
  ],
}

/** The data stored in the browser. */
export const cookies: Policy = {
  title: 'Cookies policy',
  path: '/cookies-policy',
  ...policyVersions.cookiesPolicy,
  inShort:
    'Only what keeps you signed in and remembers your settings. Nothing follows you to other sites, and there is no advertising.',
  sections: [
    {
      id: 'what',
      title: 'What this means',
      clauses: [
        'A cookie is a small note that a site leaves in your browser. We say cookie here for the browser’s own storage too.',
      ],
    },
    {
      id: 'which',
      title: 'What we store',
      clauses: [
        'Your sign-in: two tokens, with your e-mail address and role beside them. They are deleted when you log out.',
        'Two cookies that tell your browser from others while you sign in, so that a code from your mail, and a passkey’s answer, each work only where they were asked for.',
        'Your settings: appearance, language, and that you have accepted this notice, with the day.',
        'Drafts that have not been sent yet, and what you chose to keep for reading without a connection.',
      ],
    },
    {
      id: 'choice',
      title: 'Your choice',
      clauses: [
        'All of these are needed for the site to work, so there is nothing to switch off but the site itself. You can delete them in your browser at any time; you are then signed out.',
      ],
    },
  ],
}
