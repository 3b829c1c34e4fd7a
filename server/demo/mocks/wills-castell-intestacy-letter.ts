import type { DemoMock } from '../mock'

/** Wills legal writing: a letter to a bereaved partner on intestacy, inheritance tax and the 1975 Act. */
export const willsCastellIntestacyLetter: DemoMock = {
  key: 'wills-castell-intestacy-letter',
  name: 'Hannah Brierley: the estate of Owen Castell',
  sessionType: 'sqe2-legal-writing',
  practiceArea: 'WILLS',
  level: 'day_one',
  scenario: `
<p>Owen Castell died on 2 March, aged 47, domiciled in England and without a will. He had lived for seven years with Hannah Brierley, 41, at 6 Orchard Rise, Melcombe, with their son Rhys, who is 5. His wife, Mari Castell, left eight years ago. A conditional order of divorce was made last
November, but neither of them applied for a final order. Mari has survived Owen by more than 28 days. Their daughter, Ffion, is 19.</p>
<p>Hannah instructed the firm on 14 April. No grant of representation has been issued. Owen’s only relations are those named.</p>`,
  candidateInstruction: `
<p><strong>From:</strong> Gwilym Sayers, Partner, Private Client</p>
<p><strong>To:</strong> Candidate</p>
<p><strong>Subject:</strong> Hannah Brierley: advice letter</p>
<p>Please draft a letter of advice to Ms Brierley for my signature, dated 20 April. My note of her first meeting and the estate figures are attached, with a letter that she has had from Mari’s solicitors. She is a care assistant, intelligent, exhausted and no lawyer.
Tell her:</p>
<ol>
<li>who takes what on the intestacy, with figures, and what is hers anyway;</li>
<li>whether inheritance tax is due;</li>
<li>whether she can claim against the estate, what she must show and by when; and</li>
<li>what to do, and what not to do, now.</li>
</ol>
<p>She asks in particular, ‘Am I really going to be put out of my home?’ Say something on her share in the house, but briefly: that will be a separate letter. Do not deal with costs or pensions beyond one line.
There is a point in the note that she will not like. Deal with it.</p>
<p>Gwilym</p>`,
  instruction: `
<h3>How this station runs</h3>
<ul>
<li><strong>30 minutes</strong>, closed book. Hand in the letter.</li>
<li>Write to the client: plain words, headings if useful, no footnotes. Authorities only where they help her.</li>
<li>Ignore interest, costs of administration and changes in value after death.</li>
</ul>`,
  tutorInstruction: `
<h3>The figures</h3>
<table><thead><tr><th>Item</th><th>£</th></tr></thead><tbody>
<tr><td>House 430,000 less mortgage 88,000</td><td>342,000</td></tr>
<tr><td>Savings</td><td>96,000</td></tr>
<tr><td>Shares</td><td>38,000</td></tr>
<tr><td>Car and chattels</td><td>14,000</td></tr>
<tr><td>Less card 4,200 and funeral 5,800</td><td>(10,000)</td></tr>
<tr><td><strong>Net estate</strong></td><td><strong>480,000</strong></td></tr>
</tbody></table>
<p>Mari: chattels £14,000; legacy £322,000 (deaths on or after 26 July 2023) from the £466,000 left; half the £144,000 balance, £72,000. Total £408,000. Ffion and Rhys: £72,000 on the statutory trusts, £36,000 each; Ffion’s is vested, Rhys’s is contingent on 18 or earlier marriage (AEA 1925, ss 46, 47). The joint account of £9,000 passes to Hannah outside the estate.</p>
<p><strong>IHT:</strong> Mari’s £408,000 is exempt. Chargeable: £72,000 for the children and Owen’s half of the joint account, £4,500, total £76,500, under £325,000. No tax. (The residence nil-rate band is not needed; no marks are lost for leaving it out.)</p>
<h3>Points to find</h3>
<ul>
<li>A conditional order does not end a marriage; Mari is the spouse. Many treat her as divorced.</li>
<li>Hannah spent six weeks at her sister’s last summer after a quarrel, and Owen spent his last nine weeks in hospital. The 1975 Act asks for the same household throughout the two years before death; a temporary break in a settled relationship need not stop that (<em>Gully v Dix</em> [2004] EWCA Civ 139).</li>
<li>The other side’s letter says that her claim ‘is out of time unless made within six months of the death’. Wrong: six months from the grant.</li>
<li>On 6 March she drew £6,000 from Owen’s sole account with his card. It belongs to the estate. She must not use it, must account for it and should draw nothing more.</li>
<li>Mari’s solicitors ask her to ‘sign the enclosed and leave by 31 May’. She should sign nothing.</li>
</ul>
<h3>Ethics</h3>
<p>The withdrawal: tell her plainly that it must be returned; we may not help to conceal it or mislead the other side (Principles 2, 4, 5; paragraph 1.4); what she has told us is confidential (6.3). Rhys has his own entitlement and could claim, so his interests and Hannah’s may conflict: he should have separate advice and an independent litigation friend (6.2).</p>
<h3>Marking</h3>
<p><strong>A:</strong> she could act on it without a telephone call: right figures, right date, warm and plain, the £6,000 handled. <strong>C:</strong> intestacy and claim broadly right, some figures or the IHT slip, adequate tone. <strong>F:</strong> says she inherits, or is out of time, or ignores or excuses the withdrawal.</p>`,
  marksheet: [
    {
      title: 'Includes the relevant facts',
      kind: 'skills',
      weight: 1,
      description:
        'Uses the dates, sums and family facts that the advice rests on, including the six weeks and the hospital stay, without retelling her story.',
    },
    {
      title: 'Logical structure',
      kind: 'skills',
      weight: 1,
      description:
        'Opens with the answer, then intestacy, what is hers, tax, claim, what to do; headings or clear paragraphs; figures in a short table.',
    },
    {
      title: 'Client-focused content',
      kind: 'skills',
      weight: 2,
      description:
        'Speaks to her fear of losing the home and her son’s future; sympathetic and candid about risk; ends with a list of actions and dates.',
    },
    {
      title: 'Language suited to the recipient',
      kind: 'skills',
      weight: 2,
      description:
        'Clear, precise, concise English for a lay reader; terms explained; tone neither cold nor gushing; no jargon such as ‘PR’ or ‘the Act of 1925’.',
    },
    {
      title: 'Intestacy',
      kind: 'law',
      weight: 3,
      description:
        'Unmarried partner takes nothing; conditional order leaves Mari a spouse; chattels, £322,000 and half the rest; half to Ffion and Rhys on the statutory trusts; arithmetic correct at £408,000, £36,000 and £36,000.',
    },
    {
      title: 'Property passing outside the intestacy, and IHT',
      kind: 'law',
      weight: 2,
      description:
        'Joint account to her by survivorship; pension at the trustees’ discretion; spouse exemption and nil-rate band; no tax.',
    },
    {
      title: 'The 1975 Act claim',
      kind: 'law',
      weight: 3,
      description:
        'Eligibility as a cohabitant for two years and as a dependant; the break; reasonable provision for maintenance; the factors; what orders the court may make; no promise of result.',
    },
    {
      title: 'Time limit and steps',
      kind: 'law',
      weight: 1,
      description:
        'Six months from the grant, with permission needed afterwards; standing search; can be issued before a grant; corrects the other side’s letter; separate beneficial interest in the house.',
    },
    {
      title: 'Comprehensive, with professional conduct',
      kind: 'law',
      weight: 2,
      description:
        'Advises on the £6,000 honestly, and sees that Rhys needs separate representation (6.2). Omits none of the partner’s four questions.',
    },
  ],
  extraTasks: [
    {
      title: 'Reply to the other side',
      body: '<p>Write the reply to Mari’s solicitors in no more than 150 words. Correct their point on time, say that Hannah will not leave by 31 May, and say nothing untrue about the £6,000.</p>',
    },
  ],
  materials: [
    {
      title: 'Note of first meeting, 14 April',
      format: 'docx',
      studentCanView: true,
      blocks: [
        { heading: 'Hannah Brierley: note of meeting', level: 1 },
        {
          list: [
            'HB, 41, care assistant, £22,000 a year before tax. Savings £3,100. Son Rhys, 5, by Owen Castell. Owen, 47, a site manager on £61,000, paid most of the bills.',
            'Began living together at 6 Orchard Rise seven years ago, on 20 February. House in Owen’s sole name; bought by him two years before.',
            'HB paid half the mortgage by transfer to him every month throughout, and £35,000 of her grandmother’s legacy towards the loft conversion four years ago. He said, ‘This is ours, whatever it says on the deeds.’ Text to that effect kept.',
            'Last July they quarrelled. HB and Rhys stayed six weeks at her sister’s, came home on 22 August, and they had lived as a couple since. They never gave up the home and spoke every day.',
            'Owen was in hospital from 29 December until he died on 2 March. HB visited daily.',
            'HB knew of Mari. Mari went to Spain eight years ago. Conditional order last November; neither went any further. Ffion, 19, student; fond of Rhys.',
            'Joint account HB and Owen, £9,000, Owen’s name first. Pension lump sum about £120,000; trustees choose; HB named on his form.',
            'On 6 March HB drew £6,000 from Owen’s own savings account with his card ‘for the funeral flowers, and Rhys’s clothes, and to live on’. She has about £4,000 left. She asks us not to mention it.',
            'Wants to stay in the house, at least until Rhys leaves school; worried that she cannot keep it up alone.',
          ],
        },
        { signature: 'GS' },
      ],
    },
    {
      title: 'Statement of assets at 2 March',
      format: 'pdf',
      studentCanView: true,
      blocks: [
        { heading: 'Estate of Owen Castell: assets and debts at death', level: 1 },
        {
          table: [
            ['Item', '£'],
            ['6 Orchard Rise, Melcombe (sole name), value', '430,000'],
            ['Less mortgage', '(88,000)'],
            ['Savings account (sole name), balance at death', '96,000'],
            ['Shares (sole name)', '38,000'],
            ['Car and household and personal effects', '14,000'],
            ['Credit card', '(4,200)'],
            ['Funeral account', '(5,800)'],
          ],
        },
        { heading: 'Held otherwise', level: 2 },
        {
          table: [
            ['Item', '£'],
            ['Current account, joint with Hannah Brierley', '9,000'],
            ['Pension scheme, discretionary lump sum', '120,000'],
          ],
        },
        {
          paragraph:
            'The balance of the savings account is that on 2 March, before any later withdrawal. No lifetime gifts. No interest in any trust or business. The car was used privately.',
        },
      ],
    },
    {
      title: 'Letter from Mrs Castell’s solicitors',
      format: 'pdf',
      studentCanView: true,
      blocks: [
        { paragraph: 'Stapleton Frith LLP, Castle Yard, Melcombe' },
        {
          facts: [
            ['To', 'Ms Hannah Brierley, 6 Orchard Rise'],
            ['Date', '8 April'],
            ['Re', 'Owen Castell, deceased'],
          ],
        },
        {
          paragraph:
            'We act for Mrs Mari Castell, who is the surviving spouse and is entitled to take out letters of administration. She will apply shortly. We note that you live in a property of the estate. We ask that you leave by 31 May, so that it can be sold.',
        },
        {
          paragraph:
            'You have no claim as you were not married to Mr Castell. In any case any claim under the Inheritance (Provision for Family and Dependants) Act 1975 would be out of time unless made within six months of the death.',
        },
        {
          paragraph:
            'Please sign and return the enclosed confirmation that you have no interest in the house and will leave, and tell us what cash you hold that belonged to the deceased, so that the administration may be in order.',
        },
        { signature: 'Stapleton Frith LLP' },
      ],
    },
  ],
  templates: [
    {
      title: 'Letterhead',
      format: 'docx',
      studentCanView: true,
      blocks: [
        { heading: 'Sayers Hallam LLP', level: 1 },
        {
          facts: [
            ['Our reference', 'GS/Brierley'],
            ['Date', '20 April'],
            ['To', 'Ms Hannah Brierley, 6 Orchard Rise, Melcombe'],
          ],
        },
        { paragraph: 'Dear Ms Brierley' },
        { paragraph: ' ' },
        { paragraph: 'Yours sincerely' },
        { signature: 'Gwilym Sayers, Sayers Hallam LLP' },
      ],
    },
  ],
  suggestedAnswer: `
<h2>Model letter</h2>
<p>20 April</p>
<p>Dear Ms Brierley</p>
<p><strong>Owen Castell, and your home</strong></p>
<p>I was very sorry to hear of Owen’s death. You asked whether you will be put out of your home. You need not leave by 31 May because a solicitor has asked you to, and please sign nothing. The rules that apply when there is no will give you nothing, but you have two good arguments: a claim for reasonable provision from the estate, and a claim to a share in the house itself.</p>
<h3>Who inherits under the rules</h3>
<p>A partner who was not married to the person who died inherits nothing, however long they lived together. The conditional order of November did not end the marriage; only a final order does. Mari is therefore still Owen’s wife in law. After debts and the funeral the estate is £480,000.</p>
<table><thead><tr><th>Who</th><th>What</th><th>£</th></tr></thead><tbody>
<tr><td>Mari</td><td>Personal belongings, the car included</td><td>14,000</td></tr>
<tr><td>Mari</td><td>Fixed sum for a surviving spouse</td><td>322,000</td></tr>
<tr><td>Mari</td><td>Half of the remaining £144,000</td><td>72,000</td></tr>
<tr><td>Ffion</td><td>Half of the other £72,000</td><td>36,000</td></tr>
<tr><td>Rhys</td><td>The same, held for him until he is 18, or marries earlier</td><td>36,000</td></tr>
</tbody></table>
<p>Mari’s total is £408,000, and she has the first right to take charge of the estate. These figures treat the house as wholly Owen’s, which I question below, and leave out interest and costs.</p>
<h3>What is yours in any case</h3>
<p>The £9,000 in the joint account passed to you on Owen’s death. The pension is for the trustees to decide; tell them of yourself and Rhys, and refer to Owen’s form. It is not part of the estate.</p>
<h3>Inheritance tax</h3>
<p>None is due. What goes to Mari is exempt. Only the children’s £72,000 and Owen’s half of the joint account (£4,500), £76,500 in all, count against the tax-free allowance of £325,000.</p>
<h3>Your claim on the estate</h3>
<p>The Inheritance (Provision for Family and Dependants) Act 1975 allows a person who lived with the deceased as a couple, in the same household for the whole of the two years before the death, to ask the court for reasonable provision. You did so for seven years. I expect it to be said that your six weeks at your sister’s, and Owen’s nine weeks in hospital, broke the two years.
In my view they did not: the law looks at whether the relationship was settled and the household continued, and a temporary separation does not end it (<em>Gully v Dix</em>, Court of Appeal, 2004). You can also claim as someone whom Owen was maintaining.</p>
<p>The court asks whether the intestacy rules make reasonable provision for your <em>maintenance</em>, meaning help to meet the cost of living as is reasonable for you, not a share of what Owen had. It weighs your income and needs (£22,000, a small child and little saved), what Mari, Ffion and Rhys need, the size of the estate, your age, how long you were together, and what you contributed to the
home and to caring for Owen and Rhys. Orders can include a lump sum, regular payments, or a right to live in the house for a time. The rules leave you nothing, so I think your case a good one, but the amount is uncertain and no court can be forecast. Many such claims are settled.</p>
<h3>The time limit</h3>
<p>Stapleton Frith are mistaken. Your claim must begin within <strong>six months of the date of the grant</strong> that authorises someone to deal with the estate, not of the death. No grant has issued. You may claim before it, and we shall search the register so that we know when it is made. After six months you would need the court’s permission, which may be refused, so we shall work to the date.</p>
<h3>Your share of the house</h3>
<p>You paid half the mortgage for seven years, spent £35,000 on the loft, and have Owen’s text saying that the house was ‘ours’. This may show a shared intention that you should have a share even though it was in his name. If so, that share is yours and never belonged to the estate. I shall write separately. Keep that text.</p>
<h3>The £6,000 from Owen’s account</h3>
<p>I must be direct. Owen’s bank card ceased to be anyone’s to use when he died, and the money belonged to his estate. Drawing it could be called dishonest and would be used against you. Please keep the £4,000 unspent, draw nothing more, and gather receipts. Reasonable funeral costs should be shown separately. I advise you to let me tell Stapleton Frith and offer repayment, which will put
it in the best light. I shall not tell them without your agreement, but they have asked what cash you hold, and I cannot answer untruthfully or help to hide it; if you wished to do so I should have to stop acting for you.</p>
<h3>Rhys</h3>
<p>Rhys inherits in his own right, and could claim himself for more. His interests are not the same as yours, because provision for you may reduce his share. I cannot advise you both on that. A separate solicitor, and an independent adult to act for him, should be found; I can suggest names.</p>
<h3>What happens now</h3>
<p><strong>Please:</strong> do not sign or leave; pay the household bills from your own money as they fall due; send me bank statements for the seven years, the loft invoices, Owen’s text, your household bills and a note of your income and outgoings; and tell me this week that I may write about the £6,000.
<strong>I shall:</strong> ask Stapleton Frith to confirm that you may stay while this is discussed, enter a standing search, consider registering your interest in the house, and write to them on your claim by 4 May.</p>
<p>Please telephone me if any of this is unclear.</p>
<p>Yours sincerely</p>
<p>Gwilym Sayers, Sayers Hallam LLP</p>
<h2>Notes for the marker</h2>
<p>Intestacy: Administration of Estates Act 1925, ss 46 and 47 (statutory legacy £322,000 for deaths on or after 26 July 2023; spouse must survive by 28 days). Eligibility: 1975 Act, s 1(1)(ba) and (1A) as cohabitant; s 1(1)(e) as dependant; standard s 1(2)(b); factors s 3(1), and s 3(2A) for a cohabitant; time s 4
(permission: <em>Cowan v Foreman</em> [2019] EWCA Civ 1336; maintenance: <em>Ilott v The Blue Cross</em> [2017] UKSC 17). House: <em>Stack v Dowden</em> [2007] UKHL 17; <em>Jones v Kernott</em> [2011] UKSC 53. Rhys’s own claim: s 1(1)(c). Because Rhys is a minor the grant will ordinarily be made to two administrators (Senior Courts Act 1981, s 114(2)), which is worth a mention but is not required. Inheritance Tax Act 1984, s 18 (spouse). No letter to a lay client needs these citations.</p>`,
}
