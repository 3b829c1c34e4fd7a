import type { DemoMock } from '../mock'

/** Business case and matter analysis: a conflicted purchase, a diverted contract and an attempt to remove a director. */
export const directorsDutiesAnalysisHaldenBrook: DemoMock = {
  key: 'directors-duties-analysis-halden-brook',
  name: 'Directors in conflict: Halden Brook Ltd',
  sessionType: 'sqe2-case-and-matter-analysis',
  practiceArea: 'BUS',
  level: 'day_one',
  scenario: `
<p>Your firm acts for <strong>Halden Brook Ltd</strong>, a private company limited by shares, incorporated in 2014, which makes cider and soft drinks. It has the Model Articles with one addition, article 27. There are 100 issued £1 ordinary shares and three directors, who are the only members:</p>
<table><thead><tr><th>Director</th><th>Role</th><th>Shares</th></tr></thead><tbody>
<tr><td>Nadia Halden</td><td>Managing director</td><td>40</td></tr>
<tr><td>Tom Brook</td><td>Operations director</td><td>35</td></tr>
<tr><td>Priya Sethi</td><td>Finance director</td><td>25</td></tr></tbody></table>
<p>Today is <strong>2 April</strong>. On 3 March Ms Halden and Mr Brook approved the purchase of Mill Field from Mr Brook’s wife, Helen, for £140,000. Contracts were exchanged on 10 March and the company paid a deposit of £14,000. Completion is due on <strong>28 April</strong>. The members have not been asked. The company’s last accounts show net assets of £620,000.</p>
<p>Ms Sethi, who was abroad, learned of the purchase on 25 March. She has since found that in January Mr Brook’s own company, Brookside Craft Ltd, took a supply contract with Fernhurst Hotels.</p>
<p>Ms Halden gives the company’s instructions. She and Ms Sethi want Mr Brook off the board.</p>`,
  candidateInstruction: `
<p><strong>From:</strong> Ruth Okonjo, partner, corporate, Penrose Vane LLP</p>
<p><strong>To:</strong> Candidate</p>
<p><strong>Subject:</strong> Halden Brook Ltd: where do we stand?</p>
<p>Nadia Halden’s e-mail is in the file, with the minutes, the articles and some papers from Priya Sethi. I see Nadia on Monday. Please let me have a report covering:</p>
<ol><li>whether the purchase of Mill Field binds the company, and what it can do before 28 April;</li>
<li>whether Mr Brook is in breach of duty over Fernhurst, what the company can recover, and who decides whether to pursue him;</li>
<li>whether he can be removed as a director, and what his service contract means if he goes;</li>
<li>the realistic options, with your recommendation; and</li>
<li>anything in Nadia’s e-mail that we must deal with as a matter of professional conduct.</li></ol>
<p>Tax and employment tribunal claims are for others; leave them out.</p>
<p>Ruth</p>`,
  instruction: `
<p>You have <strong>60 minutes</strong>. Write a report to the partner giving a legal analysis of the matter and client-focused advice.</p>
<ul><li>Hand in one document. You may use the report form supplied.</li>
<li>Work from the papers and your own knowledge. Cite sections of the Companies Act 2006 where you can.</li></ul>`,
  tutorInstruction: `
<h3>Points to find</h3>
<ul><li><strong>Quorum:</strong> Mr Brook could not count or vote on his wife’s sale under article 14 if he was interested, and one director is not a quorum (article 11). The board decision of 3 March was not validly taken.</li>
<li><strong>Section 190:</strong> £140,000 is over £100,000 and so substantial; no prior or conditional approval. Mrs Brook is a connected person.</li>
<li><strong>Price:</strong> valuer £118,000; £22,000 over.</li>
<li><strong>Article 27:</strong> a <em>Bushell v Faith</em> clause. On a removal Mr Brook has 105 votes against 65. Deleting it needs 75 per cent, and they have 65.</li>
<li><strong>Service contract:</strong> a guaranteed term of five years with no approval of the members: section 188.</li>
<li><strong>Ms Halden’s own exposure</strong> under section 195 as a director who authorised the purchase.</li>
<li><strong>The minutes:</strong> she asks us to help rewrite them.</li></ul>
<h3>What separates the grades</h3>
<ul><li><strong>A:</strong> sees article 27 and does the arithmetic; deals with section 190 and 195 to 196 in order; says what to do before 28 April; separates the company’s interest from Ms Halden’s; a clear recommendation.</li>
<li><strong>C:</strong> section 190 and section 175 right in outline, removal under section 168 described as available, conduct points partly seen.</li>
<li><strong>F:</strong> advises removal by written resolution; says that the sale binds because both directors signed; agrees to “correct” the minutes; advises Ms Halden personally against Mr Brook.</li></ul>
<h3>Common errors</h3>
<ul><li>Disregarding Mr Brook’s votes on a section 190 resolution. Only section 239 (ratification) has that rule.</li><li>Treating section 175 as the duty broken by the land sale: section 177 governs transactions with the company (section 175(3)).</li><li>Reaching for a derivative claim when the board can sue.</li></ul>`,
  marksheet: [
    {
      title: 'Relevant facts identified',
      description:
        'Finds the 100-share arithmetic, £620,000 and the 10 per cent (£62,000), £140,000 against £118,000, the £14,000 deposit, 28 April, what Ms Sethi knew and when, £45,000, article 27 and the five-year term.',
      kind: 'skills',
      weight: 2,
    },
    {
      title: 'Client-focused advice',
      description:
        'Advises the company. Recommends a course, not a menu; deals with time, cost, the running of the business and what Ms Halden and Ms Sethi want to achieve.',
      kind: 'skills',
      weight: 2,
    },
    {
      title: 'Clear, precise, concise language',
      description: 'Summary first, headings by question, correct terms, no recital of statute.',
      kind: 'skills',
      weight: 1,
    },
    {
      title: 'Board decision and declaration of interest',
      description:
        'Model Articles 11 and 14: no quorum. Section 177: nature and extent to the other directors before the transaction, subject to what they already know. Sections 40 and 41 in outline.',
      kind: 'law',
      weight: 2,
    },
    {
      title: 'Substantial property transaction',
      description:
        'Sections 190, 191, 195 and 196 with sections 252 and 253: approval needed, contract voidable, account and indemnity, affirmation by ordinary resolution, on which Mr Brook may vote.',
      kind: 'law',
      weight: 2,
    },
    {
      title: 'The corporate opportunity',
      description:
        'Section 175(1) and (2): irrelevant that the company could not have taken it; no authorisation by the board; account of profits (section 178; Bhullar v Bhullar). Sections 171 to 174 only where relevant.',
      kind: 'law',
      weight: 2,
    },
    {
      title: 'Who sues; ratification; minority remedies',
      description:
        'The company acts by its board (Foss v Harbottle), so sections 260 to 264 are not needed; section 239 excludes Mr Brook’s votes; section 994 risk and the fair offer (O’Neill v Phillips).',
      kind: 'law',
      weight: 1,
    },
    {
      title: 'Removal and article 27',
      description:
        'Sections 168, 169, 288(2) and 312; 28 days’ special notice; meeting and not written resolution; Bushell v Faith: 105 votes to 65; section 21 and 75 per cent.',
      kind: 'law',
      weight: 2,
    },
    {
      title: 'Service contract',
      description:
        'Sections 188 and 189: guaranteed term over two years without approval is void to that extent and terminable on reasonable notice; section 217 for a payment for loss of office. Dismissal does not end the directorship.',
      kind: 'law',
      weight: 1,
    },
    {
      title: 'Ethics',
      description:
        'The client is the company: no personal advice to Ms Halden, who has an interest in conflict; nothing material kept from the board; no rewriting of the minutes. Says what to tell her.',
      kind: 'law',
      weight: 2,
    },
  ],
  materials: [
    {
      title: 'Articles of association (extracts)',
      format: 'pdf',
      studentCanView: true,
      blocks: [
        { heading: 'Halden Brook Ltd: articles (extracts)', level: 1 },
        {
          paragraph:
            'The Model Articles for private companies limited by shares apply, with the addition of article 27. Articles 3, 11 and 14 are summarised.',
        },
        {
          list: [
            'Article 3. The directors are responsible for the management of the company’s business and may exercise all its powers.',
            'Article 11. The quorum for directors’ meetings is two unless the directors fix another number, which must not be less than two. Without a quorum no proposal may be voted on except one to call another meeting.',
            'Article 14. If a proposed decision of the directors is concerned with an actual or proposed transaction or arrangement with the company in which a director is interested, that director is not to be counted as participating for quorum or voting purposes, save where the company by ordinary resolution disapplies this rule, the interest cannot reasonably be regarded as likely to give rise to a conflict, or the conflict arises from a permitted cause.',
          ],
        },
        { heading: 'Article 27 (special article)', level: 2 },
        {
          paragraph:
            'On any resolution to remove a director from office, each share held by that director shall on a poll carry three votes and every other share one vote.',
        },
        {
          paragraph:
            'No article or agreement deals with the transfer of shares on leaving office. There is no shareholders’ agreement.',
        },
      ],
    },
    {
      title: 'Minutes of the board meeting of 3 March',
      format: 'docx',
      studentCanView: true,
      blocks: [
        { heading: 'Halden Brook Ltd: minutes of a meeting of the directors', level: 1 },
        {
          facts: [
            ['Date and place', '3 March, 16.00, the Cider Barn, Brantwick'],
            ['Present', 'Nadia Halden (chair), Tom Brook'],
            ['Apologies', 'Priya Sethi (abroad)'],
          ],
        },
        {
          list: [
            'Notice had been given by e-mail that morning. Quorum was noted.',
            'Mill Field. Mr Brook reported that the four-acre field next to the press could be had for £140,000. It was noted that the field belonged to Mrs Brook. It would allow for a second store and a car park.',
            'The chair said that the price “felt full” but that they had waited years. No valuation was before the meeting.',
            'It was resolved to buy the field at £140,000 and that either director might sign. Both directors voted for.',
            'There being no other business the meeting closed at 16.20.',
          ],
          numbered: true,
        },
        { signature: 'N. Halden, chair' },
      ],
    },
    {
      title: 'E-mail from Nadia Halden',
      format: 'docx',
      studentCanView: true,
      blocks: [
        {
          facts: [
            ['From', 'Nadia Halden'],
            ['To', 'Ruth Okonjo'],
            ['Date', '1 April'],
            ['Subject', 'Tom, in confidence'],
          ],
        },
        {
          paragraph:
            'Ruth, this has to stop. Priya has found out that Tom signed up Fernhurst Hotels for his own outfit. They rang our office in December asking for us; Tom took the call and never told anybody. He says that we couldn’t have done the volumes, which may be true, with the press as it is. Priya thinks he has made about £45,000 on it so far.',
        },
        {
          paragraph:
            'We want him out of the boardroom. Priya and I have 65 per cent between us so I assume that we just sign a written resolution? He says that he has four years left on his service contract and will want paying up.',
        },
        {
          paragraph:
            'On Mill Field, Priya is furious. Could you help me redo the minutes? If they said that Tom left the room and that Priya was on the telephone, and if we dated a members’ resolution 3 March, nobody would be any the wiser and we could complete on the 28th. We do need the land.',
        },
        {
          paragraph:
            'Finally, I’d like you to advise me personally as well, to make sure that I’m covered, and please put it on the company’s bill. No need to mention it to Priya.',
        },
        { signature: 'Nadia' },
      ],
    },
    {
      title: 'Papers from Priya Sethi',
      format: 'pdf',
      studentCanView: true,
      blocks: [
        { heading: 'Figures', level: 2 },
        {
          table: [
            ['Item', 'Amount'],
            ['Net assets, last statutory accounts', '£620,000'],
            ['Distributable reserves', '£210,000'],
            ['Cash at bank, 31 March', '£188,000'],
            ['Mill Field: price', '£140,000'],
            ['Mill Field: deposit paid 10 March', '£14,000'],
            ['Mill Field: balance due 28 April', '£126,000'],
            ['Brookside Craft Ltd: estimated profit from Fernhurst to date', '£45,000'],
          ],
        },
        { heading: 'Letter from Garrow & Finch, land agents, to Ms Sethi, 30 March', level: 2 },
        {
          paragraph:
            'On a desktop basis, and having regard to access over your own yard, we would put the market value of Mill Field at £118,000.',
        },
        { pageBreak: true },
        { heading: 'Mr Brook’s service contract (extract)', level: 2 },
        { paragraph: 'Dated 1 July last year. Signed for the company by N. Halden.' },
        {
          list: [
            '2.1 The employment shall continue for a fixed term of five years from the date of this agreement and shall not be terminable by the company before then save for gross misconduct.',
            '5.1 Salary £66,000 a year.',
            '11.2 The executive shall during the employment devote the whole of his time to the company and shall not be concerned in any competing business.',
          ],
        },
        { heading: 'Ms Sethi’s note', level: 2 },
        {
          paragraph:
            'The members have never passed a resolution about this contract; I saw it for the first time last week. Nor was I told on 3 March that the field was Helen’s. Nadia rang me on 4 March and said only that we were “buying the field at last”. Fernhurst’s buyer confirms by e-mail that she rang “to speak to Halden Brook” on 11 December and that Tom said that he would “handle it through the craft side”. She believed that Brookside was part of our group.',
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
            ['To', 'Ruth Okonjo'],
            ['From', ''],
            ['Client', 'Halden Brook Ltd'],
            ['Date', '2 April'],
          ],
        },
        { heading: 'Summary and recommendation', level: 2 },
        { paragraph: '' },
        { heading: 'Mill Field', level: 2 },
        { paragraph: '' },
        { heading: 'Fernhurst Hotels', level: 2 },
        { paragraph: '' },
        { heading: 'Removal and service contract', level: 2 },
        { paragraph: '' },
        { heading: 'Options, next steps and professional conduct', level: 2 },
        { paragraph: '' },
      ],
    },
  ],
  extraTasks: [
    {
      title: 'Resolutions',
      body: '<p>Draft (a) the board resolution calling a general meeting and (b) an ordinary resolution of the members approving the purchase of Mill Field at £118,000, conditional on a variation of the contract.</p>',
    },
  ],
  suggestedAnswer: `
<h2>Summary and recommendation</h2>
<ul><li>The purchase of Mill Field was not validly approved by the board and contravened section 190 of the Companies Act 2006. The company may avoid it and recover its £14,000. It should not complete on 28 April on these terms.</li>
<li>Mr Brook is in clear breach of section 175 over Fernhurst. The company may recover his profit, at present put at £45,000. The board can decide to pursue him.</li>
<li>He <strong>cannot</strong> be voted off the board: article 27 gives him 105 votes to 65, and the other two cannot remove the article.</li>
<li>Recommendation: use the company’s strong position on both to negotiate a single settlement, in which he resigns, accounts for the profit, sells his shares at a fair value and the field is bought at £118,000 or not at all.</li>
<li>We act for the company only. We cannot rewrite minutes, and cannot advise Ms Halden personally.</li></ul>
<h2>1. Mill Field</h2>
<p><strong>The board.</strong> Mr Brook was interested, through his wife, in a proposed transaction with the company. Under article 14 he did not count for quorum or vote, and no exception applies. That left one director where two were needed (article 11). Same-day notice, with Ms Sethi abroad, is a further weakness. No valid decision was taken.</p>
<p><strong>Section 177.</strong> He had to declare the nature and extent of his interest to the other directors before the company entered into the transaction. The minutes record that the field was Mrs Brook’s, so Ms Halden knew; Ms Sethi was not told. He will say that section 177(6)(b) excuses what directors already know, but that is no answer as regards Ms Sethi. (Section 175 does not apply to a conflict arising from a transaction with the company: section 175(3).)</p>
<p><strong>Section 190.</strong> A company may not acquire a substantial non-cash asset from a director or a person connected with a director without a prior ordinary resolution of the members, or a contract conditional on one. A spouse is connected (sections 252 and 253). An asset is substantial if its value exceeds £100,000, or exceeds £5,000 and 10 per cent of net assets (here £62,000): section 191. Mill Field qualifies at £140,000 and equally at the £118,000 valuation. There was no resolution and no condition.</p>
<p><strong>Consequences (section 195).</strong> The contract is voidable by the company unless restitution is impossible, the company has been indemnified or a third party has acquired rights in good faith. None applies. Mr Brook, Mrs Brook and <em>any director who authorised the transaction</em>, which means Ms Halden too, are liable to account for gain and to indemnify the company against loss, subject to the defences in section 195(6) and (7). Section 40 does not protect the seller as it would a stranger: as a person connected with a director she falls within section 41, which also makes the contract voidable.</p>
<p><strong>Affirmation.</strong> Within a reasonable time the members may affirm by ordinary resolution (section 196). Mr Brook may vote, since section 190 has no rule excluding him, but his 35 votes cannot carry it alone. At £22,000 over value it is hard to see why the company should affirm. Delay could be read as acquiescence; act now.</p>
<p><strong>Before 28 April.</strong> Write to Mrs Brook’s solicitors reserving the right to avoid. Hold a properly called board meeting (Ms Halden and Ms Sethi; Mr Brook not counting on this item). If the land is wanted, renegotiate to £118,000 or a full valuation, with a contract conditional on a members’ resolution, which may be written (sections 288 to 297). If not, rescind and reclaim £14,000. The balance of £126,000 would take two thirds of the cash of £188,000.</p>
<h2>2. Fernhurst Hotels</h2>
<p>A director must avoid a situation in which he has an interest that conflicts or may conflict with the company’s, in particular the exploitation of any property, information or opportunity (section 175(1) and (2)). It is immaterial whether the company could take advantage of it, so “we couldn’t have done the volumes” fails: <em>Bhullar v Bhullar</em> [2003] EWCA Civ 424; <em>Regal (Hastings) Ltd v Gulliver</em> [1967] 2 AC 134. The hotel asked for Halden Brook by name, and he kept it from his colleagues. The board did not authorise it (section 175(4) to (6)). It is also hard to reconcile with section 172 and with clause 11.2 of his contract.</p>
<p>Remedies are those of equity (section 178): an account of profits, with claims against Brookside, which had his knowledge, for knowing receipt or dishonest assistance to be considered, and an injunction. The £45,000 is an estimate; require disclosure.</p>
<p><strong>Who decides.</strong> The wrong is to the company and the company is the proper claimant (<em>Foss v Harbottle</em> (1843) 2 Hare 461). The power to sue lies with the board (article 3), where Ms Halden and Ms Sethi are a majority. A derivative claim under sections 260 to 264 is unnecessary. He cannot procure ratification: his votes, and those of connected members, are disregarded (section 239).</p>
<h2>3. Removal and the service contract</h2>
<p>Section 168 allows removal by ordinary resolution whatever any agreement says. It requires a meeting (a written resolution may not be used: section 288(2)), special notice of 28 days (section 312) and the director’s right to make representations and be heard (section 169). But article 27 is valid: <em>Bushell v Faith</em> [1970] AC 1099. On a poll: for, 40 + 25 = 65; against, 35 × 3 = 105. The resolution fails. Altering the article needs a special resolution, 75 per cent (sections 21 and 283); they hold 65 and article 27 is his protection to give up.</p>
<p>The board may still take away his executive functions. A guaranteed term of more than two years needed a members’ resolution (section 188). There was none, so the term is void to that extent and the contract is taken to be terminable by the company at any time on reasonable notice (section 189). He does not have four years to be “paid up”. His breach of clause 11.2 may also justify dismissal for gross misconduct; employment colleagues should advise. Ending the employment does not end the directorship. A payment for loss of office needs approval under section 217 unless it is made in good faith in discharge of an existing legal obligation or in settlement of a claim (section 220).</p>
<h2>4. Options</h2>
<ul><li><strong>Negotiated exit (recommended).</strong> Resignation, account of profit, non-compete, sale of his 35 shares to the others, or to the company out of distributable profits by an approved contract (sections 690 and 694; reserves £210,000). He has reason to settle: two strong claims and no long contract.</li>
<li><strong>Claim by the company</strong> for the Fernhurst profit, with Mill Field avoided. Strong, but slow and a distraction.</li>
<li><strong>Leave him on the board,</strong> outvoted two to one, without executive duties. Workable only for a time.</li>
<li><strong>Section 994.</strong> This looks like a quasi-partnership (<em>Ebrahimi v Westbourne Galleries Ltd</em> [1973] AC 360). Excluding him without a fair offer for his shares invites a petition; a reasonable offer is normally the answer to it (<em>O’Neill v Phillips</em> [1999] 1 WLR 1092). His own conduct would count against him. The others could themselves petition, but expense makes that a last resort.</li></ul>
<h2>5. Professional conduct</h2>
<ul><li><strong>The minutes.</strong> They record what happened (section 248). To rewrite them, or to date a members’ resolution 3 March, would create false documents. We must refuse and tell her why: Principles 2, 4 and 5, and paragraph 1.4 of the SRA Codes. The honest route, affirmation or a new conditional contract, is open.</li>
<li><strong>Personal advice.</strong> The company is our client. Ms Halden may be liable to it under section 195 and for want of care (section 174), so there is a conflict, or a significant risk of one (paragraph 6.2), and neither exception fits. She should take separate advice at her own cost; a director’s private legal fees are not for the company’s bill without proper approval.</li>
<li><strong>“No need to mention it to Priya.”</strong> We must tell the client what is material to its matter (paragraph 6.4), and the client is the company, acting by its board. Her own liability is material. We should not accept confidences from her against the company; explain this at the start of Monday’s meeting, and confirm in writing who may instruct us on a matter in which she too is interested. Ms Sethi, who has no interest, is the natural person.</li></ul>
<h2>Next steps</h2>
<ol><li>By 7 April: conduct letter to Ms Halden; confirm authority to act from the board.</li><li>By 10 April: board meeting on proper notice; resolutions on Mill Field and Fernhurst.</li><li>By 14 April: letters to Mrs Brook’s solicitors, Mr Brook and Brookside; preservation of documents.</li><li>By 21 April: decision to avoid, or a signed conditional variation. No completion on 28 April otherwise.</li></ol>`,
}
