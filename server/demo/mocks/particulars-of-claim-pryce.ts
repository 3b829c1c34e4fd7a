import type { DemoMock } from '../mock'

/** Civil legal drafting: particulars of claim against a roofer under a consumer contract. */
export const particularsOfClaimPryce: DemoMock = {
  key: 'particulars-of-claim-pryce',
  name: 'Particulars of claim: Pryce v Stroud',
  sessionType: 'sqe2-legal-drafting',
  practiceArea: 'DR',
  level: 'day_one',
  scenario: `
<p>Your client, <strong>Eleanor Pryce</strong>, a retired teacher, owns and lives at 8 Harbour Terrace, Norhaven, NH2 4QT. In March she engaged a local roofer to renew the flat roof of her kitchen extension. The price was £12,300. The work was done from 12 to 23 May. She paid £6,150 on 12 May and £4,000 on 24 May and kept back the last £2,150 because of snagging.</p>
<p>On 2 October the roof let in water. The roofer came on 9 October and applied sealant. It leaked again on 27 October, and the kitchen ceiling came down on to the units. Her surveyor has reported on the causes.</p>
<p>The pre-action protocol has been followed. Liability is denied. You are to draft the particulars of claim, which will be served with the claim form. The year is the present one; leave the claim number and the date of the document blank.</p>`,
  candidateInstruction: `
<p><strong>From:</strong> Simon Adeyemi, partner, Penrose Vane LLP</p>
<p><strong>To:</strong> Candidate</p>
<p><strong>Subject:</strong> Eleanor Pryce: particulars of claim</p>
<p>Please draft the particulars of claim for issue in the County Court Money Claims Centre. Everything you need is in the file: the quotation, my attendance note, Mr Halloran’s report and the correspondence.</p>
<p>Plead contract and, shortly, negligence. Do not draft the claim form. Leave the surveyor’s fee to costs. I have not decided who the defendant should be: read the correspondence and choose. Mrs Pryce will sign the statement of truth herself.</p>
<p>Below the draft, in no more than 150 words, tell me anything that I should know before it goes to her, including why you have chosen that defendant and anything you have left out.</p>
<p>Simon</p>`,
  instruction: `
<p>You have <strong>45 minutes</strong>. Draft the document, with a note to the partner of at most 150 words at its end. Hand in one document; you may use the form supplied.</p>
<ul><li>Use the file and your own knowledge of the law and of CPR Part 16 and its practice direction.</li>
<li>You may refer to the quotation and the report as attached. Do not copy them out.</li></ul>`,
  tutorInstruction: `
<h3>Points to find</h3>
<ul><li><strong>Defendant:</strong> the contract was made on 10 March with Kevin Stroud trading as Stroud Roofing. Stroud Roofing (Norhaven) Ltd was incorporated on 1 August. The company’s letter is a red herring.</li>
<li><strong>Credit:</strong> £2,150 is unpaid. Damages on the footing of a proper roof must give credit for it: £20,300 less £2,150 is £18,150.</li>
<li><strong>The sofa:</strong> it was already torn and is not the roofer’s doing. It cannot go into a document that she verifies.</li>
<li><strong>The deck:</strong> the quotation promised a new deck; the report found the old one. This is breach of an express term, not only of reasonable care.</li>
<li><strong>“Liability limited to £1,000”</strong> in the small print: section 57 of the Consumer Rights Act 2015 prevents it from limiting liability for want of reasonable care and skill below the price. Best left for a reply; mention in the note.</li>
<li><strong>Blocked gully:</strong> item 5 of the report is the claimant’s own gully. The surveyor says that it did not cause the leaks. Do not plead it as a breach.</li></ul>
<h3>What separates the grades</h3>
<ul><li><strong>A:</strong> a document that could be issued with light editing: right party, express and implied terms, particulars of breach tied to each term, causation, loss that adds up with credit given, interest, value, statement of truth in the current form.</li>
<li><strong>C:</strong> the main ingredients present but breach in general words, or no credit, or interest pleaded without the statute.</li>
<li><strong>F:</strong> sues the company, includes the sofa, pleads evidence and argument in place of facts, or has no statement of truth.</li></ul>
<h3>Common errors</h3>
<ul><li>Supply of Goods and Services Act 1982 pleaded: this is a consumer contract and the Consumer Rights Act 2015 applies.</li><li>The old statement of truth without the warning about contempt.</li><li>Pleading “he failed to use reasonable care and skill” and nothing more.</li><li>Pleading a precise figure for interest on unliquidated damages.</li></ul>`,
  marksheet: [
    {
      title: 'Clear, precise, concise and acceptable language',
      description:
        'Numbered paragraphs, one allegation to each; defined terms used consistently; no argument, evidence or emotion; correct English.',
      kind: 'skills',
      weight: 2,
    },
    {
      title: 'Structure',
      description:
        'Heading, parties, contract, terms, performance, breach with particulars, duty and negligence, causation and loss, credit, interest, prayer, statement of truth. Logical order throughout.',
      kind: 'skills',
      weight: 2,
    },
    {
      title: 'Accuracy of facts and figures',
      description:
        'Right dates, names and sums; £14,650 + £2,180 + £3,470 = £20,300; less £2,150 = £18,150. Nothing that the file does not support.',
      kind: 'skills',
      weight: 1,
    },
    {
      title: 'Correct parties and heading',
      description:
        'Mrs Pryce as claimant; Mr Kevin Stroud (trading as Stroud Roofing) as defendant; County Court; status of each pleaded (consumer and trader).',
      kind: 'law',
      weight: 2,
    },
    {
      title: 'Contract and terms',
      description:
        'Written contract made on 10 March by acceptance of the quotation, attached. Express terms as to deck, insulation, flashings and manufacturer’s specification. The term of reasonable care and skill under section 49 of the Consumer Rights Act 2015.',
      kind: 'law',
      weight: 2,
    },
    {
      title: 'Breach, negligence and causation',
      description:
        'Particulars that match the report item by item (1 to 4, not 5). Concurrent duty of care. Failure of the repair on 9 October. Causal link to each leak.',
      kind: 'law',
      weight: 2,
    },
    {
      title: 'Loss, credit, interest and value',
      description:
        'Three heads, credit for the unpaid price, interest under section 69 of the County Courts Act 1984, and a statement of value where the document needs one.',
      kind: 'law',
      weight: 2,
    },
    {
      title: 'Formal requirements',
      description:
        'Complies with CPR 16.4 and Practice Direction 16: concise statement of facts, contract attached, interest pleaded, current statement of truth for signature by Mrs Pryce.',
      kind: 'law',
      weight: 1,
    },
    {
      title: 'Comprehensiveness and ethics',
      description:
        'Leaves out the sofa and says why; raises the limit of liability and the choice of defendant; advises that Mrs Pryce must read the draft and understand the statement of truth.',
      kind: 'law',
      weight: 2,
    },
  ],
  materials: [
    {
      title: 'Quotation and acceptance',
      format: 'pdf',
      studentCanView: true,
      blocks: [
        { heading: 'Stroud Roofing', level: 1 },
        { paragraph: 'Proprietor: Kevin Stroud. 19 Quay Street, Norhaven, NH1 2BD' },
        {
          facts: [
            ['Quotation', 'Q-0871, 3 March'],
            ['Customer', 'Mrs E. Pryce, 8 Harbour Terrace, Norhaven'],
            ['Work', 'Renewal of flat roof to kitchen extension, 34 square metres'],
          ],
        },
        {
          list: [
            'Strip existing felt and decking and dispose.',
            'New 18 mm exterior-grade deck, laid to a fall of at least 1 in 40.',
            '120 mm rigid insulation throughout.',
            'Two-layer GRP laminate strictly to the manufacturer’s specification.',
            'Code 4 lead flashings chased into brickwork, upstand at least 150 mm.',
            'Leave watertight and make good.',
          ],
          numbered: true,
        },
        {
          table: [
            ['Payment', 'Amount'],
            ['On commencement', '£6,150'],
            ['On completion', '£6,150'],
            ['Total including VAT', '£12,300'],
          ],
        },
        {
          paragraph:
            'Small print. Twenty-year workmanship guarantee. Our liability for any defect is limited to £1,000. Furniture left in place is at the customer’s risk.',
        },
        { paragraph: 'I accept this quotation.' },
        { signature: 'E. Pryce, 10 March' },
        { signature: 'K. Stroud, 10 March' },
      ],
    },
    {
      title: 'Attendance note: Eleanor Pryce',
      format: 'docx',
      studentCanView: true,
      blocks: [
        { heading: 'Attendance note, 18 November', level: 1 },
        { paragraph: 'Confidential. SA with Mrs Pryce at the office.' },
        {
          paragraph:
            'She signed the quotation at her kitchen table on 10 March; Mr Stroud signed after her and left her a copy. She paid £6,150 by transfer to “K Stroud” on 12 May when he and a labourer started. They finished on 23 May. The edge trim was loose and a downpipe was left off, so she paid £4,000 on 24 May and told him she would pay the last £2,150 when he came back to finish. He never did, and has not asked for it.',
        },
        {
          paragraph:
            'On 2 October, in heavy rain, water came through by the light fitting. She rang, and e-mailed on 6 October. He came on 9 October, squeezed sealant along the wall and said that it was cured. On 27 October it rained again and about a third of the ceiling fell on to the worktop and base units.',
        },
        {
          paragraph:
            'She has three quotations for each item and has chosen the lowest: roof renewal £14,650 (Calder Roofing); ceiling and redecoration £2,180 (M. Brook); replacement of four base units and worktop £3,470 (Fitwell Kitchens). The other units are not affected.',
        },
        {
          paragraph:
            'She also asked me to add £1,450 for a new sofa. It stands in the room next to the kitchen and is spotted with water. “To be honest the arm was torn and I was going to get rid of it at Christmas, and the spots are from when I watered the fern, but he deserves it and nobody will know.” I said that we would come back to her.',
        },
        { paragraph: 'She would like this over by summer. No legal expenses insurance.' },
      ],
    },
    {
      title: 'Report of J. Halloran MRICS (summary)',
      format: 'pdf',
      studentCanView: true,
      blocks: [
        { heading: 'Report on flat roof, 8 Harbour Terrace, Norhaven', level: 1 },
        { paragraph: 'Inspection 31 October; report 4 November. Trial openings were made at three points.' },
        {
          list: [
            'The original chipboard deck remains under the new laminate over the whole roof. It is saturated. No new deck was laid.',
            'Insulation is present over the rear half only (about 17 square metres).',
            'There is no lead. The laminate is dressed up the wall between 60 and 75 mm and sealed with mastic, now split. Sealant of a different colour has been added over it.',
            'The fall is 1 in 110 and water ponds at the wall. A single layer of laminate was found at two of three openings; the manufacturer requires two and a dry deck.',
            'The gully at the foot of the rainwater pipe, which serves the main house, is blocked with leaves. This did not contribute to the leaks.',
          ],
          numbered: true,
        },
        {
          paragraph:
            'Opinion. The leaks of 2 and 27 October were caused by items 1, 3 and 4. Adding sealant could never have cured them. A competent roofer would not have laid GRP on a wet chipboard deck or left the abutment unflashed. The roof cannot be repaired and must be stripped and renewed.',
        },
        {
          paragraph:
            'The ceiling and the four base units below the abutment have been destroyed by water from the roof.',
        },
        { signature: 'J. Halloran MRICS' },
      ],
    },
    {
      title: 'Correspondence before action',
      format: 'pdf',
      studentCanView: true,
      blocks: [
        { heading: 'Letter from Stroud Roofing (Norhaven) Ltd to Penrose Vane LLP, 28 November', level: 2 },
        {
          paragraph:
            'Company incorporated on 1 August. Registered office: 19 Quay Street, Norhaven. Director: K. Stroud.',
        },
        {
          paragraph:
            'We have your letter of claim. This company did no work for your client in May. It has taken over the goodwill of the business and nothing else. If she has a complaint she must take it up with the company’s insurers, who will tell you that nothing before 1 August is covered. In any event the small print limits any claim to £1,000.',
        },
        { signature: 'K. Stroud, director' },
        { heading: 'E-mail from Kevin Stroud to Mrs Pryce, 9 October', level: 2 },
        {
          paragraph:
            'All sealed up, sorry about that. It was only the mastic. Should be good for another twenty years. Kev',
        },
        { heading: 'E-mail from Kevin Stroud to Penrose Vane LLP, 3 December', level: 2 },
        {
          paragraph:
            'I deny liability. The deck was fine when I left and her gully was blocked. I trade through the company now so there is no point coming after me.',
        },
      ],
    },
  ],
  templates: [
    {
      title: 'Form of particulars of claim',
      format: 'docx',
      studentCanView: true,
      blocks: [
        { paragraph: 'IN THE COUNTY COURT MONEY CLAIMS CENTRE' },
        { paragraph: 'Claim number:' },
        { paragraph: 'BETWEEN' },
        {
          table: [
            ['', 'Claimant'],
            ['and', ''],
            ['', 'Defendant'],
          ],
        },
        { heading: 'Particulars of claim', level: 1 },
        { paragraph: '1.' },
        { heading: 'Statement of truth', level: 2 },
        { paragraph: '' },
        { signature: '' },
        { pageBreak: true },
        { heading: 'Note to partner (at most 150 words)', level: 2 },
        { paragraph: '' },
      ],
    },
  ],
  extraTasks: [],
  suggestedAnswer: `
<p><strong>IN THE COUNTY COURT MONEY CLAIMS CENTRE</strong></p>
<p>Claim number: [ ]</p>
<p>BETWEEN</p>
<p><strong>MRS ELEANOR PRYCE</strong>, Claimant</p>
<p>and</p>
<p><strong>MR KEVIN STROUD (trading as STROUD ROOFING)</strong>, Defendant</p>
<h2>Particulars of claim</h2>
<h3>The parties and the contract</h3>
<p>1. The Claimant is the owner and occupier of 8 Harbour Terrace, Norhaven, NH2 4QT (“the Property”). The Defendant at all material times carried on business as a roofer under the name Stroud Roofing.</p>
<p>2. By a contract in writing made on 10 March (“the Contract”), contained in the Defendant’s quotation Q-0871 dated 3 March and signed by both parties, the Defendant agreed to renew the flat roof of the kitchen extension at the Property (“the Works”) for £12,300 including VAT. A copy is attached as Annex 1.</p>
<p>3. The Claimant made the Contract as a consumer, and the Defendant as a trader, within the Consumer Rights Act 2015 (“the Act”).</p>
<p>4. There were express terms of the Contract that the Defendant would:</p>
<p>(a) strip and dispose of the existing felt and decking;</p>
<p>(b) lay a new 18 mm exterior-grade deck to a fall of at least 1 in 40;</p>
<p>(c) lay 120 mm rigid insulation throughout;</p>
<p>(d) apply a two-layer GRP laminate strictly to the manufacturer’s specification;</p>
<p>(e) fit Code 4 lead flashings chased into the brickwork with an upstand of at least 150 mm; and</p>
<p>(f) leave the roof watertight.</p>
<p>5. By section 49 of the Act the Contract is to be treated as including a term that the Defendant would perform the Works with reasonable care and skill.</p>
<p>6. Further, the Defendant owed the Claimant a duty at common law to carry out the Works with reasonable care and skill so as not to cause damage to the Property and its contents.</p>
<h3>The Works</h3>
<p>7. The Defendant carried out the Works between 12 and 23 May. The Claimant paid £6,150 on 12 May and £4,000 on 24 May. The balance of the price, £2,150, has not been paid.</p>
<p>8. On 2 October rainwater entered the kitchen through the roof. At the Claimant’s request the Defendant attended on 9 October and applied sealant at the abutment with the house wall (“the Repair”). On 27 October rainwater again entered, and part of the kitchen ceiling fell on to the units below.</p>
<h3>Breach and negligence</h3>
<p>9. In breach of the terms pleaded in paragraphs 4 and 5, and of the duty pleaded in paragraph 6, the Defendant failed to carry out the Works and the Repair properly.</p>
<p><strong>Particulars</strong></p>
<p>(a) The existing chipboard deck was left in place over the whole roof and no new deck was laid.</p>
<p>(b) Insulation was laid over about 17 of 34 square metres only.</p>
<p>(c) No lead flashing was fitted. The laminate was turned up the wall by 60 to 75 mm and sealed with mastic.</p>
<p>(d) The roof was laid to a fall of 1 in 110.</p>
<p>(e) The laminate was applied to an unsuitable deck and in places in one layer, contrary to the manufacturer’s specification.</p>
<p>(f) The roof was not watertight.</p>
<p>(g) The Repair consisted of adding sealant, which could not remedy any of these defects.</p>
<p>The Claimant will rely on the report of Mr J. Halloran MRICS dated 4 November, subject to the court’s permission, a copy of which is attached as Annex 2.</p>
<h3>Loss and damage</h3>
<p>10. By reason of the matters above, water entered the Property on 2 and 27 October and the Claimant has suffered loss and damage. The roof cannot be repaired and must be renewed.</p>
<table><thead><tr><th>Particulars of loss</th><th>£</th></tr></thead><tbody>
<tr><td>Renewal of the roof</td><td>14,650</td></tr><tr><td>Replacement of ceiling and redecoration</td><td>2,180</td></tr><tr><td>Replacement of four base units and worktop</td><td>3,470</td></tr><tr><td><strong>Total</strong></td><td><strong>20,300</strong></td></tr><tr><td>Less credit for the unpaid balance of the price</td><td>(2,150)</td></tr><tr><td><strong>Sum claimed</strong></td><td><strong>18,150</strong></td></tr></tbody></table>
<p>11. The Claimant claims interest under section 69 of the County Courts Act 1984 on the sums found due, at such rate and for such period as the court thinks fit.</p>
<p>AND THE CLAIMANT CLAIMS:</p>
<ol><li>damages, which the Claimant expects to exceed £10,000 but not £25,000; and</li><li>interest as pleaded in paragraph 11.</li></ol>
<p><strong>Statement of truth</strong></p>
<p>I believe that the facts stated in these particulars of claim are true. I understand that proceedings for contempt of court may be brought against anyone who makes, or causes to be made, a false statement in a document verified by a statement of truth without an honest belief in its truth.</p>
<p>Signed: ____________________ Mrs Eleanor Pryce, Claimant. Dated: [ ]</p>
<h2>Note to partner</h2>
<p>Defendant: the contract was made on 10 March with Mr Stroud personally. The company did not exist until 1 August and assumed no liability. Check his means before issue.</p>
<p>Sofa: left out. On her own account the leak did not cause the damage. To include it would be to verify a false statement (CPR 32.14), and we may advance only what is properly arguable (SRA Code, paragraphs 1.4 and 2.4). Please explain this to her.</p>
<p>£1,000 limit: section 57 of the Consumer Rights Act 2015 stops it cutting liability for want of care below the price; it must also be fair (section 62). I would answer it in a reply.</p>
<p>Gully: Mr Stroud will rely on it. Mr Halloran rejects it.</p>
<p>Mrs Pryce must read the draft and understand the statement of truth before she signs.</p>
<h2>For the marker</h2>
<p>CPR 16.4 and Practice Direction 16 (contents; copy of a written agreement); CPR Part 22 and its practice direction (statement of truth). Sections 49, 54 and 57 of the Consumer Rights Act 2015; section 54 leaves common law damages available beside repeat performance and price reduction. Concurrent liability in contract and tort: <em>Henderson v Merrett Syndicates Ltd</em> [1995] 2 AC 145. A claim at this value is normally allocated to the fast track. The cost of the defective roof itself is a contract loss; damage to the ceiling and units sounds in both. Particulars without the report attached are equally good.</p>`,
}
