import type { DemoMock } from '../mock'

/** Criminal advocacy: a contested bail application on a charge of unlawful wounding. */
export const bailApplicationReeve: DemoMock = {
  key: 'bail-application-reeve',
  name: 'Bail application: R v Callum Reeve',
  sessionType: 'sqe2-advocacy',
  practiceArea: 'CRIM',
  level: 'day_one',
  scenario: `
<p>You act for <strong>Callum Reeve</strong>, aged 24, a scaffolder. He is charged with unlawful wounding contrary to section 20 of the Offences against the Person Act 1861. The Crown say that on the night of 14 June, outside the Cooper’s Arms in Lower Brook Street, Halverton, he struck Dean Marsh on the forehead with a glass bottle. Mr Marsh needed six stitches.</p>
<p>Mr Reeve was arrested on 15 June, charged, and refused bail by the police. This is his first appearance, on 16 June, at Halverton Magistrates’ Court before District Judge Ashworth. He has indicated a not guilty plea. The judge has declined jurisdiction and sent the case to Halverton Crown Court for a plea and trial preparation hearing on 14 July. The only question left is bail.</p>
<p>The prosecutor has just objected to bail. The Crown rely on three exceptions: that there are substantial grounds for believing that Mr Reeve would (1) fail to surrender, (2) commit an offence while on bail and (3) interfere with witnesses. The Crown say that the case is strong, that an immediate prison sentence is likely and that no condition would meet their concerns.</p>
<p>Mr Reeve’s defence is self-defence. He can live with his sister, Naomi Reeve, at 7 Larch Close, Brantwick, 22 miles from Halverton. He works for Brantwick Scaffolding Ltd. He has a daughter, Ivy, aged three, who lives with her mother and stays with him on alternate weekends.</p>`,
  candidateInstruction: `
<p><strong>From:</strong> Helen Vane, partner, Penrose Vane LLP</p>
<p><strong>To:</strong> Candidate</p>
<p><strong>Subject:</strong> Callum Reeve, bail, this morning</p>
<p>I am stuck in a trial in the next court. Please make Callum’s bail application before District Judge Ashworth. The prosecutor has finished; you are next.</p>
<p>You have the charge and case summary, the record the Crown have served, my note of this morning’s conference and what his sister and employer have sent. Please answer each objection, put forward a package of conditions that will work in practice, and deal with whatever the judge asks. Do read my conference note to the end: Callum told me something that you need to think about before you stand up.</p>
<p>The plea and the sending have been dealt with. Do not address the judge on venue.</p>
<p>Helen</p>`,
  instruction: `
<p>You have <strong>45 minutes</strong> to prepare and <strong>15 minutes</strong> to make your submissions, including the judge’s questions. The judge will stop you at 15 minutes.</p>
<ul><li>The judge has the case summary and the record, but not the conference note or the papers from the family and the employer. You may hand those last papers up.</li>
<li>Use only the papers in this station and your own knowledge of the law. You may refer to your notes while you speak.</li>
<li>Nothing is handed in. Address the judge as in a real court.</li></ul>`,
  tutorInstruction: `
<h3>Playing the judge</h3>
<p>You are District Judge Ashworth: courteous, brisk, well read. The correct address is “Judge”. Let the candidate speak for three or four minutes before the first question. Ask at least four of these:</p>
<ol><li>“Your client messaged the Crown’s independent witness about an hour after this. What condition deals with that?”</li>
<li>“The case summary says that he has failed to surrender twice. Why should I trust him a third time?” (The record shows one conviction; the other charge was withdrawn.)</li>
<li>“Is there a real prospect of immediate custody here?”</li>
<li>“Is the list of convictions in front of me complete?” Ask this once, neutrally, late in the hearing. Do not press if the answer is proper.</li>
<li>“Would a curfew from 8 p.m. to 7 a.m. help?” (The employer’s van leaves at 5.45 a.m.)</li>
<li>“Is he the child’s carer?” (He is not the primary carer.)</li></ol>
<h3>What separates the grades</h3>
<ul><li><strong>A:</strong> starts from the right to bail, takes each exception in turn with the words “substantial grounds”, uses the record against the case summary, meets the message head-on, offers conditions tied to each risk that fit the working day, and answers question 4 without misleading the court and without disclosing.</li>
<li><strong>C:</strong> the right law in outline and sensible conditions, but lists personal mitigation rather than answering the objections, or misses one planted point.</li>
<li><strong>F:</strong> argues innocence as if at trial, states the test as a balance of interests, tells the judge that there is nothing else on his record or that he has never carried a weapon, or discloses the Norhaven conviction without instructions.</li></ul>
<h3>Common errors</h3>
<ul><li>Claiming that there is no real prospect of immediate custody. With a glass bottle to the head and a previous assault that is not a submission to make; the point should be conceded shortly.</li>
<li>Calling Mr Reeve Ivy’s primary carer.</li>
<li>Accepting two failures to surrender.</li>
<li>Offering Tanners Row as the bail address: it is 300 metres from the public house.</li>
<li>Saying that the message was not sent, or that it was innocent beyond argument.</li>
<li>Telling the judge that there has been nothing for two years: on what the client has said that would mislead.</li></ul>`,
  marksheet: [
    {
      title: 'Appropriate language and behaviour',
      description:
        'Addresses the court as “Judge”, speaks clearly and at a measured pace, is courteous about the prosecutor and the witnesses, and keeps to 15 minutes.',
      kind: 'skills',
      weight: 1,
    },
    {
      title: 'Clear and logical structure',
      description:
        'Says at the outset what is sought and on what conditions, takes the three exceptions one by one, then the conditions, then closes. The judge can follow without effort.',
      kind: 'skills',
      weight: 1,
    },
    {
      title: 'Persuasive argument',
      description:
        'Answers the Crown’s case rather than reciting mitigation; concedes what must be conceded (the message, the Bail Act conviction, the seriousness) and turns it; ties every condition to a risk.',
      kind: 'skills',
      weight: 2,
    },
    {
      title: 'Engagement with the court',
      description:
        'Listens, answers the question asked, first yes or no and then why, and returns to the thread. Adjusts the conditions when the judge shows a concern.',
      kind: 'skills',
      weight: 1,
    },
    {
      title: 'Key relevant facts',
      description:
        'Uses the shove on the CCTV, the obscured strike, the withdrawn Bail Act charge, the completed community order, the 22 miles to Brantwick, the job held open to 30 June, the 5.45 a.m. van and the £1,500 surety.',
      kind: 'skills',
      weight: 2,
    },
    {
      title: 'Right to bail and the test',
      description:
        'General right to bail under section 4 of the Bail Act 1976; the offence is imprisonable, so Part 1 of Schedule 1 applies; the Crown must show substantial grounds for believing that an exception in paragraph 2 is made out. Accepts that there is a real prospect of immediate custody, so that paragraph 1A does not help.',
      kind: 'law',
      weight: 2,
    },
    {
      title: 'Application of the paragraph 9 factors',
      description:
        'Applies seriousness and likely sentence, character, antecedents and community ties, the bail record and the strength of the evidence to each exception, correctly and without arguing the trial. States self-defence shortly and accurately as the answer to the strength of the evidence.',
      kind: 'law',
      weight: 2,
    },
    {
      title: 'Conditions',
      description:
        'Knows that conditions may be imposed only so far as necessary to secure surrender and prevent offending or interference (section 3(6)). Offers residence, no contact, exclusion, curfew, reporting and a surety, each lawful, workable and enforceable.',
      kind: 'law',
      weight: 2,
    },
    {
      title: 'Comprehensiveness',
      description:
        'Deals with all three exceptions and every main point in the Crown’s objections, including the ones that hurt.',
      kind: 'law',
      weight: 1,
    },
    {
      title: 'Ethics: the undisclosed conviction',
      description:
        'Does not reveal the Norhaven conviction without consent (duty of confidentiality), and does not adopt the served record as complete or suggest that Mr Reeve has no history with weapons (duty not to mislead the court). Gives a truthful, neutral answer if asked.',
      kind: 'law',
      weight: 2,
    },
  ],
  materials: [
    {
      title: 'Charge and police case summary',
      format: 'pdf',
      studentCanView: true,
      blocks: [
        { heading: 'Halverton Police: charge and case summary', level: 1 },
        {
          facts: [
            ['Defendant', 'Callum Reeve, 24, of 18 Tanners Row, Halverton'],
            ['Occupation', 'Scaffolder'],
            ['Offence', 'Unlawful wounding, section 20, Offences against the Person Act 1861'],
            ['First hearing', '16 June, Halverton Magistrates’ Court'],
            ['Custody status', 'Bail refused by the custody officer, 15 June, 14.20'],
            ['Bail status at the time of the offence', 'Not on bail'],
          ],
        },
        { heading: 'Charge', level: 2 },
        {
          paragraph:
            'On 14 June at Halverton you unlawfully and maliciously wounded Dean Marsh. Contrary to section 20 of the Offences against the Person Act 1861.',
        },
        { heading: 'Summary of the evidence', level: 2 },
        {
          paragraph:
            'At about 23.40 on 14 June there was an argument outside the Cooper’s Arms, Lower Brook Street, between the defendant and the complainant, Dean Marsh (31). The two were known to each other by sight. Mr Marsh says that the defendant “came at me out of nowhere” and hit him once on the forehead with a beer bottle, which broke. He went to hospital with a four-centimetre laceration and had six stitches. No fracture; discharged the same night.',
        },
        {
          paragraph:
            'Leah Sutton, bar staff, was collecting glasses. She says that she heard shouting, looked up and saw the defendant’s arm come down “with the bottle in his hand”. She did not see how it began. She knows the defendant as a regular.',
        },
        {
          paragraph:
            'CCTV from the bookmaker’s opposite (no sound) shows Mr Marsh walk up to the defendant and push him in the chest with both hands. The defendant steps back. Mr Marsh moves forward again. A parked van then hides both men from the waist up for about three seconds. Mr Marsh is next seen holding his head. The defendant walks away towards Tanners Row.',
        },
        {
          paragraph:
            'The defendant was arrested at home at 09.10 on 15 June. In interview he gave a prepared statement of self-defence and made no further comment. His phone was seized. At 00.52 on 15 June he had sent Ms Sutton this message: “you saw nothing yeah? we’re good”. She did not reply and showed it to the officers.',
        },
        { heading: 'Remand in custody: grounds', level: 2 },
        {
          list: [
            'Fail to surrender: the defendant has failed to surrender on two previous occasions. He faces a substantial prison sentence.',
            'Commit offences on bail: there is a pattern of violence when in drink, and he lives 300 metres from the scene.',
            'Interfere with witnesses: he has already contacted the main independent witness.',
          ],
          numbered: true,
        },
        { signature: 'PC 4471 Harriet Obi, Halverton Response' },
      ],
    },
    {
      title: 'Record of previous convictions as served',
      format: 'pdf',
      studentCanView: true,
      blocks: [
        { heading: 'Record of convictions: Callum Reeve', level: 1 },
        {
          paragraph:
            'Printed for court on 16 June. Served on the defence with the initial details of the prosecution case.',
        },
        {
          table: [
            ['When', 'Court', 'Offence', 'Result'],
            [
              'Four years ago, 9 March',
              'Halverton Magistrates’',
              'Common assault (section 39, Criminal Justice Act 1988)',
              'Fine £180. Guilty plea',
            ],
            [
              'Three years ago, 2 October',
              'Halverton Magistrates’',
              'Failing to surrender (section 6(1), Bail Act 1976)',
              'Fine £50. Guilty plea. Due 10.00, attended 14.30 the same day',
            ],
            [
              'Three years ago, 2 October',
              'Halverton Magistrates’',
              'Threatening behaviour (section 4, Public Order Act 1986)',
              'Fine £240. Guilty plea',
            ],
            [
              'Two years ago, 18 May',
              'Halverton Magistrates’',
              'Assault occasioning actual bodily harm (section 47, Offences against the Person Act 1861)',
              'Community order, 12 months, 120 hours unpaid work. Completed. Guilty plea',
            ],
            [
              'Two years ago, 18 May',
              'Halverton Magistrates’',
              'Failing to surrender (section 6(1), Bail Act 1976)',
              'Withdrawn: hospital letter produced, reasonable cause accepted',
            ],
          ],
        },
        { paragraph: 'Cautions: none recorded. Other names searched: none.' },
      ],
    },
    {
      title: 'Conference note, 16 June, 09.15',
      format: 'docx',
      studentCanView: true,
      blocks: [
        { heading: 'Attendance note: Callum Reeve, cells, 09.15 to 09.45', level: 1 },
        {
          facts: [
            ['Fee earner', 'Helen Vane'],
            ['Client', 'Callum Reeve'],
            ['Status', 'Confidential and privileged. Not for the court'],
          ],
        },
        {
          paragraph:
            'The incident. He had had four pints. Marsh walked up and accused him of “eyeing up” his girlfriend, shoved him hard with both hands and came again with his right fist up. Callum was holding a bottle he had been drinking from. He swung once “to get him off me”. He did not think about the bottle. He walked home and did not run.',
        },
        {
          paragraph:
            'The message. Yes, he sent it, a few minutes before one. He was frightened that Leah would be dragged in and he accepts that it looks dreadful. He has her number because she is friends with his ex-partner. He has not contacted her or Marsh since and he will not.',
        },
        {
          paragraph:
            'Bail. He came to court four and a half hours late three years ago because he had slept in after a night shift. He does not dispute that conviction. The other time he was in A&E with a broken wrist; the charge was dropped when he produced the letter. He has kept every date since, including all 120 hours of unpaid work.',
        },
        {
          paragraph:
            'Home. He rents a room at 18 Tanners Row, week to week. He will give it up. Naomi will have him. He has been at Brantwick Scaffolding for 14 months. The yard is ten minutes’ walk from Naomi’s house. The van leaves the yard at 5.45 a.m., Monday to Friday, and he is back by 4.30 p.m.',
        },
        {
          paragraph:
            'Family. Ivy, three, lives in Brantwick with her mother, Jade. He has her on alternate weekends and pays £45 a week. Jade is content for that to go on at Naomi’s house.',
        },
        {
          paragraph:
            'He will accept any condition, a curfew included. He would rather not wear a tag but will if that is the difference.',
        },
        { heading: 'Something else', level: 2 },
        {
          paragraph:
            'I showed him the Crown’s list. He said: “They’ve missed one. Norhaven, last August, a lock knife, I got a fine. It was in my mum’s name, Doyle, because I was using it then. Leave it out. They don’t know and you’re not to tell them.” I told him that we could not lie for him and that I would speak to whoever does the hearing. He gave no consent to tell anybody. HV',
        },
      ],
    },
    {
      title: 'Papers from the family and the employer',
      format: 'pdf',
      studentCanView: true,
      blocks: [
        { heading: 'Statement of Naomi Reeve', level: 1 },
        {
          paragraph:
            'I am Callum’s older sister. I am 31 and a dental nurse. I rent 7 Larch Close, Brantwick, a two-bedroom house, where I live alone. My landlord has agreed by e-mail that Callum can stay. I have no convictions.',
        },
        {
          paragraph:
            'Callum can have the spare room until his case is over. I am at home from 6.30 p.m. on weekdays. I do not keep alcohol in the house. If he breaks a condition I will ring the police myself, and he knows it. I have £2,100 in a savings account and have brought the statement to court. I am willing to stand surety for £1,500. I understand that I would lose it if he did not come to court.',
        },
        { signature: 'N. Reeve, 16 June' },
        { pageBreak: true },
        { heading: 'Brantwick Scaffolding Ltd', level: 1 },
        { paragraph: 'Unit 4, Mill Yard, Brantwick. 16 June' },
        {
          paragraph:
            'To whom it may concern. Callum Reeve has worked for us for 14 months. He is reliable, has had two days’ absence and no disciplinary matters. We know what he is charged with. His job will be kept for him until 30 June but we cannot hold it longer, as his crew is three men and the contract at Brantwick Infirmary runs until September.',
        },
        {
          paragraph:
            'The van leaves the yard at 5.45 a.m. sharp and returns by 4.30 p.m., Monday to Friday. There is no weekend work. No current site is in Halverton.',
        },
        { signature: 'P. Lindqvist, director' },
      ],
    },
  ],
  templates: [],
  extraTasks: [
    {
      title: 'If bail is refused',
      body: '<p>In ten lines, tell Mr Reeve what happens next: the court’s duty to give its reasons, the certificate of full argument, when the magistrates’ court may be asked again and on what grounds, and the route to the Crown Court.</p>',
    },
  ],
  suggestedAnswer: `
<h2>Preparation points</h2>
<ul><li>The offence is imprisonable, so Part 1 of Schedule 1 to the Bail Act 1976 governs the exceptions to the right in section 4.</li>
<li>Paragraph 1A of Part 1 takes away the paragraph 2 exceptions where there is no real prospect that an unconvicted adult will be sentenced to custody if convicted. Since the Sentencing Act 2026 took effect on 22 March 2026 the question is directed to immediate custody. A bottle to the head, a wound and a previous section 47 conviction make a sentence above 12 months, and so an immediate one, a real prospect. Concede it.</li>
<li>Confidentiality (paragraph 6.3 of the SRA Codes) forbids disclosure of the Norhaven conviction without consent. Paragraph 1.4 forbids misleading the court by act or omission or by being complicit in a client’s misleading acts. The advocate need not correct the Crown’s list, but must not adopt it as complete or build an argument on it that the advocate knows to be false. Explain this to Mr Reeve before the hearing. If he told the advocate to assert that the list was complete, the advocate would have to refuse, and stop acting if he insisted.</li></ul>
<h2>Model submission</h2>
<p>Judge, I appear for Callum Reeve. I ask you to grant bail on six conditions: that he live and sleep at 7 Larch Close, Brantwick; that he have no contact, direct or indirect, with Dean Marsh or Leah Sutton; that he not enter Halverton except to attend court or, by appointment, his solicitors; that he keep a curfew from 9 p.m. to 5 a.m.; that he report to Brantwick police station on Tuesdays and Saturdays between 6 and 7 p.m.; and that his sister stand surety in £1,500. May I hand up a statement from Ms Reeve and a letter from his employer?</p>
<p>Mr Reeve has a right to bail under section 4 of the Bail Act 1976. The Crown must satisfy you that there are substantial grounds for believing that, if released, he would fail to surrender, would offend or would interfere with witnesses. Suspicion that he might is not enough. I do not suggest that there is no real prospect of immediate custody, so the exceptions in paragraph 2 are open to the Crown. My submission is that none is made out once these conditions are in place.</p>
<p><strong>Strength of the evidence.</strong> It bears on every exception, so I take it first. Mr Reeve’s case from the police station onwards is self-defence. You are not trying the case, but you will weigh the evidence. Mr Marsh says that my client came at him out of nowhere. The Crown’s own CCTV shows the opposite: Mr Marsh walks up, pushes with both hands, my client steps back and Mr Marsh moves forward again. The blow is hidden by a van. Ms Sutton did not see how it began. If what he did may have been reasonable force in defence of himself in the circumstances as he believed them to be, he is not guilty, and the Crown must disprove that. This is a case with a real issue, and not one in which conviction is so likely that he has every reason to run.</p>
<p><strong>Failing to surrender.</strong> The charge is serious and I accept that a substantial sentence could follow conviction. But the case summary is wrong to say that he has failed to surrender twice. The record shows one conviction, three years ago: due at ten, he attended at half past two the same day and was fined £50. The second charge was withdrawn when a hospital letter was produced and reasonable cause accepted. He then completed a 12-month community order and 120 hours of unpaid work. He has work, a daughter in Brantwick whom he sees on alternate weekends, and a sister who will lose £1,500 of savings of £2,100 if he does not come. Those are the ties of a man who stays.</p>
<p><strong>Offending on bail.</strong> I do not shrink from his record. The served record shows three matters of violence or the threat of it, and I do not seek to make light of them. What the Crown identify is trouble in drink, in Halverton, at night. The conditions answer precisely that: 22 miles from Lower Brook Street, indoors from nine, in a house without alcohol, with an early start. He was not on bail at the time of this alleged offence.</p>
<p><strong>Interference.</strong> There is no getting away from the message of 00.52. It should not have been sent. It was a single message, before arrest, with no threat in it; there was no reply and nothing since; and the witness’s account is already given to the police. He knows what a repetition would mean: arrest, the loss of his liberty and very probably a further charge. Mr Marsh is the complainant; they are no more than acquaintances by sight. A strict no-contact condition, by any means and through anybody, with exclusion from the town where both witnesses were, meets the risk.</p>
<p><strong>The conditions.</strong> Section 3(6) permits those that are necessary to secure surrender and to prevent offending and interference. Residence, reporting and the surety go to surrender; residence, curfew and exclusion to further offences; no contact and exclusion to the witnesses. The curfew must end at 5 a.m. because the van leaves at 5.45, and the job is held only to 30 June. The work is part of what keeps him steady. If you think monitoring of the curfew necessary to grant bail, he consents, subject to the statutory conditions for it being met.</p>
<p>With those conditions there are no substantial grounds for the belief that the Crown ask you to hold, and I ask for bail.</p>
<h2>Answers to likely questions</h2>
<p><strong>“Is the list complete?”</strong> “Judge, the record before you is the Crown’s and I am not able to assist you further on it. My submissions are made on the record that has been served.” That answer is true, adopts nothing and discloses nothing.</p>
<p><strong>“Is he the child’s carer?”</strong> “No, Judge. Ivy lives with her mother. I rely on his contact and maintenance as a tie to the area and no more.”</p>
<p><strong>“8 p.m. to 7 a.m.?”</strong> “The start at 8 causes no difficulty. An end at 7 would cost him his job. I ask that it end at 5.”</p>
<h2>If bail is refused</h2>
<p>The court must give and record its reasons (section 5) and, after full argument, issue a certificate (section 5(6A)). Under Part IIA of Schedule 1 the defence may put any argument again at the first hearing after the one at which bail was refused, but thereafter the court need not hear arguments it has heard before. A certificate allows an application to the Crown Court.</p>`,
}
