import type { DemoMock } from '../mock'

/** Property drafting: special conditions of a contract for the sale of part of a registered title. */
export const propStonecroftSaleOfPart: DemoMock = {
  key: 'prop-stonecroft-sale-of-part',
  name: 'Stonecroft: special conditions for the sale of a building plot',
  sessionType: 'sqe2-legal-drafting',
  practiceArea: 'PROP',
  level: 'day_one',
  scenario: `
<p>Judith Elspeth Warboys owns Stonecroft, Mill Lane, Hather, a house with a garden and a paddock, registered freehold with absolute title under one title number. She is selling the paddock for £240,000 to
Tobias and Anneke Lindqvist, who have planning permission for one house on it. She keeps the house and garden. Marsh &amp; Iveson LLP acts for Mrs Warboys. The buyers’ solicitors are Petch Rowntree.</p>
<p>The only way to the paddock is over the drive beside the house. Terms have been agreed and are set out in a letter from the selling agent. The contract will incorporate the Standard Conditions of Sale (Fifth Edition, 2018
Revision). The first page, with the particulars, has been prepared; the special conditions are yours.</p>`,
  candidateInstruction: `
<p><strong>From:</strong> Rupert Iveson, Partner</p>
<p><strong>To:</strong> Candidate</p>
<p><strong>Subject:</strong> Warboys to Lindqvist: plot at Stonecroft</p>
<p>Please draft the special conditions on the attached form for our client as seller. They must carry out the terms in the agent’s letter, deal with what you find in the title, and protect the house that she keeps.
Put what belongs in the transfer (easements, reservations and covenants) into numbered conditions that require the transfer to contain them, in words that can be copied straight into the TP1.</p>
<p>Draft fairly: I want something that Petch Rowntree can sign without three rounds of amendment. The fence must bind whoever owns the plot later, as far as the law lets us.</p>
<p>Mrs Warboys telephoned this morning. She has been told by a neighbour about ‘some old rule in the deeds about one house’. Nobody on the buyers’ side has mentioned it and she would like it left out of the contract so as not to frighten them. Please
deal with that as you think right and tell me in a covering note of no more than 150 words anything that I must take up with her. No need for the rest of the contract, the TP1, or the replies to enquiries.</p>
<p>Rupert</p>`,
  instruction: `
<h3>How this station runs</h3>
<ul>
<li><strong>45 minutes</strong>, closed book. Hand in the completed form with the covering note at its end.</li>
<li>Definitions may be added. Conditions that the Standard Conditions supply need not be repeated.</li>
<li>Do not invent facts. Where something is unknown, leave a bracketed blank.</li>
</ul>`,
  tutorInstruction: `
<h3>Points to find</h3>
<ul>
<li><strong>1958 covenants</strong> (charges register 1): not more than one dwelling on the land in the title. Stonecroft is that dwelling, so the Lindqvists’ house would break it. It must be disclosed as an incumbrance, with an indemnity covenant, since entry B3 shows that she gave one and so stays bound (Standard Condition 4.6.4 would require
one; express words are better), and the buyers take the risk, with insurance at their cost and no approach to the neighbour first, since an approach may make a policy unobtainable.</li>
<li><strong>Lender’s charge and restriction</strong> (entries B2, C2): the plot must be released on completion (form DS3 and consent).</li>
<li><strong>Callum</strong>, her adult son, keeps ponies on the paddock and uses the shelter. He may have rights by actual occupation (LRA 2002, Sch 3 para 2). He must release any rights, agree to leave, and sign.</li>
<li><strong>Deposit:</strong> the agent’s letter says £24,000 ‘to be available for Mrs Warboys’; the postscript records that the buyers’ solicitors refused and that stakeholder was agreed. Draft for stakeholder.</li>
<li><strong>Foul drain</strong> of the house runs under the paddock (plan note): a reservation is needed. Grants are in the letter, the reservation is not.</li>
<li><strong>Width:</strong> the letter says ‘the drive’; the plan shows the part beyond point C as garden. The right is over the brown land only.</li>
<li><strong>Fence:</strong> 1.8 metres on the line A to B; three months from completion.</li>
<li><strong>TA6:</strong> signed on 9 June with ‘None’ under disputes. If the neighbour’s remark was a complaint, the reply must be corrected.</li>
</ul>
<h3>Law to look for</h3>
<p>The burden of a positive covenant does not run with freehold land (<em>Austerberry v Oldham Corporation</em> (1885) 29 Ch D 750, CA; <em>Rhone v Stephens</em> [1994] 2 AC 310, HL), hence deed of covenant and restriction. Restrictive covenants should identify the benefited land. Implied easements
(<em>Wheeldon v Burrows</em> (1879) 12 Ch D 31; LPA 1925, s 62; Standard Condition 4.4) should be excluded in favour of express ones. A contract for land must contain all the agreed terms (Law of Property (Miscellaneous Provisions) Act 1989, s 2).</p>
<h3>The ethics point</h3>
<p>Leaving out a known covenant would mislead the buyers and breach the seller’s duty to disclose incumbrances. It is also on the register and would be found. Include it; explain to the client (Principles 2, 4, 5; paragraph 1.4). She may decline to proceed, but we may not conceal.</p>
<h3>Marking</h3>
<p><strong>A:</strong> could be sent today; every planted point met; drafting that works without the letter beside it.
<strong>C:</strong> core terms right, covenants disclosed, charge released, a few gaps such as the drain.
<strong>F:</strong> omits the 1958 covenants as asked, or grants rights over the wrong land, or leaves the plot under the mortgage.</p>`,
  marksheet: [
    {
      title: 'Clear, precise and concise drafting',
      kind: 'skills',
      weight: 2,
      description:
        'Each condition does one thing, in the present or future tense with ‘must’ or ‘shall’; no narrative from the letter; no ambiguity about who pays or when.',
    },
    {
      title: 'Definitions and consistency',
      kind: 'skills',
      weight: 1,
      description:
        'Defines Property, Retained Land, Accessway, Plan, Fence Line and Dwelling once, tied to the plan colours, and uses them throughout.',
    },
    {
      title: 'Structure',
      kind: 'skills',
      weight: 2,
      description:
        'Logical order and numbering; contract terms kept apart from clauses for the transfer; schedule or sub-conditions for grants, reservations and covenants.',
    },
    {
      title: 'Covering note',
      kind: 'skills',
      weight: 1,
      description:
        'Within 150 words; tells the partner what to raise with the client and why, including what is bracketed.',
    },
    {
      title: 'Rights granted and reserved',
      kind: 'law',
      weight: 2,
      description:
        'Way over the brown Accessway for one dwelling, service media beneath it, and half the cost of upkeep; reserves the foul drain with entry on notice and making good; excludes implied rights.',
    },
    {
      title: 'Restrictive covenants',
      kind: 'law',
      weight: 2,
      description:
        'One dwelling, two storeys, five metres from A to B, expressed to benefit each part of the Retained Land and bind the Property.',
    },
    {
      title: 'Fence as a positive covenant',
      kind: 'law',
      weight: 2,
      description:
        'Fence to specification within three months and upkeep, with deed of covenant by each transferee and a restriction on the register, because the burden does not otherwise run.',
    },
    {
      title: 'Title matters',
      kind: 'law',
      weight: 2,
      description:
        'Discloses the 1958 covenants; indemnity; insurance at buyers’ expense; release of the charge (DS3) and the lender’s consent; full title guarantee.',
    },
    {
      title: 'Occupier, possession, deposit and completion',
      kind: 'law',
      weight: 2,
      description:
        'Callum’s release and signature; vacant possession with the shelter removed; stakeholder deposit of £24,000; 28 August at noon.',
    },
    {
      title: 'Comprehensive, with professional conduct',
      kind: 'law',
      weight: 2,
      description:
        'Nothing agreed is missing; refuses to leave out the covenant, and the note says that she must be advised (Principles 2, 4, 5; paragraph 1.4).',
    },
  ],
  extraTasks: [
    {
      title: 'Advise the client in a paragraph',
      body: '<p>Write the part of the letter to Mrs Warboys that explains, in no more than 120 words, why the 1958 covenant must be in the contract and what she can do about it.</p>',
    },
  ],
  materials: [
    {
      title: 'Letter from the selling agent',
      format: 'docx',
      studentCanView: true,
      blocks: [
        { paragraph: 'Coombe & Latimer, Market Place, Hather' },
        {
          facts: [
            ['To', 'Marsh & Iveson LLP'],
            ['Date', '18 June'],
            ['Re', 'Plot at Stonecroft, Mill Lane: memorandum of terms'],
          ],
        },
        {
          list: [
            'Seller: Judith Elspeth Warboys. Buyers: Tobias and Anneke Lindqvist, as joint tenants, both of 3 Station Terrace, Hather.',
            'Price £240,000. Ten per cent deposit (£24,000) on exchange. Mrs Warboys hoped that it would be available for her own use; see the postscript.',
            'Completion 28 August at noon.',
            'The plot is sold with a right of way, with and without vehicles, over the drive to the gate at C, for one house; and the right to lay and keep electricity, water, telephone and drainage services under the drive. Buyers to make good.',
            'Cost of keeping the drive in repair is shared half and half.',
            'The plot may have one house only, no more than two storeys, with no building closer than five metres to the boundary with the garden (A to B).',
            'Buyers put up a 1.8 metre close-boarded fence along A to B within three months of completion, and it is theirs to keep up for ever. Mrs Warboys feels strongly about this.',
            'The paddock is sold clear. The wooden field shelter is to go. Her son Callum keeps two ponies there and knows about the sale.',
            'No VAT is charged.',
          ],
          numbered: true,
        },
        {
          paragraph:
            'Postscript: Petch Rowntree will not agree to the deposit being released to the seller. After a word with her I confirmed that it is to be held as stakeholder.',
        },
        { signature: 'Dominic Latimer' },
      ],
    },
    {
      title: 'Official copy of the register',
      format: 'pdf',
      studentCanView: true,
      blocks: [
        { heading: 'Official copy of register of title', level: 1 },
        {
          facts: [
            ['Title number', 'HTX 61832'],
            ['Tenure', 'Freehold'],
            ['Edition date', '4 June, this year'],
          ],
        },
        { heading: 'A: Property register', level: 2 },
        {
          list: [
            'The freehold land shown edged with red on the plan of the above title filed at the Registry, being Stonecroft, Mill Lane, Hather.',
          ],
          numbered: true,
        },
        { heading: 'B: Proprietorship register. Title absolute', level: 2 },
        {
          list: [
            'PROPRIETOR: JUDITH ELSPETH WARBOYS of Stonecroft, Mill Lane, Hather.',
            'RESTRICTION: No disposition of the registered estate by the proprietor of the registered estate is to be registered without a written consent signed by the proprietor for the time being of the charge dated 2 May in favour of Pennant Building Society referred to in the charges register.',
            'The Transfer to the proprietor contains a covenant to observe and perform the covenants referred to in the Charges Register and of indemnity in respect thereof.',
          ],
          numbered: true,
        },
        { heading: 'C: Charges register', level: 2 },
        {
          list: [
            'A Conveyance of the land in this title dated 14 June 1958 made between (1) Sir Hugh Loveday and (2) Ernest Tull contains the following covenants by the Purchaser for the benefit of the Vendor’s adjoining land known as Hather Manor: ‘not to erect on the land hereby conveyed more than one private dwellinghouse with the usual outbuildings; nor to carry on thereon any trade or business’.',
            'REGISTERED CHARGE dated 2 May. Proprietor: PENNANT BUILDING SOCIETY.',
          ],
          numbered: true,
        },
      ],
    },
    {
      title: 'Plan description and extracts from form TA6',
      format: 'pdf',
      studentCanView: true,
      blocks: [
        { heading: 'Description of the agreed plan', level: 1 },
        {
          table: [
            ['Mark on the plan', 'What it shows'],
            ['Edged red', 'The paddock, the land to be sold'],
            ['Edged blue', 'Stonecroft house and garden, the land to be kept'],
            ['Coloured brown', 'The drive from Mill Lane to the gate at C, 3.5 metres wide'],
            ['Hatched brown, beyond C', 'Continuation of the drive inside the garden to the garage'],
            ['A to B', 'Boundary between the paddock and the garden, 31 metres'],
            [
              'Broken blue line',
              'Foul drain from the house to the main sewer in the meadow path, passing under the paddock',
            ],
          ],
        },
        { heading: 'Property Information Form TA6 (extracts, signed 9 June)', level: 1 },
        {
          table: [
            ['Question', 'Mrs Warboys’ reply'],
            ['Boundaries', 'Between paddock and garden: post and wire, ours'],
            ['Disputes and complaints', 'None'],
            ['Notices', 'None received'],
            [
              'Occupiers: anyone aged 17 or over',
              'Myself and my son Callum Warboys, 26. His ponies use the paddock and he has a key to the shelter',
            ],
            ['Drains across other land', 'Drain from the house crosses the paddock; we have never had to touch it'],
            ['Building work', 'None since we came'],
          ],
        },
        { paragraph: 'The copy plan is dated 2 June and has been agreed by both sides.' },
      ],
    },
  ],
  templates: [
    {
      title: 'Contract: special conditions',
      format: 'docx',
      studentCanView: true,
      blocks: [
        { heading: 'Contract for sale: Standard Conditions of Sale (Fifth Edition, 2018 Revision)', level: 1 },
        {
          facts: [
            ['Seller', 'Judith Elspeth Warboys of Stonecroft, Mill Lane, Hather'],
            ['Buyer', 'Tobias Lindqvist and Anneke Lindqvist of 3 Station Terrace, Hather'],
            [
              'Property (freehold)',
              'Land at Mill Lane, Hather, being part of the land in title HTX 61832, edged red on the Plan',
            ],
            ['Specified incumbrances', ''],
            ['Title guarantee', 'Full'],
            ['Completion date', '28 August'],
            ['Purchase price', '£240,000'],
            ['Deposit', '£24,000'],
            ['Balance', '£216,000'],
          ],
        },
        { heading: 'Special conditions', level: 2 },
        { paragraph: '1. Standard Conditions and definitions' },
        { paragraph: ' ' },
        { paragraph: '2. Title, deposit and completion' },
        { paragraph: ' ' },
        { paragraph: '3. Transfer: rights granted and reserved' },
        { paragraph: ' ' },
        { paragraph: '4. Transfer: covenants' },
        { paragraph: ' ' },
        { paragraph: '5. Occupier' },
        { paragraph: ' ' },
        { heading: 'Covering note to Rupert Iveson', level: 2 },
        { paragraph: ' ' },
      ],
    },
  ],
  suggestedAnswer: `
<h2>Specified incumbrances</h2>
<p>The covenants contained in a Conveyance of 14 June 1958 made between (1) Sir Hugh Loveday and (2) Ernest Tull (entry 1 of the charges register of title HTX 61832).</p>
<h2>Special conditions</h2>
<h3>1. Standard Conditions and definitions</h3>
<p>1.1 This contract incorporates the Standard Conditions of Sale (Fifth Edition, 2018 Revision). If they conflict with these conditions, these prevail. 1.2 In this contract:</p>
<ul>
<li><strong>Plan</strong>: the plan attached, dated 2 June. <strong>Property</strong>: the land edged red on the Plan. <strong>Retained Land</strong>: the rest of the land in title HTX 61832, edged blue on the Plan, and each part of it.</li>
<li><strong>Accessway</strong>: the land coloured brown on the Plan between Mill Lane and point C and no further. <strong>Fence Line</strong>: the line between points A and B. <strong>Dwelling</strong>: one private dwellinghouse with its garage and outbuildings.</li>
<li><strong>Service Media</strong>: pipes, drains, sewers, wires and cables and their equipment. <strong>Existing Drain</strong>: the foul drain shown by a broken blue line on the Plan.</li>
<li><strong>1958 Covenants</strong>: the specified incumbrances.</li>
</ul>
<h3>2. Title, deposit and completion</h3>
<p>2.1 The Seller sells with full title guarantee. The Property is sold subject to the 1958 Covenants. The Buyer has received a copy of the registers dated 4 June, buys with full knowledge of them and may raise no requisition on them.</p>
<p>2.2 The Seller gives no assurance that the Buyer’s proposed building will comply with the 1958 Covenants. Any indemnity insurance the Buyer requires is to be obtained at the Buyer’s expense. Before completion neither party may approach a person
who may have the benefit of the 1958 Covenants without the other’s written consent.</p>
<p>2.3 The transfer must contain: ‘The Transferee covenants with the Transferor, by way of indemnity only, to observe and perform the 1958 Covenants so far as they affect the Property and to indemnify the Transferor against liability for any future breach of them.’ (This makes Standard Condition 4.6.4 express.)</p>
<p>2.4 On completion the Seller must deliver a release of the Property from the charge dated 2 May in favour of Pennant Building Society in form DS3, or its solicitors’ undertaking to deliver it in the form recommended by the Law Society, and the chargee’s consent for the purpose of entry B2.</p>
<p>2.5 The Buyer must pay the deposit of £24,000 on the date of this contract. The Seller’s solicitors hold it as stakeholder, and no part may be released to the Seller before completion; so far as Standard Condition 2.2 allows otherwise it does not apply.</p>
<p>2.6 Completion is on 28 August. In Standard Condition 6.1.2, ‘12 noon’ replaces ‘2.00 p.m.’. The Property is sold with vacant possession, clear of animals and goods. The Seller must remove the field shelter before completion and make good the ground; it is not included in the sale.</p>
<h3>3. Transfer: rights granted and reserved</h3>
<p>3.1 The transfer is in form TP1 and must contain the clauses in conditions 3 and 4. <strong>Granted</strong>, for the benefit of the Property: (a) a right of way at all times with or without vehicles over the Accessway, for access to one Dwelling and its construction, and not for any other purpose; (b) the right to lay, keep, use, inspect and repair Service Media under the Accessway to serve one Dwelling, on reasonable
notice (except in emergency), causing as little disturbance as practicable and making good at once at the Transferee’s cost. Each is subject to the Transferee paying half the reasonable cost of repairing the Accessway within 28 days of a written account.</p>
<p>3.2 <strong>Reserved</strong>, for the benefit of the Retained Land: (a) the right to the free passage of soil and water through the Existing Drain and to enter the Property on at least 48 hours’ notice (except in emergency) to inspect, repair and renew it, making good promptly; and (b) the right of support and protection now enjoyed. No building is to be erected over the Existing Drain or within three metres of it, unless it is diverted at the Transferee’s cost to a line that the Transferor approves, approval not to be unreasonably withheld.</p>
<p>3.3 The Transferee covenants to pay the sum in 3.1; the Transferor covenants to keep the Accessway in reasonable repair, subject to that payment.</p>
<p>3.4 No easement, right or privilege over the Retained Land passes to the Property except as stated. Section 62 of the Law of Property Act 1925, the rule in <em>Wheeldon v Burrows</em> and Standard Condition 4.4 do not apply so as to give one, and the Transferee acquires no right of light or air that would restrict the use of the Retained Land.</p>
<h3>4. Transfer: covenants</h3>
<p>4.1 <strong>Restrictive.</strong> The Transferee covenants with the Transferor, so as to bind the Property and benefit each part of the Retained Land: (a) not to erect on the Property any building except one Dwelling; (b) not to erect a building of more than two storeys; (c) not to erect a building within five metres of the Fence Line.</p>
<p>4.2 <strong>Positive.</strong> The Transferee covenants with the Transferor to erect within three months of completion, along the Fence Line and wholly on the Property, a close-boarded timber fence 1.8 metres high, and afterwards to keep it in good repair and renew it when necessary (the Fence Covenant).</p>
<p>4.3 The Transferee covenants not to transfer or grant a lease of more than seven years of the Property, or the part of it that includes the Fence Line, without procuring that the disponee first gives the Transferor, or her successor to the Retained Land, a deed of covenant in the terms of the Fence Covenant, clause 3.3 and this clause.</p>
<p>4.4 The parties apply for a restriction in Form L: ‘No disposition of the registered estate (other than a charge) by the proprietor of the registered estate is to be registered without a certificate signed by the registered proprietor for the time being of the land remaining in title HTX 61832, or their conveyancer, that the provisions of clause 4.3 of the transfer have been complied with or do not apply to the disposition.’</p>
<p>4.5 Form TP1 is to be executed in duplicate, the second part for the Seller.</p>
<h3>5. Occupier</h3>
<p>5.1 Callum Warboys, who keeps animals on the Property, joins in to agree to the sale and, in consideration of it being made: (a) releases every right or interest he may have in the Property; (b) agrees to remove his animals and goods and leave before completion; and (c) agrees to register nothing against title HTX 61832. 5.2 Signed by the occupier: ____________ Callum Warboys.</p>
<h2>Covering note</h2>
<p>Rupert: 1. I have included the 1958 covenants. They are on the register, and a seller must disclose incumbrances. To leave them out by design would mislead the buyers (Principles 2, 4, 5; paragraph 1.4) and invite a claim. Mrs Warboys
may choose price, insurance or withdrawal, not silence. 2. A second house breaches ‘not more than one’, and she too is at risk, so insurance should cover her. 3. If the neighbour complained, her TA6 reply on disputes must be corrected. 4. Callum should take separate advice
before he signs. 5. Pennant must agree to release part, and may want some of the price. 6. The reservation of the drain and its three-metre margin are mine. 7. The deposit is held as stakeholder, as finally agreed.</p>
<h2>Why it is drafted so</h2>
<p>The burden of a positive covenant does not pass on a sale of freehold land at law (<em>Austerberry v Oldham Corporation</em> (1885) 29 Ch D 750, CA) or in equity (<em>Rhone v Stephens</em> [1994] 2 AC 310, HL), so the fence is secured by deed of covenant and restriction. A restrictive covenant needs dominant land that it touches and concerns, hence ‘each part of the Retained Land’. All agreed terms must be in one
document signed by both parties (Law of Property (Miscellaneous Provisions) Act 1989, s 2). Callum’s interest, if any, could override under LRA 2002, Schedule 3, paragraph 2 (compare <em>Williams &amp; Glyn’s Bank Ltd v Boland</em> [1981] AC 487, HL).</p>`,
}
