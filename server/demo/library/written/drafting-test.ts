import type { WrittenTest } from './written-test'

export const draftingTest: WrittenTest = {
  division: 'sqe2-legal-drafting',
  title: 'Legal drafting: a clause and a letter',
  description: [
    'Two tasks as in practice: a clause to be typed, and a letter to be handed in as a file. A tutor marks both, with words to them.',
  ],
  instruction: [
    'Draft what you would send. Write the letter in a word processor and hand in the file, in Word or as PDF.',
  ],
  questions: [
    {
      type: 'task',
      subtype: 'typed_answer',
      title: 'An attestation clause for a client who cannot read it',
      topic: 'Execution of wills',
      source: 'Wills Act 1837 ss 9 and 15; Non-Contentious Probate Rules 1987 (SI 1987/2024) rr 12 and 13',
      lawStatedAt: '2026-01-01',
      assignment: [
        'Your client, Mrs Ada Mensah, is 81 and has lost her sight. She has capacity and can sign her name. Your principal will read the will to her, and she will then sign it in front of two witnesses who are in the room together.',
        'Draft the attestation clause, so that the registrar need not ask how the will was made. Then say in a sentence why neither witness may be left anything in it.',
      ],
      answer: [
        '“Signed by Ada Mensah to give effect to this will, after it had been read to her in our presence and she had appeared to us to understand it and to approve it, in the presence of us both, present at the same time, who then each signed it in her presence.”',
        'Section 9 asks for her signature, made or acknowledged in the presence of two or more witnesses present at the same time, and for each witness to sign, or to acknowledge a signature, in her presence, though not necessarily in that of the other witness.',
        'Rule 13 asks the registrar to be satisfied that a blind testator knew the contents of the will, so the clause says that it was read to her and approved. Where there is no sufficient clause rule 12 asks for evidence of due execution.',
        'A gift to a witness, or to the spouse or civil partner of one, is void, although the person stays a good witness (s 15).',
      ],
      feedback:
        'Both witnesses present at the same time, each signing in the testator’s presence; for a blind testator also that the will was read to her and approved.',
    },
    {
      type: 'task',
      subtype: 'file_upload',
      title: 'A landlord who does not answer',
      topic: 'Consent to assign a lease',
      source:
        'Landlord and Tenant Act 1988 ss 1 and 4; Landlord and Tenant (Covenants) Act 1995 ss 5 and 16; Go West Ltd v Spigarolo [2003] EWCA Civ 17',
      lawStatedAt: '2026-01-01',
      assignment: [
        'Your client, Mr Daniel Reeve, holds a shop under a lease of 15 years granted in 2019. He may not assign the whole without the landlord’s written consent, which is not to be unreasonably withheld. The lease says nothing of guarantees.',
        'On 2 October 2025 he asked in writing for consent to assign to Harbour Coffee Ltd, with its accounts and references. Three reminders were not answered. Today, 5 January 2026, the landlord’s agent writes: “Consent is refused.” No reason is given. Mr Reeve would also like to know whether he will answer for the rent afterwards.',
        'Write the letter of advice to Mr Reeve, and hand it in as a file.',
      ],
      answer: [
        'On a written application the landlord must, within a reasonable time, give consent unless it is reasonable not to, and must serve written notice of the decision with the reasons for a refusal or the conditions of a consent (1988 Act s 1(3)). The landlord must show that it has done each of these, and that a refusal was reasonable (s 1(6)).',
        'A reasonable time is measured in weeks rather than months, even in complicated cases, and reasons that were not given within it cannot be relied on later (Go West v Spigarolo). Three months for a plain application are too long, and a refusal without reasons does not meet s 1(3).',
        'The duty is enforced as one in tort (s 4): damages for what the delay has cost, a declaration, or an injunction. He may also assign without consent, as it was withheld in breach, but bears the risk of being wrong; a declaration first is safer.',
        'The lease was granted after 1995, so the assignment releases him from the tenant’s covenants (1995 Act s 5). A landlord may make an authorised guarantee agreement a condition of consent where that is lawful (s 16), and here only if it is reasonable, since the lease does not ask for one.',
      ],
      feedback:
        'Consent within weeks and a refusal with written reasons, or a breach of statutory duty; release on assignment, unless an authorised guarantee is lawfully asked for.',
    },
  ],
  attempts: [
    {
      student: 0,
      days: 3,
      answers: [
        {
          given:
            'Signed by Ada Mensah as her last will, the will having first been read over to her by her solicitor in our presence, when she appeared to understand it perfectly and to approve its contents, in the joint presence of us both being present at the same time, who at her request and in her presence have signed our names as witnesses.\n\nA witness who is left something keeps nothing of it, because section 15 of the Wills Act 1837 makes the gift void.',
          marking: {
            points: 8.5,
            feedback:
              'A clause that the registry will accept. “At her request” does no harm, but section 9 does not ask for it. Say too that section 15 reaches the spouse or civil partner of a witness.',
          },
        },
        {
          given: {
            key: 'letter-to-mr-reeve',
            title: 'Letter to Mr Reeve',
            blocks: [
              { paragraph: 'Dear Mr Reeve' },
              { heading: 'Your application to assign the lease of the shop', level: 2 },
              {
                paragraph:
                  'You asked me whether the landlord may refuse consent to the assignment to Harbour Coffee Ltd without saying why. In my view it may not.',
              },
              {
                paragraph:
                  'You applied in writing on 2 October 2025. From then on the landlord owed you a duty under section 1 of the Landlord and Tenant Act 1988 to decide within a reasonable time, to tell you its decision in writing, and to give its reasons if it refused. The courts measure a reasonable time in weeks. Three months have passed, and the e-mail of today gives no reason.',
              },
              {
                paragraph:
                  'The landlord is in breach of that duty. You may claim your losses from it, and the court may declare that you are free to assign. I advise you to ask for that declaration before you complete, because an assignment that turns out to need consent would be a breach of your lease.',
              },
              {
                paragraph:
                  'Once you have assigned you are released from the covenants of the lease. The landlord could only ask you to guarantee Harbour Coffee Ltd if that were a reasonable condition.',
              },
              { paragraph: 'Yours sincerely' },
            ],
          },
        },
      ],
    },
  ],
}
