import type { DemoMock } from '../mock'

/** Business legal research: removing a director who has weighted votes and an unapproved service contract. */
export const busThornbeckDirectorRemoval: DemoMock = {
  key: 'bus-thornbeck-director-removal',
  name: 'Thornbeck Kitchens: removing a director with weighted votes',
  sessionType: 'sqe2-legal-research',
  practiceArea: 'BUS',
  level: 'stretch',
  scenario: `
<p>Thornbeck Kitchens Limited makes fitted kitchens. It has 1,000 ordinary shares: Anna Thornbeck 450, Ravi Selwyn 300, Colin Maddox 250. All three are directors. Anna and Ravi founded it as friends eleven years ago on the footing that both would work in it and share its direction; Colin invested
six years ago and attends board meetings. Ravi is sales director under a service agreement.</p>
<p>Since January Ravi and Anna have disagreed about a second showroom. Ravi has missed four board meetings and sends Anna abusive e-mails. Anna and Colin want him off the board. Nobody alleges dishonesty.</p>`,
  candidateInstruction: `
<p><strong>From:</strong> Bettina Quill, Partner, Company and Commercial</p>
<p><strong>To:</strong> Candidate</p>
<p><strong>Subject:</strong> Thornbeck Kitchens: can they remove Ravi Selwyn?</p>
<p>We act for Thornbeck Kitchens. Anna Thornbeck, its managing director, has asked me for advice before a call tomorrow. She said, ‘Treat me as your client for this. Don’t tell Ravi, and please don’t bring Colin in until we know where we are.’ Please research and give me a note that says what I should tell her, and why. I need to know:</p>
<ol>
<li>Can Anna and Colin remove Ravi as a director by a resolution of the members, and how? Can they alter the articles first?</li>
<li>If not, is there another way to end his directorship under these articles?</li>
<li>What would the company owe him, and how may the £60,000 ‘goodbye’ that Anna has in mind be paid lawfully?</li>
<li>What could he do in return, and how would you reduce that risk?</li>
</ol>
<p>Raise anything on our own position that I should know. The sources that the library pulled are attached, not all of them useful. Leave aside tax and employment claims beyond naming them.</p>
<p>Bettina</p>`,
  instruction: `
<h3>How this station runs</h3>
<ul>
<li><strong>60 minutes</strong>. Hand in a research note to the partner: the advice first, then the reasoning with key sources.</li>
<li>Use the sources supplied. Treat each as it deserves: some may be out of date or irrelevant. Other authorities you know may be added.</li>
<li>Say what you do not know and what follows from it.</li>
</ul>`,
  tutorInstruction: `
<h3>The route through</h3>
<ol>
<li><strong>Section 168</strong> needs an ordinary resolution at a meeting on special notice (28 days); a written resolution is not possible (s 288(2)(a)). Article 9 gives Ravi three votes a share on it: 900 against 700 for Anna and Colin. The resolution fails. <em>Bushell v Faith</em> [1970] AC 1099 (HL) upholds such an article.</li>
<li><strong>Altering article 9</strong> needs 75 per cent (s 21, s 283). On a poll Anna and Colin have 70 per cent even at one vote a share; article 9 extends the weighting to an alteration, giving 700 of 1,600. It fails either way.</li>
<li><strong>Article 17(h)</strong>: a director ceases to hold office on ceasing to be employed by the company. Section 168(5)(b) leaves such other powers untouched. The question is therefore whether the employment can be ended.</li>
<li><strong>Service agreement:</strong> five-year fixed term, no notice clause, signed on the strength of a board meeting at which Anna and Ravi alone were present. Its guaranteed term exceeds two years, so members’ approval was required (s 188); none was given. The provision is void to the extent of the contravention and the company may end the contract at any time by reasonable notice (s 189).</li>
<li><strong>Informal assent?</strong> <em>Re Duomatic Ltd</em> [1969] 2 Ch 365 and <em>Atlas Wright (Europe) Ltd v Wright</em> [1999] 2 BCLC 301 (CA): unanimous informal approval can do for this rule. But Colin, with 25 per cent, did not know of the term, and one cannot assent to what one does not know (<em>EIC Services Ltd v Phipps</em> [2003] EWHC 1507 (Ch)).</li>
<li><strong>Mechanics:</strong> board meeting on notice to all three directors; Ravi declares interest and does not count (article 14); Anna and Colin pass it. On expiry of notice, office ends.</li>
<li><strong>Money:</strong> notice pay or damages for want of reasonable notice. £60,000: members’ ordinary resolution after a memorandum (s 217), or s 220 if in good faith in discharge of a legal obligation or as a settlement of a claim. Weighting applies to neither, so Anna and Colin have 700 of 1,000.</li>
<li><strong>Section 994:</strong> quasi-partnership; exclusion without fair offer for shares (<em>O’Neill v Phillips</em> [1999] 1 WLR 1092, HL; <em>Ebrahimi v Westbourne Galleries Ltd</em> [1973] AC 360, HL).</li>
</ol>
<h3>Points to find</h3>
<ul>
<li>Source 6 is from a handbook on the Companies Act 1985: approval was then needed only for terms of more than five years, so it suggests that five years exactly is safe. It is not the law.</li>
<li>Source 7 concerns removal of an auditor and is irrelevant.</li>
<li>The foot of the service agreement shows that this firm prepared it. We may have failed to advise on section 188: own-interest conflict (6.1) and duty to be open (7.11).</li>
<li>Anna wants to be the client while the firm acts for the company. Clarify (3.1, 6.2), and explain that we cannot keep material information from our client, the company (6.4). Colin is a director and his knowledge is needed for a valid meeting.</li>
</ul>
<h3>Marking</h3>
<p><strong>A:</strong> connects article 17(h) with section 189, kills the Duomatic point with Colin, adds voting figures and a fair offer, sees both conflict points. <strong>C:</strong> weighted votes and section 188 right, one link missing. <strong>F:</strong> says section 168 will work, relies on the 1985 Act, or advises sacking him without notice.</p>`,
  marksheet: [
    {
      title: 'Identifies and uses relevant sources',
      kind: 'skills',
      weight: 2,
      description:
        'Works from the articles, the agreement and current sections; rejects the out-of-date handbook and the auditor provisions and says why; quotes no more than needed.',
    },
    {
      title: 'Client-focused advice',
      kind: 'skills',
      weight: 2,
      description:
        'Gives the partner words that she can say to Anna tomorrow: the route, the cost, the risk, the order of events, with a recommendation and what needs deciding.',
    },
    {
      title: 'Structure and language',
      kind: 'skills',
      weight: 2,
      description:
        'Advice first, reasoning after; numbered as asked; clear, precise, concise English; authorities cited correctly and once.',
    },
    {
      title: 'Section 168 and article 9',
      kind: 'law',
      weight: 2,
      description:
        'Special notice, meeting, no written resolution, right to be heard; Bushell v Faith; 900 votes to 700.',
    },
    {
      title: 'Altering the articles',
      kind: 'law',
      weight: 1,
      description:
        'Special resolution needs 75 per cent; 70 per cent is not enough and article 9 covers an alteration too.',
    },
    {
      title: 'Article 17(h), sections 188 and 189',
      kind: 'law',
      weight: 3,
      description:
        'Employment governs office; five-year term unapproved by members, void to that extent, terminable on reasonable notice; applies Duomatic to Colin’s ignorance.',
    },
    {
      title: 'Payments',
      kind: 'law',
      weight: 2,
      description:
        'Notice pay; s 217 with memorandum and ordinary resolution; exception in s 220; consequence under s 222; correct voting figures.',
    },
    {
      title: 'Ravi’s remedies and mitigation',
      kind: 'law',
      weight: 2,
      description:
        'Unfair prejudice on quasi-partnership facts, need for a fair offer at a fair value without minority discount, proper purpose of the board, employment claims named.',
    },
    {
      title: 'Comprehensive, with professional conduct',
      kind: 'law',
      weight: 2,
      description:
        'Sees who the client is, the conflict between Anna and company, confidentiality and disclosure, and the firm’s own interest in the agreement it prepared (3.1, 6.1, 6.2, 6.4, 7.11).',
    },
  ],
  extraTasks: [
    {
      title: 'The board meeting',
      body: '<p>Draft the agenda and the two resolutions for the board meeting at which notice to Mr Selwyn is to be given, with the steps on quorum and interest.</p>',
    },
  ],
  materials: [
    {
      title: 'Articles and register of members (extracts)',
      format: 'pdf',
      studentCanView: true,
      blocks: [
        { heading: 'Thornbeck Kitchens Limited: articles of association (extracts)', level: 1 },
        {
          paragraph:
            'The model articles for private companies limited by shares (2008 Regulations) apply, except as varied below.',
        },
        {
          list: [
            '9. On a resolution at a general meeting to remove a director, or to alter or having the effect of altering this article, each share held by that director carries three votes on a poll. On every other resolution each share carries one vote.',
            '14. The model article on directors’ conflicts of interest applies: a director who is interested in a proposed transaction or arrangement with the company is not to be counted for quorum or voting. The quorum is two.',
            '15. Notice of directors’ meetings is to be given to each director. It need not be in writing.',
            '17. A person ceases to be a director as soon as: (a) to (g) [as in the model articles]; or (h) that person, being employed by the company, ceases for any reason to be so employed.',
            '22. Shares offered for sale must first be offered to the other members in proportion to their holdings, at a price agreed or fixed by the auditors as fair value without discount for a minority holding.',
          ],
        },
        { heading: 'Register of members', level: 2 },
        {
          table: [
            ['Member', 'Ordinary shares of £1'],
            ['Anna Thornbeck', '450'],
            ['Ravi Selwyn', '300'],
            ['Colin Maddox', '250'],
            ['Total', '1,000'],
          ],
        },
      ],
    },
    {
      title: 'Service agreement and minute (extracts)',
      format: 'docx',
      studentCanView: true,
      blocks: [
        { heading: 'Service agreement (extracts)', level: 1 },
        {
          facts: [
            ['Date', '4 November, two years ago'],
            ['Parties', 'Thornbeck Kitchens Limited and Ravi Selwyn'],
            ['Office', 'Sales director'],
            ['Salary', '£84,000 a year'],
          ],
        },
        {
          list: [
            '2.1 The employment begins on 1 November and continues for a fixed term of five years, when it ends without notice.',
            '2.2 Neither party may end the employment before that by notice.',
            '2.3 The company may end it at once, without notice, for gross misconduct only.',
            '5.1 The executive shall serve as a director without further fee.',
          ],
        },
        { paragraph: 'There is no clause on pay in lieu of notice.' },
        { paragraph: 'Signed for the company by A. Thornbeck. Prepared by Quill & Strake LLP.' },
        { heading: 'Minute of directors, 3 November', level: 2 },
        {
          paragraph:
            'Present: A. Thornbeck, R. Selwyn. Apologies: C. Maddox (abroad). It was noted that R. Selwyn’s service agreement was to be renewed on the usual terms. RESOLVED that it be approved and signed.',
        },
        {
          paragraph:
            'No members’ resolution is in the minute book. C. Maddox says that he ‘never saw that agreement and would have had something to say about five years’. A. Thornbeck and R. Selwyn knew the terms.',
        },
      ],
    },
    {
      title: 'Sources',
      format: 'pdf',
      studentCanView: true,
      blocks: [
        { heading: 'Legal sources', level: 1 },
        { heading: '1. Companies Act 2006, removal', level: 2 },
        {
          list: [
            's 168(1): A company may by ordinary resolution at a meeting remove a director before the expiration of his period of office, notwithstanding anything in any agreement between it and him. (2) Special notice is required of a resolution to remove a director under this section.',
            's 168(5): This section is not to be taken (a) as depriving a person removed under it of compensation or damages payable to him in respect of the termination of his appointment as director or of any appointment terminating with that as director, or (b) as derogating from any power to remove a director that may exist apart from this section.',
            's 169 (summary): the company must send the director the notice; the director may be heard at the meeting and may have written representations circulated.',
            's 288(2): a resolution under s 168 may not be passed as a written resolution.',
            's 312(1) (summary): special notice means notice to the company at least 28 days before the meeting.',
            's 21(1): A company may amend its articles by special resolution. s 283(1): a special resolution means a resolution passed by a majority of not less than 75%.',
          ],
        },
        { heading: '2. Companies Act 2006, long service contracts', level: 2 },
        {
          list: [
            's 188(1), (2) (summary): a company may not agree to provision under which the guaranteed term of a director’s employment with it is, or may be, longer than two years unless it has been approved by resolution of the members. The guaranteed term is a period in which the company cannot end the employment by notice or can do so only in specified circumstances.',
            's 188(5): a memorandum setting out the proposed contract must be available to the members before the resolution is passed.',
            's 189: If a company agrees to provision in contravention of section 188, (a) the provision is void, to the extent of the contravention, and (b) the contract is deemed to contain a term entitling the company to terminate it at any time by the giving of reasonable notice.',
          ],
        },
        { heading: '3. Companies Act 2006, payments for loss of office', level: 2 },
        {
          list: [
            's 217 (summary): no payment for loss of office to a director unless approved by resolution of the members, after a memorandum of particulars has been made available.',
            's 220 (summary): approval is not needed for a payment in good faith in discharge of an existing legal obligation, by way of damages for its breach, or by way of settlement of any claim arising in connection with the termination of office or employment.',
            's 222 (summary): a payment in breach is held on trust for the company, and directors who authorised it are liable to indemnify the company.',
          ],
        },
        { heading: '4. Companies Act 2006, unfair prejudice', level: 2 },
        {
          list: [
            's 994 (summary): a member may petition that the affairs of the company are being conducted in a manner unfairly prejudicial to the interests of members generally or of some part of them. s 996: the court may make such order as it thinks fit, including an order to buy the petitioner’s shares.',
          ],
        },
        { pageBreak: true },
        { heading: '5. Case digests', level: 2 },
        {
          list: [
            'Bushell v Faith [1970] AC 1099 (HL): an article giving the director’s shares extra votes on a resolution to remove him was not inconsistent with the statutory power of removal.',
            'Atlas Wright (Europe) Ltd v Wright [1999] 2 BCLC 301 (CA): the predecessor of s 188 protects members, and unanimous informal assent of the members could waive it. See also Re Duomatic Ltd [1969] 2 Ch 365.',
            'EIC Services Ltd v Phipps [2003] EWHC 1507 (Ch): informal unanimous assent requires that members have the knowledge of what they are assenting to.',
            'O’Neill v Phillips [1999] 1 WLR 1092 (HL): unfairness lies in breach of agreed terms or use of strict legal power contrary to good faith; exclusion coupled with a reasonable offer for the shares will often not be unfair.',
            'Ebrahimi v Westbourne Galleries Ltd [1973] AC 360 (HL): personal relationship and understanding as to management may bring equitable considerations to bear on legal rights.',
          ],
        },
        { heading: '6. From ‘The Director’s Handbook’ (fourth edition)', level: 2 },
        {
          paragraph:
            'Under section 319 of the Companies Act 1985 a term of a director’s contract that excludes notice needs the members’ approval only where it runs for more than five years. A contract for exactly five years is good without a resolution.',
        },
        { heading: '7. Companies Act 2006, auditors', level: 2 },
        {
          paragraph:
            's 510 (summary): the members may by ordinary resolution at a meeting remove an auditor from office at any time.',
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
        { heading: 'Legal research note', level: 1 },
        {
          facts: [
            ['To', 'Bettina Quill'],
            ['From', ''],
            ['Client and matter', ''],
            ['Date', ''],
          ],
        },
        { heading: 'Advice for the client', level: 2 },
        { paragraph: ' ' },
        { heading: 'Legal reasoning and sources', level: 2 },
        { paragraph: ' ' },
        { heading: 'Professional conduct and matters outstanding', level: 2 },
        { paragraph: ' ' },
      ],
    },
  ],
  suggestedAnswer: `
<h2>Advice</h2>
<ol>
<li>Anna and Colin <strong>cannot</strong> remove Ravi by members’ resolution. Article 9 gives him 900 votes to their 700. They cannot alter it: they have 70 per cent, and 75 per cent is needed.</li>
<li>They can probably end his <strong>employment</strong>, and with it, under article 17(h), his directorship. His five-year term was never approved by the members, so the company may end it on reasonable notice.</li>
<li>The company will owe reasonable notice. I would give, or pay for, nine months (£63,000 on salary alone). The £60,000 must either be a good-faith settlement of what he is owed or be approved by the members, where Anna and Colin have 700 votes of 1,000.</li>
<li>The real danger is an unfair prejudice petition. Do this only together with a fair offer for his 300 shares, on article 22 terms, independently valued and with no minority discount.</li>
<li>Before any of that: we act for the company, and we prepared the agreement. See the last part.</li>
</ol>
<h2>Reasoning</h2>
<h3>1. Removal under section 168</h3>
<p>An ordinary resolution at a meeting suffices, despite any agreement (CA 2006, s 168(1)), on special notice of 28 days (ss 168(2), 312), a copy to Ravi, who may be heard and circulate representations (s 169). It cannot be a written resolution (s 288(2)). But on such a resolution each of Ravi’s shares carries three votes on a poll. In <em>Bushell v Faith</em> [1970] AC 1099 the House of Lords held such an article effective:
the statute leaves it to the company to say how votes are allotted.</p>
<table><thead><tr><th>Resolution (on a poll)</th><th>Anna and Colin</th><th>Ravi</th><th>Needed</th></tr></thead><tbody>
<tr><td>Removal</td><td>700</td><td>900</td><td>More than 800 of 1,600: fails</td></tr>
<tr><td>Alter article 9</td><td>700</td><td>900</td><td>1,200 of 1,600: fails</td></tr>
<tr><td>The same without weighting</td><td>700</td><td>300</td><td>750 of 1,000: fails</td></tr>
<tr><td>Approve a payment under s 217</td><td>700</td><td>300</td><td>More than 500 of 1,000: passes</td></tr></tbody></table>
<p>A show of hands does not help: Ravi would demand a poll.</p>
<h3>2. Another way: article 17(h)</h3>
<p>Section 168 does not take away other powers to end office (s 168(5)(b)). Article 17(h) ends a director’s office when an employed director ceases ‘for any reason’ to be employed. That is not a resolution to remove, so article 9 is not engaged. The court reads articles as a contract, but Ravi may argue that they were not meant to allow article 9 to be avoided; the words are against him, and the risk lies more under section 994.</p>
<h3>3. Can the employment be ended?</h3>
<p>On its face, no: clause 2.2 gives five years with no notice, and 2.3 does not apply as there is no gross misconduct. However, a company may not agree to a guaranteed term of more than two years without a members’ resolution (s 188), after a memorandum. None was passed. The board minute of 3 November does not count, being of directors, not members. Under section 189 the provision is void to the extent of the contravention, and the
contract is deemed to let the company end it at any time on reasonable notice. Source 6 states the rule in the Companies Act 1985 (more than five years) and is superseded.</p>
<p><strong>Did the members assent informally?</strong> All the members entitled to vote could waive the rule without a meeting (<em>Re Duomatic Ltd</em> [1969] 2 Ch 365; <em>Atlas Wright (Europe) Ltd v Wright</em> [1999] 2 BCLC 301, CA). Anna and Ravi knew, Colin, a quarter of the members by votes, did not. Assent needs knowledge of what is assented to (<em>EIC Services Ltd v Phipps</em> [2003] EWHC 1507 (Ch), reversed on appeal on other points). Obtain
Colin’s statement now: if he knew and acquiesced, this route closes and damages would be measured by the rest of the term, more than three years, subject to his duty to mitigate.</p>
<p><strong>Reasonable notice.</strong> No fixed figure: it depends on seniority, salary, length of service and how long a replacement takes. Statute sets a floor (Employment Rights Act 1996, s 86). For a founder and sales director on £84,000, I would treat six to twelve months as the range, nine as prudent. Nine months’ salary is £63,000. He also has qualifying service for unfair dismissal; an employment colleague should advise on a fair reason and procedure.</p>
<h3>4. Doing it properly</h3>
<ul>
<li>Board meeting on reasonable notice to all three directors (article 15). Ravi must be told of it; he is interested and neither counts nor votes (article 14), and would be outvoted by two to one if he did. Anna and Colin are a quorum.</li>
<li>Each of them acts for a proper purpose and for the company’s success (CA 2006, ss 171, 172), and the minutes record the true reasons.</li>
<li>Notice of termination to Ravi; when it expires, article 17(h) operates; form TM01 is filed within 14 days. If he is paid in lieu, employment may end sooner, but there is no clause for it, so it is a breach to be settled.</li>
</ul>
<h3>5. Payments</h3>
<p>Sums due for notice, damages, or a genuine settlement of his claims fall within section 220 if paid in good faith. The excess is a payment for loss of office, which needs an ordinary resolution of the members after a memorandum (s 217); else it is held on trust for the company and the directors who authorised it are liable to it (s 222). Nine months’ pay is £63,000, so £60,000 may be no more than he is due, and can be recorded as settlement,
with a statutory settlement agreement for employment claims. Passing an ordinary resolution as well costs little and is the safer course.</p>
<h3>6. What Ravi may do</h3>
<p>He may petition under section 994. The company was founded on friendship and a shared understanding that both would take part, like the company in <em>Ebrahimi v Westbourne Galleries Ltd</em> [1973] AC 360. To end his part in management by strict legal power may be unfair though lawful (<em>O’Neill v Phillips</em> [1999] 1 WLR 1092). That case also shows the answer: a reasonable offer to buy his shares, at fair value without
discount, by a competent independent expert, both sides having equal information, with his reasonable costs if needed. The usual order is a purchase of shares (s 996). A winding-up petition on just and equitable grounds is possible, less likely if there is an adequate alternative. Claims for wrongful and unfair dismissal, and for fees as a director, are to be considered.</p>
<h2>Professional conduct and outstanding matters</h2>
<ul>
<li><strong>Who is the client?</strong> The company. Anna’s interests differ from its (she signed the agreement and is a likely respondent to a petition). We should not act for her as well without regard to paragraph 6.2; she should be told today and advised to take her own advice. Instructions must come from the company properly (3.1).</li>
<li><strong>Secrecy.</strong> We cannot keep from our client, the company, information material to its matter (6.4) at one director’s wish. Colin must know for the board to decide. We may keep confidence from Ravi for now, as he is adverse in this, but not mislead him (1.4).</li>
<li><strong>Our own position.</strong> The agreement was ‘Prepared by Quill &amp; Strake LLP’. If we did not advise on section 188 we may be liable, and we have an interest in how it is read. This is a conflict with our own interest (6.1), and the client must be told frankly (7.11). Stop; take it to the partner responsible for risk and to our insurers; the company should get independent advice on this question.</li>
<li><strong>To find out:</strong> our file on the agreement; Colin’s statement; whether there is a shareholders’ agreement; Ravi’s guarantees to the bank; fair value.</li>
</ul>`,
}
