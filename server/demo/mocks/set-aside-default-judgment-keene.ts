import type { DemoMock } from '../mock'

/** Civil advocacy: an application under CPR 13.3 to set aside a default judgment. */
export const setAsideDefaultJudgmentKeene: DemoMock = {
  key: 'set-aside-default-judgment-keene',
  name: 'Setting aside a default judgment: Marlow Keene Interiors',
  sessionType: 'sqe2-advocacy',
  practiceArea: 'DR',
  level: 'day_one',
  scenario: `
<p>You act for the defendant, <strong>Marlow Keene Interiors Ltd</strong> (director: Ruth Keene), in a claim by <strong>Tarrant Steel Storage Ltd</strong> for £18,640, the unpaid balance of the price of 40 bays of steel racking. Judgment in default of acknowledgment of service was entered on 27 April. The defendant applies under CPR 13.3 to set it aside. The application was issued on 22 May and is before District Judge Parmar in the County Court at Halverton, with a time estimate of 45 minutes.</p>
<p>The price was £22,140 including VAT. A deposit of £3,500 was paid. The defendant says that 14 of the 40 bays were made of steel thinner than specified and seeks to set off £17,640: replacement of the 14 bays (£11,480), stock damaged when one bay collapsed (£4,260) and hire of temporary storage (£1,900). It accepts that £1,000 of the claim is not defended. The other 26 bays are in use and no complaint is made of them.</p>
<p>The claimant opposes. Its terms contain a clause forbidding set-off. It says that the defendant knew of the claim from 10 April, delayed, and has no real defence.</p>`,
  candidateInstruction: `
<p><strong>From:</strong> Simon Adeyemi, partner, Penrose Vane LLP</p>
<p><strong>To:</strong> Candidate</p>
<p><strong>Subject:</strong> Tarrant v Marlow Keene: application at 2 p.m.</p>
<p>Please make the application this afternoon. Ruth’s statement and the claimant’s evidence are in the bundle with my draft order. You open; Tarrant’s solicitor will reply after you and you need not deal with costs beyond a sentence.</p>
<p>Two things. First, look at the exchange of 9 and 10 April in the claimant’s exhibit and at paragraph 9 of Ruth’s statement. I asked her about it this morning. She accepts that she sent the reply; she had forgotten it and had not searched that mailbox when she signed. She is embarrassed and says that she would “rather we didn’t draw attention to it”. She will do as we advise. There has been no time for a second statement.</p>
<p>Secondly, if the judge wants money in court as a condition, the company can find £5,000 within 28 days. It cannot find £18,640; the management accounts at the end of her statement show why.</p>
<p>Simon</p>`,
  instruction: `
<p>You have <strong>45 minutes</strong> to prepare and <strong>15 minutes</strong> to make your submissions, including the judge’s questions. The judge will stop you at 15 minutes.</p>
<ul><li>The judge has read the application notice, both sides’ evidence and the draft order.</li>
<li>Use only the papers in this station and your own knowledge. You may refer to your notes.</li>
<li>Nothing is handed in.</li></ul>`,
  tutorInstruction: `
<h3>Playing the judge</h3>
<p>You are District Judge Parmar: well prepared, short of time and interested in the answer to one question at a time. You are addressed as “Judge”. Ask at least five:</p>
<ol><li>“Is this 13.2 or 13.3?” (13.3. The judgment was regular: deemed service on 9 April, acknowledgment due by 23 April, judgment on 27 April.)</li>
<li>“Does Denton apply to an application of this kind?” (Yes: FXF.)</li>
<li>“Paragraph 9 of your client’s statement says that she first knew of the claim on 11 May. Is that right?” Ask only if the candidate has not already corrected it.</li>
<li>“What about clause 9?” (No set-off: incorporation and reasonableness.)</li>
<li>“She wrote on 12 February that she would pay as soon as the hotel paid her. Isn’t that the end of it?”</li>
<li>“Why should I not simply vary the judgment to £1,000?” or “Why should I not impose payment in?”</li></ol>
<h3>What separates the grades</h3>
<ul><li><strong>A:</strong> corrects paragraph 9 without being asked and explains it; deals with both limbs of 13.3(1) and promptness; takes Denton in three stages with candour at stage two; answers clause 9 with the order of documents; concedes the £1,000; meets the payment condition with figures.</li>
<li><strong>C:</strong> right test and a sensible defence on the merits, but leaves paragraph 9 until asked, or treats promptness as the whole of Denton.</li>
<li><strong>F:</strong> relies on 11 May as the date of knowledge; says that Denton does not apply; asks for the merits to be tried; claims that the whole £18,640 is defended; offers full payment into court.</li></ul>
<h3>Common errors</h3>
<ul><li>Citing CPR 3.9 alone and forgetting that a real prospect of success is the gateway.</li><li>Saying that the e-mail of 12 February admits liability: it was sent before the collapse (17 February) and the report (2 March).</li><li>Blaming Mr Brandt. His absence explains the post, not the e-mail.</li><li>Relying on the Consumer Rights Act 2015: this is a sale between businesses.</li></ul>`,
  marksheet: [
    {
      title: 'Appropriate language and behaviour',
      description: '“Judge”, measured delivery, courteous to the claimant and to Mr Brandt, within 15 minutes.',
      kind: 'skills',
      weight: 1,
    },
    {
      title: 'Clear and logical structure',
      description:
        'Order sought; correction; the rule; real prospect; promptness; Denton; conditions and draft order. Signposted, so that the judge always knows where the submission is.',
      kind: 'skills',
      weight: 1,
    },
    {
      title: 'Persuasive argument',
      description:
        'Puts the best point, the engineer’s measurements against the specification, first and in figures; concedes weak points and turns them; does not overclaim.',
      kind: 'skills',
      weight: 2,
    },
    {
      title: 'Engagement with the court',
      description:
        'Answers each question directly, takes the judge to page and paragraph, and moves to the fallback at the right moment.',
      kind: 'skills',
      weight: 1,
    },
    {
      title: 'Key relevant facts',
      description:
        'Dates of service, judgment, knowledge and application; 14 of 40 bays; 1.2 mm against 1.8 mm; £17,640 made up of three sums; £1,000 undefended; terms on the back of the invoice; £5,000 available.',
      kind: 'skills',
      weight: 2,
    },
    {
      title: 'CPR 13.3 and real prospect',
      description:
        'Discretion to set aside or vary; real, that is realistic and not fanciful, prospect (ED & F Man v Patel); no mini-trial; 13.3(1)(b) as an alternative only; evidence required by 13.4(3). Explains why 13.2 does not apply.',
      kind: 'law',
      weight: 2,
    },
    {
      title: 'Substantive defence',
      description:
        'Sections 13 and 14(2) of the Sale of Goods Act 1979; section 53(1)(a) sets up breach of warranty against the price. Clause 9: not incorporated, and in any case subject to the Unfair Contract Terms Act 1977 (Stewart Gill v Horatio Myer).',
      kind: 'law',
      weight: 2,
    },
    {
      title: 'Promptness and Denton',
      description:
        'CPR 13.3(2) and the three stages of Denton v TH White, which apply to this application (FXF v English Karate Federation; Gentry v Miller). Accepts that the breach was serious and the reason incomplete; argues all the circumstances.',
      kind: 'law',
      weight: 2,
    },
    {
      title: 'Order and conditions',
      description:
        'Concedes £1,000; proposes payment of it, time for the defence and counterclaim, and the costs thrown away; answers a condition of payment into court under CPR 3.1(3) by reference to means; asks that enforcement fall with the judgment.',
      kind: 'law',
      weight: 1,
    },
    {
      title: 'Ethics: correcting the evidence',
      description:
        'Volunteers that paragraph 9 is wrong, on instructions obtained or after advising that the firm cannot rely on it; does not mislead by silence; offers a corrective statement.',
      kind: 'law',
      weight: 2,
    },
  ],
  materials: [
    {
      title: 'Chronology, claim and judgment',
      format: 'pdf',
      studentCanView: true,
      blocks: [
        { heading: 'Tarrant Steel Storage Ltd v Marlow Keene Interiors Ltd', level: 1 },
        { paragraph: 'County Court at Halverton. Agreed chronology.' },
        {
          table: [
            ['Date', 'Event'],
            [
              '6 January',
              'Defendant’s purchase order MK118: 40 bays, uprights 1.8 mm, safe load 400 kg a shelf. Claimant accepts by e-mail the same day',
            ],
            ['8 January', 'Deposit of £3,500 paid'],
            ['3 February', 'Delivery. Invoice T-5520 follows by post, with terms printed on the back'],
            ['10 February', 'Defendant’s e-mail: “a few uprights look bowed, please come and see”'],
            ['12 February', 'Defendant’s e-mail about payment'],
            ['17 February', 'One bay collapses'],
            ['2 March', 'Report of Dr S. Pillai, structural engineer, sent to the claimant on 4 March'],
            ['16 March', 'Defendant moves from 14 Bath Row to Unit 9, Wharf Road'],
            [
              '2 April',
              'Claim issued. Posted first class by the court on 7 April to 14 Bath Row, then still the registered office; deemed served on 9 April',
            ],
            ['23 April', 'Last day for acknowledgment of service or defence'],
            ['27 April', 'Judgment in default for £18,640, interest of £204.27 and fixed costs'],
            ['8 May', 'Registered office changed to Unit 9'],
            ['11 May', 'Enforcement agent attends Unit 9 under a writ of control'],
            ['22 May', 'Application issued'],
          ],
        },
        { heading: 'Particulars of claim (extract)', level: 2 },
        {
          paragraph:
            '3. The claimant delivered the goods on 3 February. 4. The price was £22,140 inclusive of VAT, of which £3,500 has been paid. 5. By clause 9 of its terms the defendant must pay without deduction or set-off. 6. The claimant claims £18,640 and interest under section 69 of the County Courts Act 1984.',
        },
      ],
    },
    {
      title: 'Witness statement of Ruth Keene',
      format: 'docx',
      studentCanView: true,
      blocks: [
        { heading: 'First witness statement of Ruth Keene', level: 1 },
        {
          paragraph:
            'Made on behalf of the defendant, 21 May. I am a director of the defendant. The facts are within my own knowledge unless I say otherwise.',
        },
        {
          list: [
            'We fit out hotels and restaurants. We ordered 40 bays of racking on 6 January. The order said that uprights must be 1.8 mm steel. The claimant’s sales manager accepted by e-mail: “All noted, thanks, will deliver first week Feb.” No terms were sent or mentioned before delivery.',
            'Within a week several uprights had bowed under loads well below 400 kg. On 17 February one bay collapsed and destroyed bathroom stock that had cost us £4,260.',
            'Dr Pillai measured the uprights of every bay. Fourteen are 1.2 mm steel; twenty-six are 1.8 mm. In his opinion the fourteen are unsafe at more than 180 kg a shelf.',
            'The lowest of three quotations to replace the fourteen bays to the specification is £11,480 including dismantling. We hired storage for ten weeks at £190, £1,900.',
            'I sent the report to the claimant on 4 March with a proposal to meet. I had no reply but a demand for payment.',
            'We accept that on our own figures £1,000 is due, and will pay it within 14 days of any order.',
            'We left Bath Row on 16 March. Our accounts manager, Mr Ivo Brandt, collected the post from there each week. He was in hospital from 8 April and off work until 8 May. Nobody collected the post. That was our mistake.',
            'The change of registered office should have been filed in March. I overlooked it.',
            'I first knew that there was a claim on 11 May, when the enforcement agent came. The claim form was in the post that Mr Brandt then brought me.',
            'I instructed solicitors on 13 May. They took my instructions on 15 and 18 May, obtained Dr Pillai’s consent to exhibit his report on 20 May, and issued on 22 May.',
            'Our management accounts to 30 April are exhibited. Cash at bank is £7,310. Wages of £21,900 are due on the last day of each month and are met from stage payments. We could pay £5,000 into court within 28 days. A larger sum would stop us trading.',
          ],
          numbered: true,
        },
        {
          paragraph:
            'I believe that the facts stated in this witness statement are true. I understand that proceedings for contempt of court may be brought against anyone who makes, or causes to be made, a false statement in a document verified by a statement of truth without an honest belief in its truth.',
        },
        { signature: 'Ruth Keene' },
      ],
    },
    {
      title: 'Claimant’s evidence in reply (extract) and exhibit',
      format: 'pdf',
      studentCanView: true,
      blocks: [
        { heading: 'Witness statement of Graham Tarrant, 4 June', level: 1 },
        {
          paragraph:
            '4. The defendant has known of these proceedings since 10 April (GT1, page 3). It did nothing for six weeks. 5. It promised to pay in February (GT1, page 2). 6. Its racking complaint is an excuse. Twenty-six bays are admitted to be sound. I have not been able to inspect the others, though I was invited. 7. Our terms are on every invoice and forbid set-off. The defendant had bought from us once before, four years ago, and so had seen them. 8. We have spent £1,150 on enforcement.',
        },
        { pageBreak: true },
        { heading: 'Exhibit GT1', level: 1 },
        { heading: 'Page 1: terms on the back of invoice T-5520', level: 2 },
        {
          paragraph:
            '9. The Buyer shall pay the Price in full without any deduction, set-off or counterclaim. 11. The Seller’s liability for defective goods is limited to repair or replacement, at its option, of goods returned within 14 days of delivery. The Seller is not liable for consequential loss.',
        },
        { heading: 'Page 2: e-mail, Ruth Keene to Tarrant, 12 February', level: 2 },
        {
          paragraph:
            'Graham, we’ll settle up as soon as the hotel pays us, cash is tight this month. Can you chase your people about the bowed uprights? R',
        },
        { heading: 'Page 3: e-mails, 9 and 10 April', level: 2 },
        {
          paragraph:
            '9 April, credit control to Ruth Keene: “Just so you know, court papers have gone out to you at Bath Row. Please respond to the court, not to us.”',
        },
        { paragraph: '10 April, Ruth Keene: “Thanks, I’ll get Ivo to deal.”' },
      ],
    },
    {
      title: 'Draft order',
      format: 'docx',
      studentCanView: true,
      blocks: [
        { heading: 'In the County Court at Halverton', level: 2 },
        { paragraph: 'Between Tarrant Steel Storage Ltd (claimant) and Marlow Keene Interiors Ltd (defendant)' },
        { heading: 'Draft order', level: 1 },
        {
          paragraph:
            'Upon the defendant’s application dated 22 May and upon hearing the solicitors for both parties it is ordered that:',
        },
        {
          list: [
            'The judgment entered on 27 April is set aside.',
            'The defendant shall file and serve its defence and counterclaim by 4 p.m. 14 days after the date of this order.',
            'The defendant shall pay the claimant £1,000 within 14 days of this order, to be credited against the claim.',
            'The defendant shall pay the claimant’s costs thrown away by the judgment, to be summarily assessed.',
            'Costs of the application: [ ].',
          ],
          numbered: true,
        },
      ],
    },
  ],
  templates: [],
  extraTasks: [
    {
      title: 'The corrective statement',
      body: '<p>Draft the two paragraphs of a second statement by Ms Keene that correct paragraph 9 of the first.</p>',
    },
  ],
  suggestedAnswer: `
<h2>Model submission</h2>
<p>Judge, I appear for the defendant. I ask you to set aside the judgment of 27 April in the terms of the draft order, with one addition: a provision that no further step be taken under the writ of control.</p>
<p><strong>A correction.</strong> Before I come to the law I must correct my client’s evidence. Paragraph 9 of Ms Keene’s statement says that she first knew of the claim on 11 May. That is wrong. Page 3 of GT1 shows that on 10 April she was told that papers had gone out, and answered. She had forgotten the exchange and had not searched that mailbox when she signed. I have her instructions to correct it, she apologises, and a further statement will be filed within two days. I put the application on the footing that she knew on 10 April that a claim had been sent to Bath Row.</p>
<p><strong>The rule.</strong> The judgment was regular, so this is not a case within rule 13.2. Under rule 13.3(1) you may set aside or vary it if the defendant has a real prospect of successfully defending the claim, or if there is some other good reason. I rely on the first. By 13.3(2) you must have regard to whether the application was made promptly. And since it is an application for relief from sanctions, the three stages in <em>Denton v TH White Ltd</em> [2014] EWCA Civ 906 apply: <em>FXF v English Karate Federation Ltd</em> [2023] EWCA Civ 891, approving <em>Gentry v Miller</em> [2016] EWCA Civ 141.</p>
<p><strong>Real prospect.</strong> The prospect must be realistic and not fanciful, with some degree of conviction, and you are not conducting a mini-trial: <em>ED &amp; F Man Liquid Products Ltd v Patel</em> [2003] EWCA Civ 472. The order of 6 January called for uprights of 1.8 millimetres. The engineer measured every bay. Fourteen of forty are 1.2. The claimant was invited to inspect and offers no measurement of its own. That is a breach of the implied condition that goods correspond with description, section 13 of the Sale of Goods Act 1979, and, at 180 kilograms against a stated 400, of satisfactory quality under section 14(2). Section 53(1)(a) allows the buyer to set the breach up in diminution or extinction of the price. The three heads, £11,480, £4,260 and £1,900, come to £17,640. Consequential loss is recoverable in principle (section 54).</p>
<p>I do not say that the whole claim is defended. £18,640 less £17,640 leaves £1,000, which my client offers at paragraph 6 and which is in the draft order.</p>
<p><strong>Clause 9.</strong> There are two realistic answers. It was not incorporated: the contract was made on 6 January by order and e-mail, and the terms came on the back of an invoice after delivery. One purchase four years ago is not a course of dealing consistent enough to bring them in. Secondly, if incorporated, it is subject to the Unfair Contract Terms Act 1977. A clause that bars set-off restricts liability within section 13, and must be reasonable: <em>Stewart Gill Ltd v Horatio Myer &amp; Co Ltd</em> [1992] QB 600, where such a clause failed. The same goes for clause 11 (section 6(1A) and the test in section 11). Reasonableness is for the seller to prove, at trial.</p>
<p><strong>The e-mail of 12 February.</strong> It was written before the collapse on the 17th and before anybody had measured the steel, and it raises the bowed uprights in the same breath. It is evidence to be weighed, not an admission that nothing was wrong.</p>
<p><strong>Promptness.</strong> From the visit on 11 May to the application was 11 days, accounted for at paragraph 10. From the judgment it was 25. From 10 April it was six weeks, and I cannot say that the earlier part is well explained. But my client told credit control that Mr Brandt would deal with it, did not know that he had gone into hospital with the post uncollected, and acted at once when the truth was plain. Taken as a whole that is prompt enough, and promptness is a factor rather than a bar.</p>
<p><strong>Denton.</strong> First, the failure to acknowledge by 23 April was serious; I do not suggest otherwise. Secondly, there is a partial explanation, Mr Brandt’s illness, but with the e-mail of 10 April and the unchanged registered office it is not a good reason. Thirdly, all the circumstances, including the need for litigation to be conducted efficiently and proportionately and to enforce compliance. The default cost the claimant weeks and not a hearing date; there was no disregard of an order; the defendant set out its case and its expert’s measurements on 4 March, before issue; refusal would hand the claimant some £17,640 to which it is realistically not entitled; and costs can cure the prejudice. To leave my client to bring its claim separately would be two actions where one will do.</p>
<p><strong>The order.</strong> My client will pay £1,000 within 14 days, file its defence and counterclaim within 14 days, and pay the costs thrown away. I do not resist paying the costs of the application, assessed reasonably.</p>
<h2>Answers to likely questions</h2>
<ul><li><strong>Vary to £1,000?</strong> “The rule permits it, Judge, and it is my fallback. It would leave the claimant with a judgment for what is admitted and the rest to be tried. The draft order reaches the same place without a county court judgment on my client’s record.”</li>
<li><strong>Payment into court?</strong> “There is power under rule 3.1(3). A condition is not called for where the defence has measurements behind it. If you think otherwise, the most that would not stifle it is £5,000 within 28 days: £7,310 at bank against wages of £21,900.”</li>
<li><strong>Why believe Ms Keene now?</strong> “On the merits you need not. The case is in Dr Pillai’s measurements and the claimant’s own acceptance of the order.”</li></ul>
<h2>Ethics</h2>
<p>The advocate must not mislead the court by act or omission (SRA Code of Conduct for Solicitors, paragraph 1.4) and should rely only on statements that are properly arguable (2.4). The exhibit shows paragraph 9 to be untrue, and its author now agrees. Her preference for silence cannot be followed; she should be told that the court must be told before the hearing starts, and that the firm could not otherwise go on. Signing a statement of truth without an honest belief may be contempt (CPR 32.14): an error promptly corrected is another matter.</p>`,
}
