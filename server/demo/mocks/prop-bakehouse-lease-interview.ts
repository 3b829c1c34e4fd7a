import type { DemoMock } from '../mock'

/** Property client interview: a shopkeeper who has been told that her business lease will not be renewed. */
export const propBakehouseLeaseInterview: DemoMock = {
  key: 'prop-bakehouse-lease-interview',
  name: 'Tarrant’s Bakehouse: the landlord’s section 25 notice (interview)',
  sessionType: 'sqe2-client-interview',
  practiceArea: 'PROP',
  level: 'day_one',
  scenario: `
<p>Imogen Tarrant, 43, runs Tarrant’s Bakehouse from 14 Sheep Street, Wexley, a ground-floor shop with a store room above it.
She holds the premises under a fifteen-year lease that runs out on 24 March next. She took the lease over nine years ago.</p>
<p>On 1 July her landlord, Harcastle Estates Limited, served a notice under section 25 of the Landlord and Tenant Act 1954. It
would end the tenancy on 24 March next and opposes a new one on grounds (b) and (g) of section 30(1). Five days later the
landlord’s agent offered her a short lease outside the Act, open until 31 July.</p>
<p>Ms Tarrant telephoned on 7 July and is coming in today, 8 July. She has not instructed the firm before. The conflict and identity
checks are done, and the firm has never acted for Harcastle Estates Limited.</p>`,
  candidateInstruction: `
<p><strong>From:</strong> Philippa Garland, Partner, Property</p>
<p><strong>To:</strong> Candidate</p>
<p><strong>Subject:</strong> Imogen Tarrant, 14 Sheep Street, new client, today</p>
<p>Please see Ms Tarrant for me. She had a landlord’s notice last week about her bakery and is worried that she will lose the shop.
She sent in the notice, her lease and an e-mail from the landlord’s agent; I attach the parts that matter. I have not spoken to her
beyond taking the appointment.</p>
<p>Find out the whole position and what she wants. Answer the questions that she brings as far as you properly can
today, and where you cannot, say so and say when we will. She need not leave with full advice, but she should know where she stands and
what must happen by when. I shall write to her after I have read your attendance note.</p>
<p>You need not deal with money laundering checks, costs or the client care letter; I shall send those.</p>
<p>Philippa</p>`,
  instruction: `
<h3>How this station runs</h3>
<ul>
<li><strong>10 minutes</strong> to read the e-mail and the three documents. You may make notes and take them in with you.</li>
<li><strong>25 minutes</strong> with the client, played by the tutor. You may make notes; they are not marked.</li>
<li>The interview is assessed on skills alone. The law is assessed in the attendance note that follows as a station of its own, so what
you do not ask you will not have.</li>
<li>Closed book. Nothing is handed in.</li>
</ul>`,
  tutorInstruction: `
<h3>Who you are</h3>
<p>You are Imogen Tarrant. You get up at three, you are proud of the shop, and since the notice came you have hardly slept. You are
friendly and talk quickly; you wander into the story of your ovens if nobody steers you. You warm to someone who listens and who
speaks plainly. Legal words without explanation make you go quiet, and you say, ‘I’m sorry, I don’t know what that means.’</p>
<h3>Volunteer at the start</h3>
<ul>
<li>‘They want me out by 24 March and I don’t see how they can.’ The bakery is your whole income; four people work for you.</li>
<li>The agent, Mr Dunmore, rang and then sent his e-mail. He was pleasant and said that it was ‘the best you’ll get’.</li>
<li>A customer told you that you must serve a counter-notice within two months or lose everything. You are frightened of that.</li>
</ul>
<h3>Only if asked</h3>
<ul>
<li><strong>How long here:</strong> nine years. You bought the business as a going concern from Mr Alwyn Pell: name, recipes, ovens, two
staff. He had run the same bakery there from the first day of the lease, for six years. The landlord’s predecessor consented.</li>
<li><strong>The landlord:</strong> Harcastle bought the building about three years ago from Wexley Almshouse Charity. Its director told you that he means to open
one of his own coffee shops at number 14.</li>
<li><strong>Rent:</strong> £22,000 a year, quarterly. First say that you were late ‘once or twice’. If pressed kindly: three times in two years, by 18, 9 and
9 days; an oven failed, then a big customer paid late. Never since last October. Nobody complained at the time.</li>
<li><strong>Upstairs:</strong> part is flour store. Since January your sister Rowena has lived in the front room; she pays £300 a month
and has her own key. Nothing is in writing, and the landlord was not asked.</li>
<li><strong>Plans:</strong> you want at least ten more years. You want to borrow £45,000 for a new oven, and the bank asks how long the lease has to run.</li>
<li><strong>If you had to go:</strong> time to find another shop, and money to move. You spent £26,000 on the kitchen seven years ago.</li>
<li><strong>Signed anything?</strong> No, and you have not answered Mr Dunmore. You would consider £25,000 a year for a long lease.</li>
</ul>
<h3>Questions to ask</h3>
<ol>
<li>Do I have to leave on 24 March? (early)</li>
<li>Should I sign the three-year lease before 31 July? (middle)</li>
<li>If they do get me out, do they owe me anything? (middle)</li>
<li>Mr Dunmore wants to know who is upstairs. Will you write and tell him that nobody is? Or that Rowena works for me? (last ten minutes;
she does not)</li>
</ol>
<h3>The ethics point</h3>
<p>A competent candidate says calmly that neither they nor you may give an untrue answer, that what you have said is
confidential and will not be passed on without your agreement, that you need not answer Mr Dunmore today, and that the firm could not go on if it were asked to
send something false. Accept that with relief if it is put kindly; bristle if you are lectured. If the candidate agrees to write the letter, that is a serious failure.</p>
<h3>Common errors</h3>
<ul>
<li>A list of closed questions from the first minute; never asking what you want.</li>
<li>Reading grounds (b) and (g) aloud without saying what they mean.</li>
<li>Taking ‘once or twice’ at face value; never asking when the landlord bought, or who is upstairs.</li>
<li>Promising that you will win, or agreeing that a counter-notice is needed (the duty to serve one went in 2004).</li>
</ul>
<h3>Marking</h3>
<p><strong>A:</strong> you would recommend this solicitor to a friend: heard, clear on the next steps, nothing important left in the dark.
<strong>C:</strong> most facts come out, the manner is polite, explanations are adequate, some concerns go unanswered.
<strong>F:</strong> you leave more worried or misled, or the candidate agrees to a false statement.</p>`,
  marksheet: [
    {
      title: 'Opening and agenda',
      kind: 'skills',
      weight: 1,
      description:
        'Greets and introduces themselves, gives their status, says how long there is and what will happen, and confirms that what is said is confidential.',
    },
    {
      title: 'Listening to the client’s own account',
      kind: 'skills',
      weight: 2,
      description:
        'Begins with open questions, lets Ms Tarrant tell her story without cutting in, and picks up what she says, the coffee-shop remark and the late rent included.',
    },
    {
      title: 'Questioning to complete the facts',
      kind: 'skills',
      weight: 2,
      description:
        'Uses closed questions where they are needed: date of the landlord’s purchase, history of the occupation and of Mr Pell’s business, dates of late rent, who is upstairs, whether anything was signed. Notices gaps and tactfully tests ‘once or twice’.',
    },
    {
      title: 'Finding out what matters to her',
      kind: 'skills',
      weight: 2,
      description:
        'Discovers that she wants ten more years, the oven loan that hangs on the lease, her four staff, and what she would need if she had to move.',
    },
    {
      title: 'Explaining in plain words',
      kind: 'skills',
      weight: 2,
      description:
        'Explains the notice, its two grounds and an offer ‘outside the Act’ in everyday language, checks understanding, and neither lectures nor uses statute numbers for their own sake.',
    },
    {
      title: 'Answering her concerns',
      kind: 'skills',
      weight: 2,
      description:
        'Addresses her questions: leaving on 24 March, the counter-notice rumour, the 31 July offer and compensation. Gives preliminary advice where that is safe and says honestly what must be checked, with no promise of result.',
    },
    {
      title: 'Handling the request about the first floor',
      kind: 'skills',
      weight: 2,
      description:
        'Declines to make or support an untrue statement firmly but without judgment, explains confidentiality, and offers an honest way forward.',
    },
    {
      title: 'Professional conduct and courtesy',
      kind: 'skills',
      weight: 1,
      description:
        'Polite, calm and respectful throughout; allows for her tiredness and worry; patient when she asks what a word means.',
    },
    {
      title: 'Trust and confidence',
      kind: 'skills',
      weight: 2,
      description:
        'Builds a relationship in which she feels able to mention the arrears and her sister; shows control of the time without rushing her.',
    },
    {
      title: 'Closing and next steps',
      kind: 'skills',
      weight: 1,
      description:
        'Summarises, asks whether anything was missed, says what the firm will do and what she should and should not do (sign nothing, pay on time, send papers), and by when.',
    },
  ],
  extraTasks: [
    {
      title: 'Plan in ten minutes',
      body: '<p>From the documents alone write no more than twelve lines: the five facts you must have before she leaves, and the three questions she is most likely to ask.</p>',
    },
    {
      title: 'Say it without the statute',
      body: '<p>Record yourself for two minutes explaining to Ms Tarrant what it means to give up the protection of the 1954 Act. Use no section numbers and no word that she would not use in the shop.</p>',
    },
  ],
  materials: [
    {
      title: 'Section 25 notice',
      format: 'pdf',
      studentCanView: true,
      blocks: [
        { heading: 'Landlord’s notice ending a business tenancy with reasons for refusing a new one', level: 1 },
        { paragraph: 'Section 25 of the Landlord and Tenant Act 1954 (Form 2, extract)' },
        {
          facts: [
            ['To', 'Imogen Claire Tarrant, 14 Sheep Street, Wexley'],
            ['From', 'Harcastle Estates Limited, Harcastle House, Ferry Road, Wexley'],
            ['Date of notice', '1 July'],
            ['Delivered', 'By recorded delivery to 14 Sheep Street on 1 July'],
            ['Premises', '14 Sheep Street, Wexley: ground-floor shop and first-floor store'],
          ],
        },
        {
          list: [
            'This notice applies to the premises above, of which you are tenant.',
            'We are giving you notice under section 25 of the Landlord and Tenant Act 1954 to end your tenancy on 24 March next.',
            'We are opposed to the grant of a new tenancy.',
            'You will find at the end of this notice the grounds in section 30(1) on which we rely: grounds (b) and (g).',
            'If we cannot agree, you may ask the court to order the grant of a new tenancy. You must do so by the date in paragraph 2, unless we agree in writing to a later date.',
          ],
          numbered: true,
        },
        { heading: 'Grounds', level: 2 },
        {
          table: [
            ['Ground', 'Wording'],
            [
              '(b)',
              'That the tenant ought not to be granted a new tenancy in view of his persistent delay in paying rent which has become due',
            ],
            [
              '(g)',
              'That on the termination of the current tenancy the landlord intends to occupy the holding for the purposes, or partly for the purposes, of a business to be carried on by him therein, or as his residence',
            ],
          ],
        },
        { signature: 'Leo Harcastle, director, for Harcastle Estates Limited' },
      ],
    },
    {
      title: 'Lease of 14 Sheep Street (extracts)',
      format: 'pdf',
      studentCanView: true,
      blocks: [
        { heading: 'Lease: extracts', level: 1 },
        {
          facts: [
            ['Landlord', 'The Trustees of Wexley Almshouse Charity (reversion since transferred)'],
            [
              'Tenant',
              'Alwyn Pell (residue assigned, with landlord’s licence, to Imogen Claire Tarrant nine years ago)',
            ],
            ['Premises', 'Ground-floor shop and first floor at 14 Sheep Street, Wexley'],
            ['Term', 'Fifteen years from and including 25 March, expiring on 24 March next'],
            ['Rent', '£22,000 a year, following the last review'],
            ['Rent days', '25 March, 24 June, 29 September and 25 December, by equal payments'],
          ],
        },
        { heading: '3. Tenant’s covenants', level: 2 },
        {
          list: [
            '3.1 To pay the rent on the rent days without deduction.',
            '3.6 Not to make structural alterations; other alterations only with the landlord’s consent, not to be unreasonably withheld.',
            '3.9 To use the ground floor as a bakery and shop, and the first floor as storage and staff facilities ancillary to it, and for no other purpose.',
            '3.11 Not to assign, underlet, part with or share possession or occupation of part of the Premises.',
            '3.12 Not to assign or underlet the whole without the landlord’s consent, not to be unreasonably withheld.',
          ],
        },
        { heading: '6. Provisos', level: 2 },
        {
          list: [
            '6.1 The landlord may re-enter if rent is 14 days in arrear, whether formally demanded or not, or if a tenant’s covenant is broken.',
            '6.4 Interest at four per cent above base rate is payable on rent more than 14 days late, if demanded.',
          ],
        },
        {
          paragraph:
            'The lease contains no agreement excluding sections 24 to 28 of the Landlord and Tenant Act 1954 and no reference to a warning notice or declaration.',
        },
      ],
    },
    {
      title: 'E-mail from the landlord’s agent',
      format: 'docx',
      studentCanView: true,
      blocks: [
        {
          facts: [
            ['From', 'Neil Dunmore, Dunmore Lettings'],
            ['To', 'Imogen Tarrant'],
            ['Date', '6 July'],
            ['Subject', '14 Sheep Street: a way forward'],
          ],
        },
        { paragraph: 'Dear Imogen' },
        {
          paragraph:
            'Following the notice, my client has authorised me to offer you some breathing space. He would grant a new lease of three years from 25 March next at £29,000 a year, outside the security of tenure provisions of the 1954 Act. He would be able to break on six months’ notice after the first year.',
        },
        {
          paragraph:
            'You would sign a short declaration, which I can bring round, and would agree not to go to court. The offer stays open until 31 July, after which my client will simply take the shop back in March.',
        },
        {
          paragraph:
            'Separately, for our file please confirm by return who occupies the first floor. A neighbour has mentioned curtains.',
        },
        { signature: 'Neil Dunmore' },
      ],
    },
    {
      title: 'Role sheet for the person who plays Ms Tarrant',
      format: 'pdf',
      studentCanView: false,
      blocks: [
        { heading: 'Imogen Tarrant at a glance', level: 1 },
        {
          facts: [
            ['In the shop', 'Nine years; Mr Pell six years before that, the same bakery'],
            ['Landlord bought', 'About three years ago, from the charity, to open a coffee shop'],
            ['Late rent', '18, 9 and 9 days; none since last October'],
            ['Upstairs', 'Sister Rowena since January, £300 a month, own key'],
            ['You want', 'Ten more years; £45,000 loan for an oven; up to £25,000 a year'],
            ['If you must go', 'Time and moving money; £26,000 was spent on the kitchen'],
          ],
        },
        { heading: 'Lines', level: 2 },
        {
          list: [
            '‘I don’t want a war, I want to bake bread.’',
            '‘I’m sorry, I don’t know what that means.’ (once, at the first unexplained term)',
            '‘Couldn’t you just tell him that nobody’s up there?’ (after 15 minutes)',
            '‘So what do I do tomorrow morning?’ (if the close is vague)',
          ],
        },
        {
          paragraph:
            'Give no fact under ‘only if asked’ unless a question fairly calls for it. A broad open question such as ‘Tell me about the whole building and who uses it’ does call for Rowena.',
        },
      ],
    },
  ],
  templates: [],
  suggestedAnswer: `
<h2>A model interview</h2>
<h3>Opening (2 minutes)</h3>
<p>‘Good morning, Ms Tarrant. I am a solicitor in Philippa Garland’s team. I have read the notice, your lease and
Mr Dunmore’s e-mail. What you tell me is confidential. I should like to hear it from you first, then I shall ask questions, tell you what I
can today, and agree what happens next. Tell me what has been going on.’</p>
<h3>Her account and the gaps (12 minutes)</h3>
<p>After her own account, move by topic and say so: the building and who uses it; how she came to the lease; the landlord; rent; her plans.
The facts that change the advice are these:</p>
<table><thead><tr><th>Fact</th><th>Why it matters</th></tr></thead><tbody>
<tr><td>Harcastle bought about three years ago</td><td>A landlord who bought within five years before the end of the tenancy cannot rely on ground (g): s 30(2)</td></tr>
<tr><td>Three late payments, none since October, no complaint</td><td>Ground (b) needs persistent delay, and the court asks whether a new tenancy ought to be refused because of it</td></tr>
<tr><td>Business bought as a going concern from Mr Pell, six years before her nine</td><td>Fourteen years’ occupation doubles any compensation: s 37(2) and (3)</td></tr>
<tr><td>Rowena lives upstairs</td><td>That part may fall outside the ‘holding’ (s 23(3)); breach of clauses 3.9 and 3.11; risk of forfeiture</td></tr>
<tr><td>Nothing signed</td><td>Her protection is intact</td></tr></tbody></table>
<h3>What can safely be said</h3>
<ul>
<li><strong>‘Do I have to leave?’</strong> Not on the strength of the notice alone. The law lets most business tenants ask the court for a
new lease, and the landlord must prove one of its reasons. ‘From what you say, the coffee-shop reason may well not be open to
a landlord that bought so recently. We shall check the Land Registry before we rely on that.’</li>
<li><strong>Counter-notice.</strong> No longer needed. What matters is that an application reaches the court before the notice takes effect on 24 March, unless
more time is agreed in writing before then. We shall work well ahead of that.</li>
<li><strong>The offer.</strong> Do not sign. A lease outside the Act would leave her with no right to renew and no statutory compensation,
and one that can be broken after a year does not suit her loan. 31 July is the agent’s date and not a legal deadline.</li>
<li><strong>Compensation.</strong> Possible where a landlord wins only on a reason that is not the tenant’s fault. It depends on the
ground and on how matters end; she should not leave early in the hope of it. Figures will come in Ms Garland’s letter.</li>
<li><strong>Late rent.</strong> Three lapses with an explanation and a clean run since are not hopeless. Pay every instalment on the day from now on.</li>
</ul>
<h3>The first floor</h3>
<p>‘I understand why you ask. I cannot tell Mr Dunmore something that we both know is not so, and you should not either: it would make things much worse if
it came out, and we could not go on acting if we were asked to put it forward. What you have told me stays in this
room unless you agree. You need not reply today. We shall look at how Rowena’s stay can be put right and agree an honest reply.’ (SRA Principles 2, 4 and 5;
Code of Conduct for Solicitors, RELs, RFLs and RSLs, paragraphs 1.4 and 6.3.)</p>
<h3>Close (3 minutes)</h3>
<p>Summarise her aim: to stay, ten years if possible, at about £25,000. The firm will get the official copies of the landlord’s title, check dates and the notice,
and write this week with advice and costs. She will send the rent and bank records, the assignment from Mr Pell, the business purchase agreement and the rates bill; pay on time;
sign nothing; refer Mr Dunmore to the firm. ‘Is there anything I have not asked that you hoped I would?’</p>`,
}
