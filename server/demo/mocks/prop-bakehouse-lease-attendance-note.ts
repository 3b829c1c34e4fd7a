import type { DemoMock } from '../mock'

/** Property attendance note and legal analysis after the interview with the tenant of 14 Sheep Street. */
export const propBakehouseLeaseAttendanceNote: DemoMock = {
  key: 'prop-bakehouse-lease-attendance-note',
  name: 'Tarrant’s Bakehouse: attendance note and legal analysis',
  sessionType: 'sqe2-attendance-note',
  practiceArea: 'PROP',
  level: 'day_one',
  scenario: `
<p>You interviewed Imogen Tarrant today, 8 July, about the section 25 notice for her bakery at 14 Sheep Street, Wexley. Harcastle Estates Limited, the landlord, served it on 1 July.
It would end the tenancy on 24 March next and opposes a new tenancy on grounds (b) and (g) of section 30(1) of the Landlord and Tenant Act 1954.</p>
<p>If you conducted the interview station, use your own notes as well. If you did not, the interview summary holds everything that she said.
Official copies of the landlord’s title arrived after she left, and she has since sent her rent record.</p>`,
  candidateInstruction: `
<p><strong>From:</strong> Philippa Garland, Partner, Property</p>
<p><strong>To:</strong> Candidate</p>
<p><strong>Subject:</strong> Imogen Tarrant: attendance note please</p>
<p>Thank you for seeing Ms Tarrant. Please let me have your attendance note and legal analysis so that I can write to her tonight. I need:</p>
<ol>
<li>what she told us that matters, and what she wants;</li>
<li>your analysis of the notice, of each ground, and of her right to a new tenancy, with the time limit;</li>
<li>your view of the agent’s offer and of any compensation;</li>
<li>any point of professional conduct and how to deal with it; and</li>
<li>next steps for us and for her.</li>
</ol>
<p>You need not deal with costs, money laundering or client care. I do not need the terms of the new lease in detail.</p>
<p>Philippa</p>`,
  instruction: `
<h3>How this station runs</h3>
<ul>
<li><strong>25 minutes</strong> to write the note and hand it in. In the assessment itself this follows the interview at once.</li>
<li>You may use your notes of the interview and the documents here. Closed book otherwise.</li>
<li>Notes and headings are welcome; full sentences are needed only where sense requires them.</li>
<li>Skills and application of law carry equal weight.</li>
</ul>`,
  tutorInstruction: `
<h3>What the note must catch</h3>
<ul>
<li><strong>Ground (g) is barred.</strong> The register shows that Harcastle bought on 28 August three years ago. The period
that counts is the five years ending with the termination date in the notice, 24 March next. The purchase falls within it, and the premises have been let to a business tenant
throughout, so section 30(2) shuts out ground (g). Look for the right end of the five years: many measure to the date of the notice.</li>
<li><strong>Ground (b)</strong> is discretionary and weak: three payments in eight late, the last in October.</li>
<li><strong>The planted discrepancy:</strong> she first said ‘once or twice’, the rent record shows three. A careful note records both.</li>
<li><strong>Compensation trap:</strong> the notice names (b) as well as (g). If she simply leaves, section 37 gives nothing, because the notice is not confined to grounds (e), (f) and (g).
If only ground (b) succeeds there is none either. It is payable if the court refuses solely on a no-fault ground, here (g), which is barred, so it is a fall-back at most.</li>
<li><strong>Double rate:</strong> Mr Pell’s six years count because she succeeded to his business. Rateable value £18,500; twice that is £37,000.</li>
<li><strong>Counter-notice:</strong> not required. Application to the court before 24 March (ss 29A, 29B).</li>
<li><strong>First floor:</strong> the holding (s 23(3)), breach of clauses 3.9 and 3.11, forfeiture and section 146. The landlord is confined to the grounds in its notice, so the breach is no ground of
opposition now, but it weighs where the court has a discretion and may lead to forfeiture.</li>
</ul>
<h3>The ethics point</h3>
<p>She asked us to tell the agent that nobody is upstairs or that her sister works for her. The note must record the request, that it was declined and why (Principles 2, 4, 5; paragraph 1.4), keep
her confidence (6.3), and say that we would have to stop acting if she insisted.</p>
<h3>Common errors</h3>
<ul>
<li>Copying out the interview and running out of time before the law.</li>
<li>Calling for a counter-notice; giving 31 July as a legal deadline.</li>
<li>Promising £37,000 outright, or leaving out Mr Pell.</li>
<li>Recording what was said upstairs without analysing it.</li>
</ul>
<h3>Marking</h3>
<p><strong>A:</strong> a partner could write to the client from it without going back to the file; section 30(2) applied to the dates; both compensation points seen.
<strong>C:</strong> the facts that matter, (g) doubted for the right reason, a correct time limit, sensible steps.
<strong>F:</strong> tells her to leave or to sign, misses section 30(2), or would send the false answer.</p>`,
  marksheet: [
    {
      title: 'Records all relevant information',
      kind: 'skills',
      weight: 2,
      description:
        'Parties, premises, dates of notice and expiry, occupation (nine years and Mr Pell’s six), landlord’s purchase and plan, rent history, Rowena’s occupation, the offer, the kitchen works, and both versions of the late rent.',
    },
    {
      title: 'Client-focused advice',
      kind: 'skills',
      weight: 2,
      description:
        'Built round what she wants: ten more years at about £25,000, a lease that supports a £45,000 loan, four jobs, and time and money if she must move. Deals with her questions, including the counter-notice.',
    },
    {
      title: 'Next steps',
      kind: 'skills',
      weight: 2,
      description:
        'Practical steps with dates for the firm and for her: diary 24 March with early reminders, evidence, holding reply to the agent, sign nothing, pay on time.',
    },
    {
      title: 'Structure and language of the note',
      kind: 'skills',
      weight: 1,
      description:
        'Headed, ordered and short; facts kept apart from analysis; could be read by a partner who was not there.',
    },
    {
      title: 'Protection, notice and time limit',
      kind: 'law',
      weight: 2,
      description:
        'Business tenancy within s 23; continuation under s 24; notice within six to twelve months and not before expiry (s 25); no counter-notice; application before 24 March unless extended in writing (ss 29A, 29B).',
    },
    {
      title: 'Ground (g) and the five-year rule',
      kind: 'law',
      weight: 3,
      description:
        'Applies s 30(2) to the purchase on 28 August three years ago and to termination on 24 March next, and concludes that ground (g) is not open to this landlord.',
    },
    {
      title: 'Ground (b)',
      kind: 'law',
      weight: 2,
      description:
        'Sees that delay must be persistent and that the court has a discretion; weighs three late payments, causes, good record since, no complaint, and assurance for the future.',
    },
    {
      title: 'Agent’s offer and compensation',
      kind: 'law',
      weight: 2,
      description:
        'Explains what contracting out under s 38A loses; sees that s 37 depends on the grounds, that walking away on this notice yields nothing, and that succession to Mr Pell’s business would double it to £37,000.',
    },
    {
      title: 'First floor',
      kind: 'law',
      weight: 1,
      description:
        'Identifies breach of clauses 3.9 and 3.11, the effect on the holding (s 23(3)), forfeiture, s 146 LPA 1925, relief and waiver, and that new grounds cannot be added to the notice.',
    },
    {
      title: 'Comprehensive, with professional conduct',
      kind: 'law',
      weight: 2,
      description:
        'Covers every issue raised and deals with the request for a false answer: Principles 2, 4 and 5, paragraphs 1.4 and 6.3, an honest alternative, ceasing to act if she insists.',
    },
  ],
  extraTasks: [
    {
      title: 'Letter to the agent',
      body: '<p>Draft a holding reply to Mr Dunmore, no longer than 120 words, that answers his offer, is truthful, and gives away nothing about the first floor.</p>',
    },
  ],
  materials: [
    {
      title: 'Interview summary, 8 July',
      format: 'docx',
      studentCanView: true,
      blocks: [
        { heading: 'Summary of interview with Imogen Tarrant', level: 1 },
        {
          facts: [
            ['Client', 'Imogen Claire Tarrant, 43, sole trader, Tarrant’s Bakehouse'],
            ['Premises', '14 Sheep Street, Wexley: ground-floor shop and first floor'],
            ['Date', '8 July, at the office'],
          ],
        },
        { heading: 'History', level: 2 },
        {
          list: [
            'Fifteen-year lease granted to Alwyn Pell, who ran the bakery from the first day. Nine years ago, with six years gone, she bought his business as a going concern (name, recipes, ovens, two staff) and took an assignment with the then landlord’s licence.',
            'Rent £22,000 a year, quarterly. No contracting out of the 1954 Act.',
            'Seven years ago she spent £26,000 on the kitchen. The charity, then landlord, agreed by letter.',
            'Four staff. The bakery is her only income. Rates bill shows a rateable value of £18,500.',
          ],
        },
        { heading: 'Landlord', level: 2 },
        {
          list: [
            'The charity sold to Harcastle ‘about three years ago’. Leo Harcastle told her in May that he means to open one of his coffee shops in her unit.',
            'Notice came on 1 July. On 6 July Mr Dunmore offered three years at £29,000, outside the Act, landlord’s break on six months’ notice after the first year, open until 31 July. She is to agree not to go to court. She has signed nothing.',
          ],
        },
        { heading: 'Rent', level: 2 },
        {
          paragraph:
            'Said she had been late ‘once or twice’; on being asked, three times in two years: an oven failed, and later a café that bought from her paid late. Landlord took each payment and never complained. Agent’s e-mails: ‘received with thanks’.',
        },
        { heading: 'First floor', level: 2 },
        {
          paragraph:
            'Back room is the flour store. Her sister Rowena has lived in the front room since January, after a separation. £300 a month, own key, nothing in writing, landlord not asked. Mr Dunmore has asked who is up there. She asked us to tell him that nobody is, or that Rowena works for her. Rowena does not.',
        },
        { heading: 'Aims and questions', level: 2 },
        {
          list: [
            'Wants ten more years, would pay up to £25,000. Bank will lend £45,000 for an oven if the lease is long enough.',
            'Does she have to leave on 24 March? Must she serve a counter-notice within two months, as a customer told her?',
            'Should she take the offer? If she goes, is there money?',
          ],
        },
      ],
    },
    {
      title: 'Official copy of the landlord’s register',
      format: 'pdf',
      studentCanView: true,
      blocks: [
        { heading: 'Official copy of register of title (extract)', level: 1 },
        {
          facts: [
            ['Title number', 'WXL 20417'],
            ['Tenure', 'Freehold'],
            ['Property', '12 and 14 Sheep Street, Wexley'],
          ],
        },
        { heading: 'B: Proprietorship register', level: 2 },
        { paragraph: 'Title absolute' },
        {
          list: [
            '(12 September, three years ago) PROPRIETOR: HARCASTLE ESTATES LIMITED of Harcastle House, Ferry Road, Wexley.',
            '(12 September, three years ago) The price stated to have been paid on 28 August of that year was £640,000.',
            '(12 September, three years ago) RESTRICTION: No disposition of the registered estate by the proprietor of the registered estate is to be registered without a written consent signed by the proprietor for the time being of the charge dated 28 August in favour of Tidewater Bank plc.',
          ],
          numbered: true,
        },
        { heading: 'C: Charges register', level: 2 },
        {
          list: [
            'The parts of the land affected are subject to the leases set out in the schedule of leases hereto.',
            'REGISTERED CHARGE dated 28 August, three years ago. Proprietor: TIDEWATER BANK PLC.',
          ],
          numbered: true,
        },
        { heading: 'Schedule of notices of leases', level: 2 },
        {
          table: [
            ['Property', 'Term', 'Original tenant'],
            [
              '14 Sheep Street, ground and first floors',
              '15 years from 25 March, expiring 24 March next',
              'Alwyn Pell',
            ],
          ],
        },
        { paragraph: 'Previous proprietor, from the historical edition: The Trustees of Wexley Almshouse Charity.' },
      ],
    },
    {
      title: 'Rent record and lease extracts',
      format: 'pdf',
      studentCanView: true,
      blocks: [
        { heading: 'Rent paid: last eight quarters', level: 1 },
        { paragraph: 'Prepared from the client’s bank statements. Quarterly rent £5,500.' },
        {
          table: [
            ['Due', 'Paid', 'Days late'],
            ['29 September, two years ago', '29 September', '0'],
            ['25 December, two years ago', '12 January', '18'],
            ['25 March, last year', '3 April', '9'],
            ['24 June, last year', '24 June', '0'],
            ['29 September, last year', '8 October', '9'],
            ['25 December, last year', '24 December', '0'],
            ['25 March, this year', '25 March', '0'],
            ['24 June, this year', '24 June', '0'],
          ],
        },
        { paragraph: 'No interest was ever demanded under clause 6.4.' },
        { heading: 'Lease extracts', level: 2 },
        {
          list: [
            '3.9 To use the ground floor as a bakery and shop, and the first floor as storage and staff facilities ancillary to it, and for no other purpose.',
            '3.11 Not to assign, underlet, part with or share possession or occupation of part of the Premises.',
            '6.1 The landlord may re-enter if rent is 14 days in arrear or if a tenant’s covenant is broken.',
            '6.4 Interest at four per cent above base rate is payable on rent more than 14 days late, if demanded.',
          ],
        },
      ],
    },
  ],
  templates: [
    {
      title: 'Attendance note',
      format: 'docx',
      studentCanView: true,
      blocks: [
        { heading: 'Attendance note and legal analysis', level: 1 },
        {
          facts: [
            ['Client', ''],
            ['Matter', ''],
            ['Attending', ''],
            ['Date and length', ''],
          ],
        },
        { heading: '1. What the client told us', level: 2 },
        { paragraph: ' ' },
        { heading: '2. What the client wants', level: 2 },
        { paragraph: ' ' },
        { heading: '3. Analysis and advice', level: 2 },
        { paragraph: ' ' },
        { heading: '4. Professional conduct', level: 2 },
        { paragraph: ' ' },
        { heading: '5. Next steps: the firm, the client', level: 2 },
        { paragraph: ' ' },
      ],
    },
  ],
  suggestedAnswer: `
<h2>Attendance note</h2>
<p><strong>Client:</strong> Imogen Claire Tarrant, Tarrant’s Bakehouse. <strong>Matter:</strong> 14 Sheep Street, Wexley, section 25 notice. <strong>Date:</strong> 8 July, 25 minutes.</p>
<h3>1. Facts</h3>
<ul>
<li>Fifteen-year lease, not contracted out, expires 24 March next; rent £22,000. Granted to Mr Pell, who ran the bakery for six years. Nine years ago IT bought the business as a going concern and took an assignment with licence.</li>
<li>Section 25 notice (Form 2) dated and delivered 1 July; ends tenancy on 24 March next; grounds (b) and (g).</li>
<li>Harcastle bought from the charity; register: price paid 28 August three years ago, registered 12 September. Director said in May that he will open a coffee shop there.</li>
<li>Late rent: said ‘once or twice’, then three times. Record: 18, 9 and 9 days in eight quarters; oven failure and a slow payer; on time since the 8 October payment; no complaint or interest.</li>
<li>First floor: back room store; sister Rowena living in front room since January, £300 a month, own key, no consent. Clauses 3.9 and 3.11.</li>
<li>£26,000 kitchen works seven years ago, with letter of consent. Rateable value £18,500. Four staff.</li>
<li>Offer of 6 July: three years at £29,000, outside the Act, landlord’s break after year one, open to 31 July. Nothing signed.</li>
</ul>
<h3>2. Aims</h3>
<p>To stay, ideally ten years, at up to £25,000; term long enough for a £45,000 loan. Failing that, time and money to move.</p>
<h3>3. Analysis and advice</h3>
<p><strong>Protection.</strong> She occupies for her business under a tenancy, so Part II applies (LTA 1954, s 23). The tenancy continues until ended under the Act (s 24), and if proceedings are on foot until three months after their final disposal (s 64). She need not leave on
24 March if an application is made in time.</p>
<p><strong>Notice.</strong> Prescribed form; given more than six and less than twelve months before termination; not earlier than contractual expiry; states opposition and grounds (s 25). It looks valid; check the original and that Harcastle is competent landlord (s 44), as the register suggests.</p>
<p><strong>Time.</strong> No counter-notice: that duty was abolished in 2004. She, or the landlord, must apply to court by the end of the statutory period, that is by the date in the notice, 24 March (s 29A), unless extended by written agreement made before it passes (s 29B). If she misses it the right is lost.
Harcastle may apply first for an order ending the tenancy (s 29(2)). Claim under CPR Part 56 in the County Court.</p>
<p><strong>Ground (g).</strong> A landlord cannot rely on (g) if its interest was purchased or created after the beginning of the five years ending with the termination of the current tenancy, and there has been a business tenancy within Part II at all times since (s 30(2)). The five years run back from
24 March next. Harcastle bought about three and a half years before that date, for money, with IT in occupation throughout. <strong>Ground (g) is barred</strong> however genuine the coffee-shop plan. Check that the seller was not a member of Harcastle’s group (s 42); a charity is most unlikely to be.</p>
<p><strong>Ground (b).</strong> Two questions: has delay been persistent, and ought a new tenancy to be refused because of it? Three of eight payments were late, one by more than a fortnight. Against that: causes explained, all paid in full, three quarters on time since, no complaint. The court looks at the whole record
and at whether it is likely to recur. Arguable but weak; strengthen by a standing order and, if needed, an offer of a deposit.</p>
<p><strong>New tenancy.</strong> If no ground is proved the court must order one (s 29): up to fifteen years (s 33), market rent disregarding her goodwill and qualifying improvements (s 34), other terms by reference to the present lease, the party wanting change to justify it (s 35;
<em>O’May v City of London Real Property Co Ltd</em> [1983] 2 AC 726, HL). Ten years is realistic. Rent of £29,000 needs a surveyor; the kitchen works may be disregarded if the conditions of s 34 are met. Interim rent may be sought (s 24A).</p>
<p><strong>The offer.</strong> Do not accept. After the landlord’s warning and her declaration (s 38A) she would lose renewal and compensation; dearer; breakable after a year; no use to the bank. 31 July has no legal effect. Use our view of (g) to open talks on a ten-year protected lease.</p>
<p><strong>Compensation.</strong> Due only where renewal is refused solely on (e), (f) or (g), or the notice names no other ground and she goes without applying or withdraws (s 37). This notice names (b) as well, so <strong>if she leaves without an application she gets nothing</strong>;
and nothing if (b) succeeds. If, against our view, she lost on (g) alone: 14 years’ occupation for the business, counting Mr Pell’s because she succeeded to it (s 37(2), (3)), gives twice the rateable value, 2 × £18,500 = £37,000. The first floor may complicate the figure.</p>
<p><strong>First floor.</strong> Part not occupied by IT or an employee for the business is outside the holding (s 23(3)), so a new lease may be limited to the rest (s 32). Sharing or parting with possession breaks 3.11, living there 3.9. Not pleaded, and grounds cannot be added to the notice, but Harcastle could serve a section 146
notice (LPA 1925) and seek forfeiture, which would end her renewal rights. Relief is available; rent accepted with knowledge waives past breach of 3.11, but use contrary to 3.9 continues. Best cured: Rowena to move on with proper time, after advice on her own rights from someone else.</p>
<h3>4. Professional conduct</h3>
<p>IT asked us to tell the agent that nobody is upstairs or that Rowena works for her. Declined: we must act with honesty and integrity and uphold trust (Principles 2, 4, 5) and not mislead others or be complicit in a client’s misleading them (paragraph 1.4). We keep her confidence (6.3) and shall not volunteer the fact;
silence for now is proper, a half-truth is not. If she insisted we should have to stop acting. She accepted this. We cannot advise Rowena as well: their interests may conflict (6.2).</p>
<h3>5. Next steps</h3>
<ul>
<li><strong>Firm:</strong> advice letter; diary 24 March with reminders at 1 October, 1 December and 1 February; holding reply to Mr Dunmore; check notice; instruct surveyor on rent; after her approval put s 30(2) to Harcastle’s solicitors; prepare claim for issue by early December if no lease is agreed.</li>
<li><strong>Client:</strong> sign nothing; refer Mr Dunmore to us; pay 29 September rent on or before the day; send assignment, business purchase agreement, consent letter for the kitchen, rates bill, bank’s terms; talk to Rowena; look quietly at other premises.</li>
</ul>`,
}
