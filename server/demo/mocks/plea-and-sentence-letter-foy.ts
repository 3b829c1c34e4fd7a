import type { DemoMock } from '../mock'

/** Criminal legal writing: a letter to a client on bail about plea, credit and likely sentence. */
export const pleaAndSentenceLetterFoy: DemoMock = {
  key: 'plea-and-sentence-letter-foy',
  name: 'Letter on plea and sentence: Melanie Foy',
  sessionType: 'sqe2-legal-writing',
  practiceArea: 'CRIM',
  level: 'day_one',
  scenario: `
<p>Melanie Foy, 41, was the bookkeeper of Vale End Garden Centre Ltd, Brantwick, for six years. She is charged with stealing £7,860 from the company between 1 May and 31 January, contrary to sections 1 and 7 of the Theft Act 1968. The evidence is of 24 false customer refunds to her own cards (£5,210) and cash takings not banked (£2,650).</p>
<p>She has no previous convictions. She lives at 3 Orchard Rise, Brantwick, with her two children, aged 9 and 12; their father lives abroad and she cares for them alone. She made no comment in interview on advice. She is on unconditional bail and first appears at Halverton Magistrates’ Court on <strong>12 May at 10.00</strong>.</p>
<p>She has now sent the e-mail in the file. She has told Helen Vane in conference that she took the whole sum.</p>`,
  candidateInstruction: `
<p><strong>From:</strong> Helen Vane, partner, Penrose Vane LLP</p>
<p><strong>To:</strong> Candidate</p>
<p><strong>Subject:</strong> Melanie Foy: advice letter before 12 May</p>
<p>Please write to Melanie answering the five questions in her e-mail. I need a letter that I can sign today. She is bright but frightened, has never been to court and does not want a law lecture. She is dyslexic, so keep paragraphs short and use headings.</p>
<p>I have already advised her that the evidence is very strong and that, on what she tells us, she is guilty. The sentencing guideline extract is in the file. For today you can take it that the court would put the case in category 3 harm and that the breach of trust will probably make it high culpability.</p>
<p>Her fourth question needs firmness as well as tact.</p>
<p>Helen</p>`,
  instruction: `
<p>You have <strong>30 minutes</strong>. Write a letter to the client for the partner’s signature. Hand in one document; you may use the letter form supplied.</p>
<ul><li>Date the letter 20 April.</li>
<li>Use the file and your own knowledge of the law. Do not set out authorities beyond what the client needs.</li>
<li>You need not deal with legal aid or costs.</li></ul>`,
  tutorInstruction: `
<h3>What the letter must do</h3>
<p>It answers five questions in plain words, gives a view on each, says what the client must do before 12 May, and refuses the false basis without accusing or frightening her.</p>
<h3>Points to find</h3>
<ul><li><strong>The basis of £5,210</strong> would be untrue: she has told us that she took £7,860 and kept a list. We cannot put it forward.</li>
<li><strong>“Wait and see if they drop it”</strong> costs credit: one third falls to one quarter after the first stage and to one tenth on the day of trial.</li>
<li><strong>Suspension:</strong> one year less one third is eight months, so the presumption in the Sentencing Code in favour of suspending sentences of 12 months or less applies to convictions on or after 22 March 2026. It is not a promise, and a suspended sentence is still a custodial sentence.</li>
<li><strong>Repayment</strong> should go through the firm. She proposes to ring the manager, who is a prosecution witness.</li>
<li>Sole care of two children is mitigation and a reason to ask for a pre-sentence report.</li></ul>
<h3>What separates the grades</h3>
<ul><li><strong>A:</strong> every question answered with a view; accurate figures; explains why the lower figure is impossible and what would follow; short, warm, ordered; clear list of things to do.</li>
<li><strong>C:</strong> right on credit and the guideline but written for a lawyer, or vague on the false basis (“we would not recommend it”).</li>
<li><strong>F:</strong> drafts or offers a £5,210 basis; promises that she will not go to prison; says that a trial has no effect on sentence; treats the starting point as the sentence.</li></ul>
<p>A candidate who advises at length on trial venue has missed that on an indicated guilty plea no question of trial venue arises: the court proceeds to sentence or commits for sentence.</p>`,
  marksheet: [
    {
      title: 'Relevant facts',
      description:
        'Right sums (£7,860; £5,210; £2,650), date, time and place of hearing, good character, sole care of the children, the £2,000 available. No fact invented.',
      kind: 'skills',
      weight: 1,
    },
    {
      title: 'Logical structure',
      description:
        'Opens with the short answers, takes the five questions in order under headings, ends with what to do before 12 May. Correct letter form.',
      kind: 'skills',
      weight: 1,
    },
    {
      title: 'Client and recipient focus',
      description:
        'Speaks to her worries (prison, children, money), gives a view on each, respects that plea is her decision and is kind without false comfort.',
      kind: 'skills',
      weight: 2,
    },
    {
      title: 'Clear, precise, concise and acceptable language',
      description:
        'Plain words, short paragraphs fit for a dyslexic reader, legal terms explained once, no jargon or quotation of statutes, correct English.',
      kind: 'skills',
      weight: 2,
    },
    {
      title: 'The first hearing',
      description:
        'Explains that she will be asked to indicate a plea; that on an indication of guilty she is treated as having pleaded guilty and the court sentences or commits to the Crown Court if its powers are not enough; that a report may be ordered; and that she must attend.',
      kind: 'law',
      weight: 1,
    },
    {
      title: 'Credit for a guilty plea',
      description:
        'One third at the first stage, one quarter after it, falling to one tenth on the first day of trial. Says that 12 May is the first stage. Mentions that losing a hearing about the facts would normally halve the credit.',
      kind: 'law',
      weight: 2,
    },
    {
      title: 'Likely sentence',
      description:
        'Applies the guideline: category A3, starting point one year, range 26 weeks to two years, before plea. Adjusts for mitigation and credit, reaches a reasoned range, explains suspension and the presumption, and does not promise.',
      kind: 'law',
      weight: 2,
    },
    {
      title: 'Repayment and ancillary orders',
      description:
        'Compensation to be considered in every such case, means, repayment as mitigation, through the firm and not by contact with the manager; surcharge and prosecution costs.',
      kind: 'law',
      weight: 1,
    },
    {
      title: 'Ethics: the false basis',
      description:
        'Says clearly that we cannot tell the court that it was £5,210 when she has told us otherwise, that what she tells us is confidential, that the Crown’s figure is hers to admit, and that we would have to stop acting if she insisted.',
      kind: 'law',
      weight: 2,
    },
  ],
  materials: [
    {
      title: 'Charge and case summary',
      format: 'pdf',
      studentCanView: true,
      blocks: [
        { heading: 'Charge sheet and summary: Melanie Foy', level: 1 },
        {
          facts: [
            [
              'Charge',
              'Between 1 May and 31 January stole cash and credits to the value of £7,860 belonging to Vale End Garden Centre Ltd. Contrary to sections 1 and 7, Theft Act 1968',
            ],
            ['Bail', 'Unconditional, to Halverton Magistrates’ Court, 12 May, 10.00'],
            ['Previous convictions', 'None. No cautions'],
          ],
        },
        { heading: 'Evidence', level: 2 },
        {
          paragraph:
            'Roger Tait, general manager: the defendant alone reconciled the tills and the bank. She held the refund override code and was “trusted with everything”. He noticed the fall in takings in January and called in the company’s accountants.',
        },
        {
          paragraph:
            'Anita Sorrell, accountant: 24 refunds without a customer sale, all to two debit cards in the defendant’s name, total £5,210. Till records exceed banked cash on 31 days; total £2,650. She altered the weekly reconciliation to hide both. The refunds are certain. The cash figure is an inference, “but nobody else had access to the safe log”.',
        },
        {
          table: [
            ['Head', 'Amount'],
            ['False refunds to own cards (24)', '£5,210'],
            ['Cash not banked (31 days)', '£2,650'],
            ['Total', '£7,860'],
          ],
        },
        {
          paragraph:
            'Impact: the company is solvent. Mr Tait says that he delayed replacing a delivery van. No insurance claim has been made. Nothing has been repaid.',
        },
        { paragraph: 'Interview: no comment throughout, solicitor present.' },
      ],
    },
    {
      title: 'E-mail from the client',
      format: 'docx',
      studentCanView: true,
      blocks: [
        {
          facts: [
            ['From', 'Melanie Foy'],
            ['To', 'Helen Vane'],
            ['Date', '18 April'],
            ['Subject', 'My court date'],
          ],
        },
        {
          paragraph:
            'Dear Helen, I haven’t slept since our meeting. I know I did it. I got behind with the rent and then the cards and it just went on. I want to get it over with but I’m terrified for the kids. Can you tell me please:',
        },
        {
          list: [
            'What actually happens on 12 May? Do I have to say anything?',
            'Do I get less for pleading guilty? My cousin says wait, because they might drop it if the witnesses don’t turn up.',
            'Am I going to prison? Who has the kids if I do?',
            'The accountant can only prove the £5,210 on my cards. I know I told you it was the lot, I’ve got my list, it comes to the £7,860. But can’t we just say it was £5,210? It sounds so much better and they can’t prove the rest.',
            'My mum will lend me £2,000. Shall I ring Roger and offer it? He was always decent to me.',
          ],
          numbered: true,
        },
        { paragraph: 'Sorry to ask so much. Please don’t send me pages of law, I can’t take it in. Mel' },
      ],
    },
    {
      title: 'Guideline note for the file',
      format: 'pdf',
      studentCanView: true,
      blocks: [
        { heading: 'General theft: note of the Sentencing Council guideline', level: 1 },
        {
          paragraph:
            'Prepared by the firm’s library. Check before use. The starting points apply to all offenders irrespective of plea or previous convictions.',
        },
        {
          table: [
            ['Harm', 'Culpability A (high)', 'Culpability B (medium)'],
            [
              'Category 2: £10,000 to £100,000',
              '2 years’ custody (1 year to 3 years 6 months)',
              '1 year’s custody (26 weeks to 2 years)',
            ],
            [
              'Category 3: £500 to £10,000',
              '1 year’s custody (26 weeks to 2 years)',
              'High level community order (low level community order to 36 weeks’ custody)',
            ],
          ],
        },
        {
          paragraph:
            'High culpability includes a breach of a high degree of trust or responsibility. Factors that reduce seriousness include no previous convictions, remorse (particularly voluntary reparation) and being the sole or primary carer for dependent relatives. Steps taken to prevent discovery may increase it.',
        },
        { paragraph: 'Maximum on indictment: seven years’ custody.' },
      ],
    },
  ],
  templates: [
    {
      title: 'Letter form',
      format: 'docx',
      studentCanView: true,
      blocks: [
        { heading: 'Penrose Vane LLP', level: 1 },
        { paragraph: 'Solicitors. 12 Assembly Street, Halverton' },
        {
          facts: [
            ['Our reference', 'HV/Foy'],
            ['Date', '20 April'],
          ],
        },
        { paragraph: 'Private and confidential' },
        { paragraph: 'Ms Melanie Foy, 3 Orchard Rise, Brantwick' },
        { paragraph: 'Dear' },
        { paragraph: '' },
        { paragraph: 'Yours sincerely' },
        { signature: 'Helen Vane, Penrose Vane LLP' },
      ],
    },
  ],
  extraTasks: [],
  suggestedAnswer: `
<p>Penrose Vane LLP</p>
<p>20 April</p>
<p>Dear Melanie</p>
<p><strong>Your hearing on 12 May at 10.00, Halverton Magistrates’ Court</strong></p>
<p>Thank you for your e-mail. I have answered your questions in order. In short: pleading guilty on 12 May gives you the most credit. A prison sentence is a real possibility, but there is a good chance that it would be suspended or that you would receive a community order. And we cannot tell the court that you took less than you did.</p>
<h3>1. What happens on 12 May</h3>
<p>You will be asked your name, address and date of birth, and then how you would plead. If you say “guilty”, that is your plea. You do not have to say anything else; I will speak for you. There will be no trial.</p>
<p>The court will probably adjourn for a probation officer to write a report on you, which I will ask for because of the children. The magistrates can sentence you themselves. If they think that their powers are not enough they can send you to the Crown Court for sentence.</p>
<p>You must be there. Not coming without good reason is an offence and would put your bail at risk.</p>
<h3>2. Credit for pleading guilty</h3>
<p>Yes. If you plead guilty at the first hearing, the court normally takes <strong>one third</strong> off your sentence. After that the most is <strong>one quarter</strong>, and it falls to <strong>one tenth</strong> by the first day of a trial.</p>
<p>I would not wait to see if the witnesses turn up. The case rests on bank and till records, and the accountant and Mr Tait have every reason to come. You would lose credit for a poor gamble. The decision is yours. On what you have told me, my advice is to plead guilty on 12 May.</p>
<h3>3. Will I go to prison?</h3>
<p>I cannot promise that you will not. The court must follow a guideline, which looks at the sum and at how far you were trusted. Because you were in sole charge of the money, the starting point is likely to be <strong>one year in prison</strong>, within a range from 26 weeks to two years. The court moves from there. I would argue for less trust, which would start at a community order, but we should expect the higher level.</p>
<p>Against you: it went on for nine months and the records were altered. For you: no convictions, real remorse, money repaid, and your sole care of two children. The one third then comes off. One year would become eight months; with your mitigation it may be less.</p>
<p>If the sentence is 12 months or less the law now says that it must be <strong>suspended</strong> unless there are exceptional circumstances. (That applies to anybody convicted on or after 22 March 2026.) Suspended means that you go home, but it is still a prison sentence: you may have unpaid work or other requirements to complete, and if you break them or commit another offence you could have to serve it. The court must also be satisfied that a fine or community order would not be enough before it passes any prison sentence.</p>
<p>So my view is that prison starting on the day is possible but not likely. To be careful, please decide who would have the children if it happened, and tell me.</p>
<h3>4. Can we say that it was £5,210?</h3>
<p>No, and I want to explain why. You have told me that you took the whole £7,860. What you tell me is confidential. But I must not mislead the court, so I cannot put forward a figure that I know from you is not true. Nor should you give it to the probation officer. If you wanted me to, I would have to stop acting for you, without telling the court why.</p>
<p>It would not help in any case. Both figures fall in the same band of the guideline. If the prosecution did not accept £5,210 there would be a hearing with evidence about the amount. If you lost it, your credit for pleading guilty would normally be <strong>halved</strong>, and your remorse would not be believed. The honest course is also your best one: plead to £7,860. Please keep your list safe and do not alter it or throw it away.</p>
<h3>5. Repaying money</h3>
<p>Your mother’s £2,000 would help. Paying before sentence shows remorse, and the court must consider ordering you to pay compensation to the company in any event, looking at what you can afford. You would still owe up to £5,860, and there will be a surcharge and probably some costs. Repayment will not make the case go away.</p>
<p>Please <strong>do not ring Mr Tait</strong>. He is a witness, and a call could be misread as pressure. Send the money to us when your mother is ready, and make sure that she can spare it. I will offer it through the prosecution and the company’s solicitors.</p>
<h3>What I need from you by 1 May</h3>
<ul><li>Your decision on your plea, in writing.</li><li>Details of your income, rent and debts, with statements.</li><li>Two letters about your character, from people who know about the charge.</li><li>Letters from the school or your doctor about the children and your health.</li><li>Who would care for the children.</li></ul>
<p>Please ring me if any of this is unclear; I am happy to go through it aloud. We will meet at 9.15 outside the court on 12 May.</p>
<p>Yours sincerely</p>
<p>Helen Vane</p>
<h3>Notes for the marker</h3>
<p>Sources: Theft Act 1968, sections 1 and 7; Magistrates’ Courts Act 1980, section 17A (indication of plea); Sentencing Code, sections 14 (committal for sentence), 55 and 133 (compensation), 73 (plea), 230 (custody threshold) and 277A (presumption of suspension, inserted by the Sentencing Act 2026); Sentencing Council guidelines on general theft and on reduction in sentence for a guilty plea; <em>R v Newton</em> (1982) 77 Cr App R 13; SRA Code of Conduct for Solicitors, paragraphs 1.4, 2.1 and 6.3. None of these need be cited to the client. Confiscation under the Proceeds of Crime Act 2002 can be ordered only by the Crown Court; a mention is a bonus.</p>`,
}
