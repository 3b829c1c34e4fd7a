import type { DemoMock } from '../mock'

/** Civil legal research: is a claim against a surveyor out of time under the Limitation Act 1980? */
export const surveyorLimitationResearchRahman: DemoMock = {
  key: 'surveyor-limitation-research-rahman',
  name: 'Limitation: the Rahmans and their surveyor',
  sessionType: 'sqe2-legal-research',
  practiceArea: 'DR',
  level: 'intermediate',
  scenario: `
<p>Joseph and Amina Rahman bought 22 Orchard Lane, Brantwick, for £385,000. Fell &amp; Marwood LLP, surveyors, inspected for them under a written contract (not a deed) and reported that there was “no evidence of significant structural movement”. In fact the front bay had been subsiding for years and an old crack had been papered over.</p>
<p>Today is <strong>20 January</strong>. In this station years are counted from the present one: “seven years ago” means seven calendar years before this one.</p>
<table><thead><tr><th>Date</th><th>Event</th></tr></thead><tbody>
<tr><td>2 May, seven years ago</td><td>Report delivered</td></tr>
<tr><td>14 June, seven years ago</td><td>Exchange of contracts</td></tr>
<tr><td>12 July, seven years ago</td><td>Completion</td></tr>
<tr><td>March, four years ago</td><td>Hairline crack at the bay and a sticking door; decorator fills it for £350</td></tr>
<tr><td>9 February, three years ago</td><td>E-mail from a builder, Peter Dale</td></tr>
<tr><td>3 October, last year</td><td>Structural engineer’s report: progressive subsidence of the bay, visible signs before purchase, repair £46,500</td></tr>
<tr><td>12 January, this year</td><td>Surveyors send their file, with Mr Fell’s site note</td></tr></tbody></table>`,
  candidateInstruction: `
<p><strong>From:</strong> Simon Adeyemi, partner, Penrose Vane LLP</p>
<p><strong>To:</strong> Candidate</p>
<p><strong>Subject:</strong> Rahman v Fell &amp; Marwood: are we in time?</p>
<p>Please research the following and let me have a note today:</p>
<ol><li>Have the claims in contract and in tort become statute-barred and, if not, when will they?</li>
<li>Does the site note help? Mrs Rahman says that Mr Fell “hid it from us”.</li>
<li>Can the court extend time as a matter of discretion?</li>
<li>What must we do, and by when?</li></ol>
<p>Mr Rahman rang this morning. He said that he never showed Peter Dale’s e-mail to Amina and asked: “Can’t we just leave it out and say that we found out from the engineer in October?” Please tell me how to answer him.</p>
<p>I meet them tomorrow. Put what I should tell them first and your reasoning, with sources, after it.</p>
<p>Simon</p>`,
  instruction: `
<p>You have <strong>60 minutes</strong>. Write a note to the partner: advice for the client first, then your legal reasoning with the key sources.</p>
<ul><li>Use the source pack. It holds more than you need. You are not expected to look anywhere else, but may use your own knowledge.</li>
<li>Cite the provision or case for each proposition. Do not copy the sources out.</li>
<li>Hand in one document; you may use the form supplied.</li></ul>`,
  tutorInstruction: `
<h3>The answer in short</h3>
<p>Contract: barred on 2 May last year. Tort, primary period: barred on 14 June last year (six years from exchange, not completion). Section 14A: three years from the date of knowledge, on the best realistic view 9 February three years ago, so that the last safe day is <strong>9 February this year</strong>, and no one should cut it fine. Section 33 does not apply. Section 32 is arguable at best and should not be relied on to miss the date.</p>
<h3>Points to find</h3>
<ul><li>Mr Dale’s e-mail names the surveyor and the cost. It is the start of time; the engineer’s report is not.</li>
<li>The surveyors will say March, four years ago. A £350 hairline crack is not serious enough (section 14A(7)) and points to nobody.</li>
<li>Section 14A does not apply to contract.</li>
<li>Section 32(5) takes sections 14A and 14B out where section 32(1)(b) applies.</li>
<li><em>Pirelli</em> and section 33 are distractors.</li>
<li>Mr Rahman received the e-mail; Mrs Rahman did not see it. It would be unwise to rely on her ignorance to gain time.</li></ul>
<h3>What separates the grades</h3>
<ul><li><strong>A:</strong> opens with 9 February and a protective claim form; correct reasoning under section 14A(6) to (10) with Haward; rejects section 33 in a line; cautious on section 32 with Canada Square; answers Mr Rahman properly.</li>
<li><strong>C:</strong> reaches section 14A but gives the date as 3 October two years from now, or gives the right date without saying what to do.</li>
<li><strong>F:</strong> says that the claims are out of time, or that there are six years from the engineer’s report, or suggests leaving out the e-mail.</li></ul>`,
  marksheet: [
    {
      title: 'Relevant sources identified and used',
      description:
        'Uses sections 2, 5, 14A, 14B and 32 and the cases that decide the points; leaves out Pirelli, section 11 and section 33 except to say why they do not help. Each proposition has its source.',
      kind: 'skills',
      weight: 2,
    },
    {
      title: 'Client-focused advice',
      description:
        'Puts first what the clients must do and by when, addresses Mrs Rahman’s complaint and Mr Rahman’s question, weighs risk and cost, and says how sure the advice is.',
      kind: 'skills',
      weight: 2,
    },
    {
      title: 'Clear, precise, concise and acceptable language',
      description:
        'A note that can be used in a meeting: short answers, headings, exact dates, no quotation for its own sake.',
      kind: 'skills',
      weight: 1,
    },
    {
      title: 'Contract',
      description:
        'Six years from breach (section 5), the breach being on 2 May at the latest; barred. Section 14A does not apply to claims in contract.',
      kind: 'law',
      weight: 1,
    },
    {
      title: 'Tort: the primary period',
      description:
        'Concurrent duty; accrual when damage is suffered, on exchange (Byrne); six years under section 2; barred on 14 June last year.',
      kind: 'law',
      weight: 2,
    },
    {
      title: 'Section 14A: date of knowledge',
      description:
        'Applies subsections (5) to (10) to the crack, the builder’s e-mail and the engineer’s report; Haward on the degree of knowledge; subsection (9) on legal fault; constructive knowledge and expert advice; burden on the claimants; long stop in section 14B.',
      kind: 'law',
      weight: 3,
    },
    {
      title: 'Concealment',
      description:
        'Section 32(1)(b) and (2) with Canada Square: deliberate, not reckless. The site note raises suspicion only. Effect on the contract claim and section 32(5). A proper basis is needed before it is pleaded.',
      kind: 'law',
      weight: 2,
    },
    {
      title: 'Discretion and procedure',
      description:
        'No discretion to extend outside personal injury (section 33). Issue by 9 February, well before in practice; claim brought when received by the court; four months to serve; pre-action protocol and stay; standstill only if signed.',
      kind: 'law',
      weight: 2,
    },
    {
      title: 'Ethics: the e-mail',
      description:
        'The e-mail is a document that must be preserved and disclosed. No false date may be pleaded or verified. Explains this, and that the firm must stop acting if he insists.',
      kind: 'law',
      weight: 2,
    },
  ],
  materials: [
    {
      title: 'Source pack: legislation',
      format: 'pdf',
      studentCanView: true,
      blocks: [
        { heading: 'Limitation Act 1980 (extracts)', level: 1 },
        { heading: 'Section 2', level: 2 },
        {
          paragraph:
            'An action founded on tort shall not be brought after the expiration of six years from the date on which the cause of action accrued.',
        },
        { heading: 'Section 5', level: 2 },
        {
          paragraph:
            'An action founded on simple contract shall not be brought after the expiration of six years from the date on which the cause of action accrued.',
        },
        { heading: 'Section 14A (in part)', level: 2 },
        {
          paragraph:
            '(1) This section applies to any action for damages for negligence, other than one to which section 11 of this Act applies, where the starting date for reckoning the period of limitation under subsection (4)(b) below falls after the date on which the cause of action accrued.',
        },
        {
          paragraph:
            '(4) That period is either (a) six years from the date on which the cause of action accrued; or (b) three years from the starting date as defined by subsection (5) below, if that period expires later than the period mentioned in paragraph (a) above.',
        },
        {
          paragraph:
            '(5) For the purposes of this section, the starting date for reckoning the period of limitation under subsection (4)(b) above is the earliest date on which the plaintiff or any person in whom the cause of action was vested before him first had both the knowledge required for bringing an action for damages in respect of the relevant damage and a right to bring such an action.',
        },
        {
          paragraph:
            '(6) In subsection (5) above “the knowledge required for bringing an action for damages in respect of the relevant damage” means knowledge both (a) of the material facts about the damage in respect of which damages are claimed; and (b) of the other facts relevant to the current action mentioned in subsection (8) below.',
        },
        {
          paragraph:
            '(7) For the purposes of subsection (6)(a) above, the material facts about the damage are such facts about the damage as would lead a reasonable person who had suffered such damage to consider it sufficiently serious to justify his instituting proceedings for damages against a defendant who did not dispute liability and was able to satisfy a judgment.',
        },
        {
          paragraph:
            '(8) The other facts referred to in subsection (6)(b) above are (a) that the damage was attributable in whole or in part to the act or omission which is alleged to constitute negligence; and (b) the identity of the defendant […].',
        },
        {
          paragraph:
            '(9) Knowledge that any acts or omissions did or did not, as a matter of law, involve negligence is irrelevant for the purposes of subsection (5) above.',
        },
        {
          paragraph:
            '(10) For the purposes of this section a person’s knowledge includes knowledge which he might reasonably have been expected to acquire (a) from facts observable or ascertainable by him; or (b) from facts ascertainable by him with the help of appropriate expert advice which it is reasonable for him to seek; but a person shall not be taken by virtue of this subsection to have knowledge of a fact ascertainable only with the help of expert advice so long as he has taken all reasonable steps to obtain (and, where appropriate, to act on) that advice.',
        },
        { heading: 'Section 14B (summary)', level: 2 },
        {
          paragraph:
            'An action for damages for negligence, other than one to which section 11 applies, may not be brought more than fifteen years after the last act or omission alleged to constitute negligence and to have caused the damage, whether or not the claimant knew of it.',
        },
        { heading: 'Section 32 (in part)', level: 2 },
        {
          paragraph:
            '(1) […] where in the case of any action for which a period of limitation is prescribed by this Act, either (a) the action is based upon the fraud of the defendant; or (b) any fact relevant to the plaintiff’s right of action has been deliberately concealed from him by the defendant; or (c) the action is for relief from the consequences of a mistake; the period of limitation shall not begin to run until the plaintiff has discovered the fraud, concealment or mistake (as the case may be) or could with reasonable diligence have discovered it.',
        },
        {
          paragraph:
            '(2) For the purposes of subsection (1) above, deliberate commission of a breach of duty in circumstances in which it is unlikely to be discovered for some time amounts to deliberate concealment of the facts involved in that breach of duty.',
        },
        {
          paragraph:
            '(5) Sections 14A and 14B of this Act shall not apply to any action to which subsection (1)(b) above applies […].',
        },
        { heading: 'Sections 11 and 33 (summary)', level: 2 },
        {
          paragraph:
            'Section 11 sets a three-year period for actions for damages in respect of personal injuries. Section 33 allows the court to disapply, if equitable, the periods for personal injury and death in sections 11, 11A and 12.',
        },
        { paragraph: 'Contains public sector information licensed under the Open Government Licence v3.0.' },
      ],
    },
    {
      title: 'Source pack: case notes',
      format: 'pdf',
      studentCanView: true,
      blocks: [
        { heading: 'Case notes', level: 1 },
        {
          paragraph:
            'Henderson v Merrett Syndicates Ltd [1995] 2 AC 145 (HL). A professional who assumes responsibility may owe concurrent duties in contract and in tort, and the claimant may rely on whichever is the more favourable.',
        },
        {
          paragraph:
            'Pirelli General Cable Works Ltd v Oscar Faber & Partners [1983] 2 AC 1 (HL). Negligent design of a chimney: the cause of action accrued when physical damage to the building occurred, though it could not then have been discovered.',
        },
        {
          paragraph:
            'Byrne v Hall Pain & Foster [1999] 1 WLR 1849 (CA). Buyers relied on a negligent valuer’s report. The cause of action in tort accrued on exchange, when they became committed to the purchase, and not on completion.',
        },
        {
          paragraph:
            'Iron Trades Mutual Insurance Co Ltd v J K Buckenham Ltd [1990] 1 All ER 808. “Action for damages for negligence” in section 14A means the tort of negligence and does not include breach of a contractual duty of care. Approved by the Court of Appeal in Société Commerciale de Réassurance v ERAS (International) Ltd (Note) [1992] 2 All ER 82.',
        },
        {
          paragraph:
            'Haward v Fawcetts [2006] UKHL 9. Section 14A. Time runs once the claimant knows enough for it to be reasonable to begin to investigate further whether the loss is attributable to the defendant’s act or omission. Reasonable belief, not certainty or confirmation by an expert, is what is needed. The burden is on the claimant.',
        },
        {
          paragraph:
            'Cave v Robinson Jarvis & Rolf [2002] UKHL 18. Section 32(2) does not cover a defendant who was unaware that he was committing a breach of duty, however intentional the act.',
        },
        {
          paragraph:
            'Canada Square Operations Ltd v Potter [2023] UKSC 41. Under section 32(1)(b) a fact is concealed if it is kept secret by hiding it or by failing to disclose it, and the concealment must be intended; no separate duty to disclose is needed. Recklessness is not enough, either there or for “deliberate commission” in section 32(2), which requires that the defendant knew that he was committing a breach.',
        },
        {
          paragraph:
            'Marren v Dawson Bentley & Co Ltd [1961] 2 QB 135. In counting a limitation period the day on which the cause of action arose is left out.',
        },
        {
          paragraph:
            'Barnes v St Helens Metropolitan Borough Council [2006] EWCA Civ 1372. A claim is “brought” when the claimant’s request for the issue of a claim form is delivered to the court office.',
        },
        { heading: 'Procedure notes', level: 2 },
        {
          paragraph:
            'A claim form to be served within the jurisdiction must be dealt with by the step required for the chosen method of service within four months after issue (CPR 7.5). Under the Pre-Action Protocol for Professional Negligence, a claimant whose time is about to expire may issue and ask for a stay while the protocol is followed; the parties may also agree that time shall not run.',
        },
      ],
    },
    {
      title: 'File documents',
      format: 'docx',
      studentCanView: true,
      blocks: [
        { heading: 'E-mail, Peter Dale to Joseph Rahman, 9 February, three years ago', level: 2 },
        {
          paragraph:
            'Joe, thanks for showing me the bay today. I’d stop filling it. That isn’t settlement, it’s subsidence, and it’s old: there’s a big patched crack under the lining paper and another in the loft you could put your hand in. It was there long before you bought. Your surveyor had to have seen it if he’d lifted the loft hatch. I’m only a builder, so get a structural engineer in, but I’d guess thirty to forty grand to put right. Sorry mate. Pete',
        },
        { heading: 'Reply, the same evening', level: 2 },
        { paragraph: 'Gutted. We can’t afford to even look at that this year. Will think about the surveyor. J' },
        { heading: 'Fell & Marwood report, section E (extract)', level: 2 },
        {
          paragraph:
            'The roof space was inspected from the hatch. The main walls are of solid brick. We saw no evidence of significant structural movement. Minor cracking is normal in a house of this age and can be filled at redecoration.',
        },
        { heading: 'Mr Fell’s manuscript site note (transcribed), 29 April, seven years ago', level: 2 },
        {
          paragraph:
            'Loft: crack front gable/bay, 8–10 mm, old? Poss. historic movement. Ask DM. Lining paper front bay, new. Time 1 hr 10.',
        },
        {
          paragraph:
            'There is nothing on the file to show what DM (Mr Marwood, now dead) said, or why the report does not mention the crack.',
        },
        { heading: 'Engineer’s report, 3 October last year (summary)', level: 2 },
        {
          paragraph:
            'Progressive subsidence of the front bay from a leaking drain, of at least ten years’ standing. The loft crack would have been visible from the hatch at the date of the survey. Cost of repair £46,500. The reduction in value at purchase, had the truth been known, is a matter for a valuer.',
        },
      ],
    },
  ],
  templates: [
    {
      title: 'Research note',
      format: 'docx',
      studentCanView: true,
      blocks: [
        { heading: 'Research note', level: 1 },
        {
          facts: [
            ['To', 'Simon Adeyemi'],
            ['From', ''],
            ['Client', 'Joseph and Amina Rahman'],
            ['Date', '20 January'],
          ],
        },
        { heading: 'Advice for the client', level: 2 },
        { paragraph: '' },
        { heading: 'Legal reasoning and sources', level: 2 },
        { paragraph: '' },
        { heading: 'Action, with dates', level: 2 },
        { paragraph: '' },
      ],
    },
  ],
  extraTasks: [
    {
      title: 'The measure of loss',
      body: '<p>In five lines: would the Rahmans recover the £46,500, or something else? Name the authority that you would look up first.</p>',
    },
  ],
  suggestedAnswer: `
<h2>Advice for the client</h2>
<ul>
<li><strong>There is one claim left, and very little time.</strong> The claim in contract and the ordinary period in tort ran out last year. The Rahmans can still sue in negligence under the three-year period in section 14A of the Limitation Act 1980, but the last safe day is <strong>9 February this year</strong>. We should issue a protective claim form this week, or have a signed standstill agreement in hand well before that date.</li>
<li><strong>The site note</strong> helps on negligence. It does not yet prove deliberate concealment, and we should not count on that to save time.</li>
<li><strong>The court has no discretion</strong> to extend time in a case of this kind.</li>
<li><strong>Mr Dale’s e-mail cannot be left out.</strong> It must be kept and in due course disclosed.</li>
<li>Fell &amp; Marwood will say that time began to run in March, four years ago. I think that they are probably wrong, but the burden is on the Rahmans and the risk is real.</li></ul>
<h2>Legal reasoning and sources</h2>
<h3>1. Contract</h3>
<p>Six years from accrual (section 5). A cause of action in contract accrues on breach, here when the report was delivered on 2 May, seven years ago, at the latest. Barred since 2 May last year. Section 14A does not help: it is confined to the tort of negligence (<em>Iron Trades v Buckenham</em>, approved in <em>ERAS</em>).</p>
<h3>2. Tort: six years</h3>
<p>The surveyors owed a concurrent duty in tort (<em>Henderson v Merrett</em>). The loss is the purchase of a house worth less than was paid, suffered when the buyers were committed: exchange on 14 June, seven years ago (<em>Byrne v Hall Pain &amp; Foster</em>). Not completion; and <em>Pirelli</em>, on physical damage caused by bad design, is not in point. Barred since 14 June last year (section 2).</p>
<h3>3. Tort: three years from knowledge</h3>
<p>Section 14A(4)(b) gives three years from the starting date if that ends later. The starting date is the earliest on which the claimants knew (6)(a) the material facts about the damage and (6)(b) that it was attributable to the act or omission alleged, and the identity of the defendant (section 14A(8)).</p>
<p><strong>March, four years ago.</strong> A hairline crack and a sticking door put right for £350 would not lead a reasonable person to think the damage serious enough to sue over, even against a willing defendant (subsection (7)). Nor did they point to an omission by the surveyor. Against us, subsection (10): was it reasonable to take advice then? The report itself said that minor cracking was normal and could be filled, which answers the point well.</p>
<p><strong>9 February, three years ago.</strong> Mr Dale told Mr Rahman that the house was subsiding, that the crack was old, that it was visible from the loft hatch, that the surveyor must have seen it and that repair would cost £30,000 to £40,000. That is knowledge of the seriousness, of the omission and of whose it was. He was not an engineer, but <em>Haward v Fawcetts</em> asks for enough to make it reasonable to begin to investigate a claim, not proof or an expert’s confirmation. Mr Rahman’s reply, “will think about the surveyor”, shows that he took it so. Whether it was negligence in law does not matter (subsection (9)). The proviso to subsection (10) does not help: no steps were taken to get advice until last year, and shortage of money is unlikely to be a sufficient reason.</p>
<p><strong>3 October last year.</strong> The engineer’s report confirmed what was known. It is not the starting date.</p>
<p>Mrs Rahman did not see the e-mail, and it may be argued that time runs separately against her. But they bought jointly, she lived with the crack, and the facts were ascertainable by her; the pack does not settle the point and we should not rest the claim on it.</p>
<p>Leaving out the day itself (<em>Marren v Dawson Bentley</em>), three years from 9 February end on 9 February this year. The claim is brought when the request for issue reaches the court (<em>Barnes v St Helens</em>). The fifteen-year long stop (section 14B) runs from the survey and is far off.</p>
<h3>4. Deliberate concealment</h3>
<p>If section 32(1)(b) applied, time would not have begun until the Rahmans discovered the concealment or could with reasonable diligence have done so, for contract as well as tort, and sections 14A and 14B would fall away (section 32(5)). The test is strict: the defendant must have intended to conceal the fact, or must have known that he was committing a breach; recklessness is not enough (<em>Canada Square v Potter</em>; <em>Cave v Robinson</em>).</p>
<p>The note shows that Mr Fell saw a crack of 8–10 mm and meant to ask Mr Marwood. The report said that nothing significant was seen. That is consistent with intending to keep it back, and equally with forgetting, or with a wrong judgment that it was historic. Without more an allegation of deliberate conduct lacks a proper basis. Ask for an explanation, reserve the point, and plead it only if the evidence supports it. Even if it were made out, the surveyors could say that the facts were discoverable on 9 February three years ago; six years from then would still leave time.</p>
<h3>5. Discretion</h3>
<p>None. Section 33 is confined to personal injury and death.</p>
<h2>Mr Rahman’s question</h2>
<p>No. The e-mail is a document adverse to our case and falls within standard disclosure (CPR Part 31); it must be preserved. A statement of case giving October as the first knowledge would be false and, if he signed it without an honest belief, could be contempt (CPR 32.14). We may not mislead the court or be complicit in it, or misuse or tamper with evidence (SRA Code of Conduct for Solicitors, paragraphs 1.4 and 2.1). If he insisted, we would have to stop acting. There is also no need: on the true date the claim is in time if issued now. He and Mrs Rahman are joint clients, and we cannot keep material information from one of them at the other’s wish: tell him that she must know of the e-mail, with his consent, or we cannot go on acting for both (paragraphs 6.3 and 6.4).</p>
<h2>Action, with dates</h2>
<ul><li><strong>Today:</strong> diarise 9 February as final. Write to the surveyors and their insurers with a letter of notification and an invitation to sign a standstill agreement by 27 January.</li>
<li><strong>By 27 January:</strong> whatever they answer, send the protective claim form in negligence, with contract and section 32 reserved, if no signed agreement is in hand. Confirm that the court has received it.</li>
<li><strong>After issue:</strong> serve within four months (CPR 7.5), asking for a stay so that the Pre-Action Protocol for Professional Negligence can be followed.</li>
<li><strong>Evidence:</strong> statements from both clients and Mr Dale; a valuer’s report, since loss is normally the difference in value at purchase rather than the cost of repair (<em>Watts v Morrow</em> [1991] 1 WLR 1421).</li>
<li><strong>Risk:</strong> advise on costs, and that limitation will be pleaded and may be tried as a preliminary issue.</li></ul>`,
}
