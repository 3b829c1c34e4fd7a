import type { DemoMock } from '../mock'

/** Criminal case and matter analysis: a robbery that turns on identification, alibi and bad character. */
export const robberyCaseAnalysisOkafor: DemoMock = {
  key: 'robbery-case-analysis-okafor',
  name: 'Robbery: identification and alibi, R v Darnell Okafor',
  sessionType: 'sqe2-case-and-matter-analysis',
  practiceArea: 'CRIM',
  level: 'day_one',
  scenario: `
<p>Darnell Okafor, 27, is charged with robbing Priya Nair of her mobile telephone (value £850) in the Mill Walk underpass, Halverton, at about 22.15 on 3 August. He denies being there. The magistrates’ court sent the case to Halverton Crown Court. He gave no indication of plea at the first hearing. He is on conditional bail.</p>
<p>The plea and trial preparation hearing is on <strong>22 September</strong>. The Crown served their evidence and initial disclosure on <strong>9 September</strong>. Another firm represented Mr Okafor at the police station; Penrose Vane LLP took over under a transferred representation order on 11 September.</p>
<p>The Crown have given notice that they will apply to adduce (a) two of Mr Okafor’s previous convictions and (b) the statement of a man called Terry Cobb, who cannot be found.</p>
<p>Distances agreed from a map: underpass to the Corn Street bus stop, eight minutes on foot; Chloe Dunn’s flat at 4 Dyers Court to the bus stop, ten minutes; the flat to the underpass, fifteen minutes.</p>`,
  candidateInstruction: `
<p><strong>From:</strong> Helen Vane, partner</p>
<p><strong>To:</strong> Candidate</p>
<p><strong>Subject:</strong> Darnell Okafor, robbery: analysis before the hearing on 22 September</p>
<p>I see Darnell on Thursday and need a report from you first. Please write to me with your analysis of:</p>
<ol><li>whether the facts, if the Crown prove them, amount to robbery or to something less;</li>
<li>the strength of the identification evidence and what we can do about it;</li>
<li>whether Mr Cobb’s statement and Darnell’s convictions are likely to go before the jury;</li>
<li>the effect of his silence in interview;</li>
<li>the alibi, including what we must serve and when; and</li>
<li>what we should advise him on plea, with the next steps.</li></ol>
<p>He wants to know whether he can win this, and he also says that we should tell the jury that Ms Nair is “a fantasist who has done this before”. He has nothing to support that. Read the message from Chloe Dunn with care.</p>
<p>Helen</p>`,
  instruction: `
<p>You have <strong>60 minutes</strong>. Write a report to the partner giving a legal analysis of the case and client-focused advice on its strategy.</p>
<ul><li>Use the report form supplied or the same headings in your own document, and hand in one document.</li>
<li>Work from the papers and your own knowledge. You may cite authority by name where you know it; you are not expected to look it up.</li>
<li>You need not address sentence beyond the credit for a guilty plea.</li></ul>`,
  tutorInstruction: `
<h3>What to look for</h3>
<p>The case is winnable but the alibi as it is now put is untrue in its times. A strong candidate builds the timeline before anything else: the message at 22.31 places Mr Okafor at the bus stop; the flat is ten minutes away; so he left by about 22.20, not at 22.45. A robber who left the underpass at 22.15 would reach the stop at about 22.23. The message does not clear him; it does destroy a 22.45 alibi and a 22.30 one.</p>
<h3>Points to find</h3>
<ul><li>First description: 5 ft 8 in, slim, a tattoo on the right hand. Mr Okafor is 6 ft 1 in with no tattoo.</li>
<li>PC Laird’s words before the street identification: “We think we’ve got him, he’s at the bus stop, have a look.”</li>
<li>No video identification was held, although he disputed the identification and was available.</li>
<li>The elbow came after the phone had left the hand.</li>
<li>The robbery conviction is eleven years old, when he was 16.</li>
<li>Mr Cobb says “tall”, which helps the Crown on height and hurts Ms Nair’s description. Nobody has said what was done to find him since 20 August.</li>
<li>Chloe offers to change her time.</li></ul>
<h3>What separates the grades</h3>
<ul><li><strong>A:</strong> timeline worked out; Turnbull, Code D and Forbes applied to the facts; sees that support is limited to proximity of the phone and, if admitted, propensity; handles Chloe properly; warns about gateway (g); dated next steps.</li>
<li><strong>C:</strong> correct law listed, half applied; identifies the breach of Code D and the alibi notice but not the clash of times.</li>
<li><strong>F:</strong> accepts the alibi at 22.45, suggests that Chloe be asked to “firm up” her time, treats a breach of Code D as automatic exclusion, or tells the client that silence can never count against him when it was on legal advice.</li></ul>`,
  marksheet: [
    {
      title: 'Relevant facts identified',
      description:
        'Picks out the discrepancies of height and tattoo, the officer’s remark, the missing video procedure, where the phone was found, the order of grab and elbow, and the 22.31 message, and sets out a timeline.',
      kind: 'skills',
      weight: 2,
    },
    {
      title: 'Client-focused advice',
      description:
        'Answers what Mr Okafor wants to know: can he win, what helps, what hurts, what he must decide by when, and why attacking Ms Nair would harm him. Gives a view, not only options.',
      kind: 'skills',
      weight: 2,
    },
    {
      title: 'Clear, precise, concise language',
      description:
        'A report that a partner can take into conference: headings, short paragraphs, conclusions first, no padding, correct terms.',
      kind: 'skills',
      weight: 1,
    },
    {
      title: 'Robbery, theft and timing of force',
      description:
        'Section 8 of the Theft Act 1968: force immediately before or at the time of stealing and in order to steal. Continuing appropriation (Hale; Lockley) lets a jury find robbery on the elbow. Theft as an alternative verdict. Notes that the point matters little to an identity defence.',
      kind: 'law',
      weight: 1,
    },
    {
      title: 'Identification',
      description:
        'Turnbull applied factor by factor; Code D on first description, the street identification and the required video procedure; Forbes; section 78 of PACE as a discretion; Turnbull and Galbraith at half time.',
      kind: 'law',
      weight: 2,
    },
    {
      title: 'Hearsay',
      description:
        'Section 116(2)(d) of the Criminal Justice Act 2003 and the need for reasonably practicable steps; sections 114(1)(d), 124 to 126 and the Riat approach. Sees that the statement cuts both ways.',
      kind: 'law',
      weight: 2,
    },
    {
      title: 'Bad character',
      description:
        'Gateway (d), sections 101(1)(d), 101(3) and 103, with Hanson: number, similarity, age, and the danger of bolstering a weak case. Gateway (g) and section 106 if Ms Nair is attacked.',
      kind: 'law',
      weight: 2,
    },
    {
      title: 'Silence',
      description:
        'Section 34 of the Criminal Justice and Public Order Act 1994: the alibi is a fact relied on and not mentioned; Argent and Beckles on legal advice; no conviction on the inference alone (section 38(3)); risk to privilege if reasons are given.',
      kind: 'law',
      weight: 1,
    },
    {
      title: 'Defence statement, alibi and plea',
      description:
        'Sections 5 and 6A of the Criminal Procedure and Investigations Act 1996, alibi particulars, 28 days from 9 September (6 October), section 11 sanctions. Credit now at most one quarter under the guideline.',
      kind: 'law',
      weight: 2,
    },
    {
      title: 'Ethics: the alibi witness',
      description:
        'No coaching or shaping of evidence; open questions; no alibi notice that we know to be false; advice to the client and withdrawal if he insists. Duty not to mislead the court and not to influence the substance of evidence.',
      kind: 'law',
      weight: 2,
    },
  ],
  materials: [
    {
      title: 'Prosecution statements (extracts)',
      format: 'pdf',
      studentCanView: true,
      blocks: [
        { heading: 'Statement of Priya Nair, 34, pharmacist, 4 August', level: 2 },
        {
          paragraph:
            'I was walking home through the Mill Walk underpass at about 22.15. One of the two lights was out. I was looking at my phone. A man came from behind and snatched it out of my hand. I shouted and caught hold of his sleeve. He turned, threw his elbow into my shoulder, and I let go. He ran towards Corn Street. I saw the side of his face for two or three seconds at most. I had never seen him before. My shoulder was sore for a day.',
        },
        {
          paragraph:
            'I rang 999 from a passer-by’s phone. I described him as a black man in his early twenties, about 5 foot 8, slim, in a dark hooded top with a white logo, with a tattoo on the back of his right hand.',
        },
        {
          paragraph:
            'The police drove me round. At about five to eleven the officer in front said they thought they had got him, and to have a look at the bus stop. I looked and said, “Yes, that’s him.” I am sure.',
        },
        { signature: 'P. Nair' },
        { heading: 'Statement of PC 3306 Gavin Laird, 4 August', level: 2 },
        {
          paragraph:
            'At 22.55 I drove Ms Nair along Corn Street. A man in a dark hooded top was sitting at the bus stop. I said, “We think we’ve got him, he’s at the bus stop, have a look.” Ms Nair identified him at once. I arrested Darnell Okafor for robbery. He said, “You’re joking, I’ve been at my girlfriend’s.” The top is navy with a white logo on the chest. Mr Okafor is 6 ft 1 in. I saw no tattoo.',
        },
        {
          paragraph:
            'At 23.10 I found Ms Nair’s phone in a hedge about 15 metres from the bus stop. It was submitted for fingerprints; no result is to hand. The first description was noted on the control room log. I did not make a note of my own. No video identification was arranged because Ms Nair had already identified the suspect.',
        },
        { signature: 'G. Laird' },
        { pageBreak: true },
        { heading: 'Statement of Terry Cobb, no fixed address, 5 August', level: 2 },
        {
          paragraph:
            'I sleep in the doorway of the old bank on Corn Street. Not long after ten that night, the 3rd, a tall lad in a hood came running from the Mill Walk end. He slowed down near the bus stop and chucked something into the hedge. I don’t know where he went after that. I had had a few cans. I could not pick him out again.',
        },
        { signature: 'T. Cobb' },
        { heading: 'Note by the officer in the case, 8 September', level: 2 },
        {
          paragraph:
            'DC Amara Finch visited the old bank on 12 and 20 August. Mr Cobb was not there. He has no phone. Not seen since. The Crown will apply to have his statement read.',
        },
      ],
    },
    {
      title: 'Interview summary and bad character notice',
      format: 'pdf',
      studentCanView: true,
      blocks: [
        { heading: 'Interview of Darnell Okafor, 4 August, 02.10 to 02.31', level: 2 },
        {
          paragraph:
            'Caution given and understood. Represented by Ms Elsie Tran, accredited representative, Dorrin & Co. Officers disclosed the allegation, the street identification and the finding of the phone. He answered “no comment” to all questions, including “Where were you at quarter past ten?” and “Who can say so?” At 02.12 Ms Tran said: “I have advised my client to make no comment because disclosure is limited and he is tired.”',
        },
        { heading: 'Notice to introduce evidence of the defendant’s bad character', level: 2 },
        {
          paragraph:
            'Matter in issue: propensity to commit offences of the kind charged; identity. Section 101(1)(d), Criminal Justice Act 2003.',
        },
        {
          table: [
            ['When', 'Offence', 'Facts relied on', 'Result'],
            [
              'Eleven years ago, aged 16',
              'Robbery',
              'With two others took a bicycle from a boy in a park by threats',
              'Referral order. Guilty plea',
            ],
            [
              'Three years ago',
              'Theft from the person',
              'Snatched a phone from a woman’s hand on a station platform; no violence',
              'Community order, completed. Guilty plea',
            ],
          ],
        },
        { paragraph: 'Also recorded, not relied on: possession of cannabis, five years ago, fine.' },
      ],
    },
    {
      title: 'Client’s instructions and message from Chloe Dunn',
      format: 'docx',
      studentCanView: true,
      blocks: [
        { heading: 'Attendance note, Darnell Okafor, 12 September', level: 2 },
        {
          paragraph:
            'Confidential and privileged. Born and lives in Halverton; warehouse operative. 6 ft 1 in. No tattoos. Says that he was at Chloe’s flat from about 19.00 and left “about quarter to eleven”, walked straight to the Corn Street stop and had been there a few minutes when the police came. He did not go near the underpass. He was told in the cells to say nothing and did as he was told. He did tell the representative about Chloe. He feels stupid about it now.',
        },
        {
          paragraph:
            'He wants the jury told that Ms Nair is a fantasist and “has done this before”. When asked he said that he had never heard of her until this case; a friend “reckons” so.',
        },
        { heading: 'E-mail from Chloe Dunn to the firm, 13 September', level: 2 },
        {
          paragraph:
            'Hi, Darnell asked me to write. He was definitely here on the 3rd, we had a takeaway. I think he went about half ten but I’d had most of a bottle of wine and wasn’t clock-watching. If he needs me to say quarter to eleven I’ll say quarter to eleven, just tell me what works. I’ve attached the messages from that night. Chloe',
        },
        { heading: 'Attachment: messages, 3 August', level: 3 },
        {
          table: [
            ['Time', 'From', 'Message'],
            ['19.04', 'Darnell', 'outside x'],
            ['22.31', 'Darnell', 'at the stop already, no bus for ages x'],
            ['22.33', 'Chloe', 'told you to stay over!'],
            ['22.58', 'Darnell', 'police have stopped me wtf'],
          ],
        },
      ],
    },
  ],
  templates: [
    {
      title: 'Report to partner',
      format: 'docx',
      studentCanView: true,
      blocks: [
        { heading: 'Report', level: 1 },
        {
          facts: [
            ['To', 'Helen Vane'],
            ['From', ''],
            ['Client', 'Darnell Okafor'],
            ['Matter', 'R v Okafor, robbery'],
          ],
        },
        { heading: 'Summary of advice', level: 2 },
        { paragraph: '' },
        { heading: 'Timeline', level: 2 },
        { paragraph: '' },
        { heading: 'Analysis', level: 2 },
        { paragraph: '' },
        { heading: 'Plea, strategy and next steps', level: 2 },
        { paragraph: '' },
      ],
    },
  ],
  extraTasks: [
    {
      title: 'Alibi particulars',
      body: '<p>Draft the alibi paragraph of the defence statement, leaving blank what must still be confirmed, and say what you would need before you serve it.</p>',
    },
  ],
  suggestedAnswer: `
<h2>Summary of advice</h2>
<p>Mr Okafor has a real prospect of acquittal. The case rests on a fleeting, poorly lit, suggestive street identification that contradicts the first description, and no video procedure followed. The phone found 15 metres from him is the only real support. The greatest danger is his own alibi: it cannot be put in the times that he and Ms Dunn now give. He should plead not guilty if his instructions stand, serve an accurate defence statement by 6 October and make no attack on Ms Nair.</p>
<h2>Timeline</h2>
<table><thead><tr><th>Time</th><th>Event</th></tr></thead><tbody>
<tr><td>22.15</td><td>Robbery, underpass. Robber runs towards Corn Street (bus stop eight minutes on foot, about 22.23 at a walk, sooner at a run)</td></tr>
<tr><td>22.31</td><td>Message: “at the stop already”. Ten minutes’ walk from the flat, so he left by about 22.20</td></tr>
<tr><td>22.45</td><td>His account of when he left; Ms Dunn’s guess is 22.30. Both are contradicted by the message</td></tr>
<tr><td>22.55</td><td>Street identification and arrest</td></tr>
<tr><td>23.10</td><td>Phone found in hedge</td></tr></tbody></table>
<p>To be in the underpass at 22.15 he would have had to leave the flat by 22.00. What matters is therefore whether Ms Dunn can honestly say that he was there after 22.00. If she can, the alibi stands on the truth. The message leaves time for the robber to have reached the stop, so it is neutral on guilt and fatal to 22.45.</p>
<h2>1. Robbery or theft</h2>
<p>Section 8(1) of the Theft Act 1968 requires force, or the fear of it, on a person, immediately before or at the time of stealing and in order to steal. Snatching an object from the hand without resistance has been held not to be robbery (<em>P v DPP</em> [2012] EWHC 1657 (Admin)). The elbow came after the snatch and was to escape; but appropriation can continue, and whether it was still going on is for the jury (<em>R v Hale</em> (1978) 68 Cr App R 415; <em>R v Lockley</em> [1995] Crim LR 656). A jury could properly convict of robbery. Theft is available as an alternative (section 6(3), Criminal Law Act 1967). Since the defence is identity, the point goes to the result only if he is found to be the man.</p>
<h2>2. Identification</h2>
<p><em>R v Turnbull</em> [1977] QB 224 applies. Observation of two or three seconds, at night, one light out, side of the face, a stranger, under stress, forty minutes between sight and identification. The description is wrong by five inches and by a tattoo. In support of Ms Nair: the top with a white logo and her immediate confidence, though confident witnesses can be mistaken.</p>
<p>PACE Code D: the first description must be recorded before a witness is taken to look (it was logged), and care must be taken not to direct attention to an individual. PC Laird did exactly that. Once there was a known and available suspect who disputed identification, a video identification had to be held unless it was impracticable or would serve no useful purpose. “She had already identified him” is no answer: <em>R v Forbes</em> [2001] 1 AC 473. Breach does not exclude automatically. The test under section 78 of PACE 1984 is the effect on the fairness of the proceedings. Exclusion is properly arguable here because both safeguards failed; if it is refused, the jury must be told of the breach and its possible effect, and a full Turnbull direction is due.</p>
<p>If the identification is excluded there is almost no case. If admitted, at the close of the Crown’s case submit that it is of poor quality and unsupported (<em>Turnbull</em>; <em>R v Galbraith</em> [1981] 1 WLR 1039). The phone, the logo and any propensity evidence are likely to be treated as support, so that submission may well fail.</p>
<h2>3. Mr Cobb and the convictions</h2>
<p><strong>Hearsay.</strong> Section 116(2)(d) of the Criminal Justice Act 2003 requires that the witness cannot be found although such steps as it is reasonably practicable to take have been taken. Two visits, none in the last weeks, with no inquiry of shelters, outreach or benefits, is thin. Oppose. The Crown may fall back on section 114(1)(d) with the factors in 114(2). The court works through the steps in <em>R v Riat</em> [2012] EWCA Crim 1509: necessity, reliability, the tools for testing (section 124), sections 125 and 126 and section 78. Against admission: drink, no identification, no way to cross-examine. Consider tactics first: Mr Cobb’s “tall” man is not Ms Nair’s 5 ft 8 in man, but fits Mr Okafor, and the thrown object ties the hedge to the robber. On balance it hurts more than it helps.</p>
<p><strong>Bad character.</strong> Gateway (d) (sections 101(1)(d) and 103(1)(a)). <em>R v Hanson</em> [2005] EWCA Crim 824: does the history show a propensity, does it make it more likely that he did this, and is it just and fair to rely on it? The theft from the person three years ago is very like this offence and may well be admitted. The robbery at 16, with others and by threats, is old and different; oppose on section 101(3) and (4). Argue that neither should be used to bolster weak identification. The cannabis matter is irrelevant. <strong>Do not attack Ms Nair:</strong> an unsupported imputation opens gateway (g) (section 106), would be improper to put without a basis, and would alienate the jury. The defence is honest mistake.</p>
<h2>4. Silence</h2>
<p>If he relies on being at the flat, that is a fact he did not mention when questioned, and section 34 of the Criminal Justice and Public Order Act 1994 lets the jury draw such inferences as appear proper if he could reasonably have been expected to mention it (<em>R v Argent</em> [1997] 2 Cr App R 27). Legal advice is not a complete answer: the question is whether he genuinely and reasonably relied on it (<em>R v Beckles</em> [2004] EWCA Crim 2766). His words on arrest, “I’ve been at my girlfriend’s”, are valuable: he raised the substance at once. He cannot be convicted wholly or mainly on the inference (section 38(3) and the direction that follows it). Explaining what Ms Tran said may waive privilege; take care before calling her. Obtain the Dorrin &amp; Co file.</p>
<h2>5. Alibi and defence statement</h2>
<p>A defence statement is compulsory in the Crown Court (section 5, Criminal Procedure and Investigations Act 1996), within 28 days beginning with the day of prosecution disclosure: <strong>6 October</strong>. It must meet section 6A, including the name, address and date of birth of any alibi witness, or what he knows of them. Late, missing or inconsistent statements invite comment and inference (section 11), so a wrong time in it would be used against him. Apply for an extension before expiry if needed.</p>
<p><strong>Ms Dunn.</strong> We must not tell her what time “works”. Paragraph 2.2 of the SRA Code forbids seeking to influence the substance of evidence and paragraph 1.4 forbids misleading the court. Reply neutrally: she must say only what she remembers; we cannot tell her what to say. Take a statement with open questions, not with Mr Okafor present, and exhibit the messages. Warn him not to discuss her evidence with her. Show him the 22.31 message and ask for his true recollection. If he insists on an account that he tells us is false we cannot put it forward and must cease to act, keeping his confidence.</p>
<h2>6. Plea and next steps</h2>
<p>The choice is his. Under the Sentencing Council guideline (section 73 of the Sentencing Code) the one-third reduction was for the first stage, which has passed with no indication; the most now is one quarter, falling to one tenth on the first day of trial. On his instructions he is not guilty.</p>
<ul><li>By 22 September: conference, timeline, written instructions; indicate the issues (identity, Code D, hearsay, bad character) at the hearing.</li>
<li>Ask for: the 999 recording and control log, body-worn video, the fingerprint result, CCTV for Corn Street and the buses, the Code D records, the search inquiries for Mr Cobb. Follow with an application under section 8 of the 1996 Act after the defence statement if refused.</li>
<li>Preserve his own telephone and its location data. Advise him what it may show before it is deployed.</li>
<li>Respond to both notices within the time limits in the Criminal Procedure Rules.</li>
<li>By 6 October: defence statement with accurate alibi particulars.</li></ul>`,
}
