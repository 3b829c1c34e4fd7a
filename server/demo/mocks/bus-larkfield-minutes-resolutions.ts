import type { DemoMock } from '../mock'

/** Business drafting: board minutes and written resolutions for a purchase from a director and an issue of shares. */
export const busLarkfieldMinutesResolutions: DemoMock = {
  key: 'bus-larkfield-minutes-resolutions',
  name: 'Larkfield Tiling Supplies: board minutes and written resolutions',
  sessionType: 'sqe2-legal-drafting',
  practiceArea: 'BUS',
  level: 'intermediate',
  scenario: `
<p>Larkfield Tiling Supplies Limited was incorporated nine years ago with unamended model articles for private companies limited by shares, and one class of shares. It wants to buy Unit 6, Quarry Road, Thornaby Bridge, from one of its directors, Gareth Mottram, for £185,000. To pay for most of it the company will issue 100 new ordinary shares for cash to an outside investor, Sunniva Drake.</p>
<p>A board meeting is to be held on 14 May at 10 a.m. at the company’s office, 2 Tilers Court, Thornaby Bridge. Helen Ostrow will attend by video link. No contract for Unit 6 has been signed.</p>`,
  candidateInstruction: `
<p><strong>From:</strong> Marcus Tarling, Partner, Corporate</p>
<p><strong>To:</strong> Candidate</p>
<p><strong>Subject:</strong> Larkfield: first board meeting and members’ resolutions</p>
<p>We act for the company. Please draft, on the forms attached, (1) the minutes of the board meeting on 14 May, at which the directors will approve the purchase in principle, the issue of shares in principle, and the circulation of resolutions; and (2) the written resolutions themselves, with the statement that must go with them, to be circulated on 14 May. The contract for Unit 6 will be signed, and the shares allotted, only when the resolutions
have passed, at a second board meeting. You need not draft the minutes of that.</p>
<p>Read the company sheet and the articles with care: I have not checked who may vote on what. Say in a covering note, no longer than 150 words, who can vote on each item, what majority is needed, the filings and when. Gareth telephoned yesterday: he would like the minutes dated 30 April, because he and Priya agreed heads of terms, subject to contract, on 2 May and he would prefer the board’s approval to come before. He also asked whether we could act for him on the
sale of the unit ‘to keep it simple’. Please deal with both points in the note.</p>
<p>Marcus</p>`,
  instruction: `
<h3>How this station runs</h3>
<ul>
<li><strong>45 minutes</strong>, closed book. Hand in the completed minutes, the written resolutions and the covering note.</li>
<li>The forms give headings only. Leave signatures and the time of closing blank.</li>
<li>Assume that the minutes are drafted in advance for a meeting that goes as planned.</li>
</ul>`,
  tutorInstruction: `
<h3>What is right</h3>
<ul>
<li><strong>Substantial property transaction.</strong> Unit 6 is a non-cash asset to be acquired from a director. £185,000 exceeds £100,000 (and 10 per cent of the net assets of £1,240,000 is £124,000, so it exceeds that as well and exceeds £5,000). Members’ approval by ordinary resolution is required, or the contract must be conditional on it (CA 2006, ss 190, 191).</li>
<li><strong>Board.</strong> Gareth declares the nature and extent of his interest (s 177); model article 14 stops him voting or counting in the quorum on that item. The quorum is two (model article 11): Priya and Helen are enough. He may take part in the rest. Helen by video is participating (model article 10).</li>
<li><strong>As a member</strong> Gareth may vote his 400 shares on both resolutions: section 190 does not disqualify him. Many candidates exclude him.</li>
<li><strong>Shares.</strong> One class of shares, articles unamended: section 550 lets the directors allot without further authority, so no resolution under section 551 is needed. Section 561 pre-emption must be dealt with: the issue is for cash to an outsider, so a special resolution under section 569 disapplies it. £1,500 a share for 100 is £150,000 (nominal £100, premium £149,900).</li>
<li><strong>Votes.</strong> 1,000 eligible. Ordinary: more than 500. Special: at least 750. Helen (150) is against; the other three hold 850. She is an eligible member and must still be sent it (s 291).</li>
<li><strong>Lapse.</strong> 28 days beginning with 14 May ends on 10 June (s 297). A careless candidate says 11 June.</li>
</ul>
<h3>Points to find</h3>
<ul>
<li>Jonas Whitby has lived abroad since February; the sheet gives an e-mail address only, which the company may use only if he has agreed.</li>
<li>The sheet says that heads of terms are ‘agreed’; no contract exists, so section 190 is not yet breached.</li>
<li>An old note of an accountant on the sheet says that ‘any purchase under £200,000 needs no vote’. Wrong.</li>
</ul>
<h3>Ethics</h3>
<p>Minutes must be dated truly. Backdating would make a false record that could mislead members and third parties (Principles 2, 4, 5; paragraph 1.4). We cannot act for both buyer and seller here: their interests on the land conflict (6.2) and the exceptions do not fit. Gareth needs his own solicitor.</p>
<h3>Marking</h3>
<p><strong>A:</strong> works as it stands: two correct resolutions, correct lapse, interest dealt with, nothing superfluous. <strong>C:</strong> resolutions of the right kind and votes mostly right; gaps in formality. <strong>F:</strong> no members’ approval for the unit, or a backdated minute, or Gareth counted in the quorum on his own sale.</p>`,
  marksheet: [
    {
      title: 'Clear, precise and concise language',
      kind: 'skills',
      weight: 2,
      description:
        'Records decisions rather than talk; past tense in minutes, ‘THAT’ resolutions in the present; parties, prices and the asset identified exactly.',
    },
    {
      title: 'Structure',
      kind: 'skills',
      weight: 2,
      description:
        'Minutes in order of business with numbers and headings; written resolutions with kind, statement to members, signature block and date of lapse.',
    },
    {
      title: 'Covering note',
      kind: 'skills',
      weight: 1,
      description: 'Within 150 words; gives majorities, filings and dates; deals with both of Gareth’s requests.',
    },
    {
      title: 'Quorum and participation',
      kind: 'law',
      weight: 2,
      description:
        'Quorum of two stated; Helen by video counts; Gareth not counted on the purchase; notice given to all.',
    },
    {
      title: 'Declaration of interest',
      kind: 'law',
      weight: 2,
      description:
        'Gareth’s nature and extent of interest declared and minuted; he neither votes nor counts on Unit 6; others confirm none; may vote on the share issue.',
    },
    {
      title: 'Section 190 resolution',
      kind: 'law',
      weight: 3,
      description:
        'Ordinary resolution approving the acquisition from a director of Unit 6 for £185,000; the thresholds applied; contract conditional or signed afterwards.',
    },
    {
      title: 'Section 569 resolution',
      kind: 'law',
      weight: 2,
      description:
        'Special resolution, stated to be special, disapplying section 561 for 100 ordinary shares to Sunniva Drake; no needless section 551 authority.',
    },
    {
      title: 'Written resolution procedure',
      kind: 'law',
      weight: 2,
      description:
        'All eligible members including Gareth and Helen; statement on how to signify agreement and by when; lapse on 10 June; majorities of more than 500 and at least 750 votes.',
    },
    {
      title: 'Comprehensive, with professional conduct',
      kind: 'law',
      weight: 2,
      description:
        'Filings (special resolution and SH01), records, and refusal to backdate or to act for Gareth (Principles 2, 4, 5; paragraphs 1.4 and 6.2).',
    },
  ],
  extraTasks: [
    {
      title: 'Second board meeting',
      body: '<p>Draft the resolutions of the second meeting: to sign the contract for Unit 6, allot the shares to Ms Drake, enter her in the register and issue a certificate. Take care over quorum again.</p>',
    },
  ],
  materials: [
    {
      title: 'Company sheet',
      format: 'docx',
      studentCanView: true,
      blocks: [
        { heading: 'Larkfield Tiling Supplies Limited', level: 1 },
        {
          facts: [
            ['Registered office', '2 Tilers Court, Thornaby Bridge'],
            ['Incorporated', 'Nine years ago'],
            ['Articles', 'Model articles for private companies limited by shares, unamended'],
            ['Net assets, last filed accounts', '£1,240,000'],
            ['Secretary', 'None'],
          ],
        },
        { heading: 'Directors', level: 2 },
        { list: ['Priya Sandhu (chair)', 'Gareth Mottram', 'Helen Ostrow (opposed to issuing shares to an outsider)'] },
        { heading: 'Register of members', level: 2 },
        {
          table: [
            ['Member', 'Ordinary shares of £1'],
            ['Gareth Mottram', '400'],
            ['Priya Sandhu', '350'],
            ['Helen Ostrow', '150'],
            ['Jonas Whitby (abroad; e-mail address held)', '100'],
            ['Total', '1,000'],
          ],
        },
        {
          paragraph:
            'Jonas agreed by e-mail last year to receive company papers electronically. The others receive them in person or by post.',
        },
        { paragraph: 'Accountant’s note, undated: ‘Any purchase from a director under £200,000 needs no vote.’' },
      ],
    },
    {
      title: 'Heads of terms and the share issue',
      format: 'pdf',
      studentCanView: true,
      blocks: [
        { heading: 'Heads of terms: Unit 6', level: 1 },
        { paragraph: 'Subject to contract. Dated 2 May.' },
        {
          facts: [
            ['Seller', 'Gareth Mottram, sole registered proprietor'],
            ['Buyer', 'Larkfield Tiling Supplies Limited'],
            ['Property', 'Freehold warehouse known as Unit 6, Quarry Road, Thornaby Bridge'],
            ['Price', '£185,000, no VAT'],
            ['Valuation', '£190,000, dated 20 April, Rosen & Pike, independent surveyors'],
            ['Conditional on', 'Approval of the buyer’s members'],
            ['Completion', '28 days after contract'],
          ],
        },
        { heading: 'Share issue', level: 1 },
        {
          facts: [
            ['Subscriber', 'Sunniva Drake of 40 Arkle Terrace, Thornaby Bridge'],
            ['Shares', '100 ordinary shares of £1 each'],
            ['Price', '£1,500 each, in cash: £150,000 in all'],
            ['Interest', 'None with any director'],
            ['Balance of £35,000', 'From the company’s cash'],
          ],
        },
      ],
    },
    {
      title: 'Model articles 9 to 15: extracts',
      format: 'pdf',
      studentCanView: true,
      blocks: [
        { heading: 'Model articles (extract)', level: 1 },
        {
          list: [
            'Article 9: any director may call a meeting by giving notice to the directors; notice must say date, time, place and, if not all are in the same place, how they will communicate. It need not be in writing.',
            'Article 10: directors participate when the meeting has been called and takes place in accordance with the articles and they can each communicate to the others. It does not matter where they are.',
            'Article 11: the quorum may be fixed by the directors, but must never be less than two, and unless otherwise fixed it is two.',
            'Article 13: if the numbers of votes for and against a proposal are equal, the chair has a casting vote, unless the chair is not to be counted as participating.',
            'Article 14(1): if a proposed decision is concerned with an actual or proposed transaction or arrangement with the company in which a director is interested, that director is not to be counted as participating in the decision-making process for quorum or voting purposes.',
            'Article 15: the directors must ensure that the company keeps a record, in writing, for at least 10 years, of every unanimous or majority decision.',
          ],
        },
      ],
    },
  ],
  templates: [
    {
      title: 'Minutes, resolutions and covering note',
      format: 'docx',
      studentCanView: true,
      blocks: [
        { heading: 'Minutes of a meeting of the directors', level: 1 },
        {
          facts: [
            ['Company', 'Larkfield Tiling Supplies Limited'],
            ['Held at', ''],
            ['Date and time', ''],
            ['Present', ''],
            ['In attendance', ''],
          ],
        },
        {
          list: [
            'Notice and quorum',
            'Declarations of interest',
            'Unit 6, Quarry Road',
            'Issue of shares',
            'Written resolutions',
            'Filing and close',
          ],
          numbered: true,
        },
        { signature: 'Chair' },
        { pageBreak: true },
        { heading: 'Written resolutions', level: 1 },
        {
          facts: [
            ['Circulation date', ''],
            ['Ordinary resolution', ''],
            ['Special resolution', ''],
            ['Statement to members', ''],
            ['Agreement', ''],
          ],
        },
        { heading: 'Covering note', level: 1 },
        { paragraph: ' ' },
      ],
    },
  ],
  suggestedAnswer: `
<h2>Minutes of a meeting of the directors of Larkfield Tiling Supplies Limited</h2>
<p>Held at 2 Tilers Court, Thornaby Bridge, on 14 May at 10 a.m.</p>
<p><strong>Present:</strong> Priya Sandhu (in the chair), Gareth Mottram, Helen Ostrow (by video link).</p>
<ol>
<li><strong>Notice and quorum.</strong> The chair reported that notice had been given to all the directors and that a quorum of two was present. Helen Ostrow participated by video, each director being able to communicate with the others.</li>
<li><strong>Declarations of interest.</strong> Gareth Mottram declared under section 177 of the Companies Act 2006 that he is the sole owner of Unit 6, Quarry Road, and would receive the whole price of £185,000. It was noted that under article 14 he would not be counted in the quorum or vote on item 3. No other director had an interest to declare.</li>
<li><strong>Unit 6.</strong> Heads of terms dated 2 May, subject to contract, and the valuation of £190,000 by Rosen &amp; Pike dated 20 April were produced. The quorum for this item was Priya Sandhu and Helen Ostrow. The directors considered the company’s need for the warehouse, the price and their duties under section 172, and noted that £185,000 exceeds £100,000, and 10 per cent of net assets of £1,240,000 (£124,000), so that the transaction requires the approval of the members (sections 190 and 191).
<strong>IT WAS RESOLVED</strong> (Gareth Mottram not voting) that the purchase be approved in principle and that no contract be signed until the members have approved it.</li>
<li><strong>Issue of shares.</strong> It was proposed to allot 100 ordinary shares of £1 each to Sunniva Drake for cash at £1,500 each, £150,000 in all (£100 nominal, £149,900 premium). It was noted that the company has one class of shares and nothing in its articles prevents allotment, so section 550 empowers the directors; and that section 561 requires a prior offer to members unless disapplied. <strong>IT WAS RESOLVED</strong> that the issue be approved in principle, Helen Ostrow voting
against, subject to item 5.</li>
<li><strong>Written resolutions.</strong> The form of the written resolutions was produced. <strong>IT WAS RESOLVED</strong> that they be circulated on 14 May to every member, in person or by post, and by e-mail to Jonas Whitby, who has agreed to it.</li>
<li><strong>Further business.</strong> If the resolutions pass, a second meeting will be called to sign the contract and allot the shares. The meeting closed at ______.</li>
</ol>
<p>Signed ____________________ Chair. Date ____________</p>
<h2>Written resolutions of Larkfield Tiling Supplies Limited</h2>
<p><strong>Circulation date: 14 May.</strong> Under chapter 2 of part 13 of the Companies Act 2006 the directors propose that the following resolutions be passed, resolution 1 as an ordinary resolution and resolution 2 as a <strong>special resolution</strong>.</p>
<p><strong>Ordinary resolution. 1. THAT</strong> the acquisition by the company from Gareth Mottram, a director of the company, of the freehold warehouse known as Unit 6, Quarry Road, Thornaby Bridge, for £185,000, on the terms of the draft contract a copy of which is supplied with these resolutions, be approved for the purposes of section 190 of the Companies Act 2006.</p>
<p><strong>Special resolution. 2. THAT</strong>, in accordance with section 569 of the Companies Act 2006, the directors be given power to allot 100 ordinary shares of £1 each to Sunniva Drake for cash at £1,500 a share as if section 561 of that Act did not apply to the allotment, such power to expire (unless renewed) three months after this resolution is passed.</p>
<p><strong>Statement to members.</strong> You may agree by signing and dating below and returning a copy by hand or post to 2 Tilers Court, or by e-mail to the chair. If you do not agree you need do nothing. Agreement once given cannot be revoked. The resolutions lapse unless the required majorities have agreed by the end of <strong>10 June</strong>, 28 days beginning with the circulation date.</p>
<p><strong>Agreement.</strong> The undersigned, who on 14 May were entitled to vote on the resolutions, irrevocably agree to them: Gareth Mottram (400 shares) ________ date ____; Priya Sandhu (350) ________ date ____; Helen Ostrow (150) ________ date ____; Jonas Whitby (100) ________ date ____.</p>
<h2>Covering note</h2>
<p>Marcus: <strong>Votes.</strong> Board: Gareth is excluded from the purchase but not from the shares. Members: all, Gareth included, vote on both: more than 500 of 1,000 on resolution 1, at least 750 on resolution 2. Without Helen the others hold 850. <strong>Filing.</strong> Resolution 2 within 15 days of passing (s 30); SH01 within one month of allotment (s 555); registers updated.
The accountant’s note is wrong. No draft contract is on file; it must accompany the resolutions. <strong>Dates.</strong> I have dated the minutes 14 May. We cannot date them 30 April: it would be a false record and could mislead (Principles 2, 4, 5; paragraph 1.4). Nor need we: the heads bind nobody. <strong>Gareth.</strong> Buyer and seller conflict (6.2); neither exception fits. He should instruct his own solicitor.</p>
<h2>Why this is right</h2>
<p>Approval is by the members, not the board: without it the arrangement is voidable and Gareth and the directors who authorised it are liable to account and indemnify (CA 2006, s 195). Section 190 imposes no bar on the director voting as a member; contrast article 14, which concerns directors’ decisions. A resolution is passed in writing when the required majority of eligible members have agreed (s 296), the majorities being of total voting rights (ss 282(2), 283(2)).
A written resolution is not special unless it says so (s 283(3)). Copies must be sent to every eligible member with the statement (s 291).</p>`,
}
